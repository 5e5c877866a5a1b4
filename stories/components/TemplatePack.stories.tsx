import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { createTemplatePacks } from '../../mocks/templatePacks.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import { templateLimit } from '../../src/contract/templateFile.ts'
import { altered, inTurn } from '../../workbench/harness/stage/answers.ts'
import type { Stage } from '../../workbench/harness/stage/createStage.tsx'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, expectNoDialog, openDialog } from '../../workbench/harness/stage/pageActions.ts'
import { answered, ending } from '../../workbench/harness/stage/responses.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'

const meta = { title: 'Components/Template pack' } satisfies Meta
export default meta

const settings = { at: '/console/papers/1/settings', signedIn: true } as const
/** Begins with the platform's, and stores uploads. */
const empty = { ...settings, network: () => createTemplatePacks().handlers }

const chooser = () => until(() => element<HTMLInputElement>('main input[name="template"][type="file"]'))
const choose = async (stage: Stage, name = '论文模板.zip', content: BlobPart = 'PK') => {
  const input = await chooser()
  await stage.user.upload(input, new File([content], name))
}
const panel = () => element<HTMLElement>('main [data-pack]')
const box = () => element<HTMLElement>('[data-view]', panel())
const saysReason = (stage: Stage, reason: 'archiveUnsafe' | 'fileTypeWrong' | 'fileTooLarge') =>
  until(() => expect(panel().textContent).toContain(messageOf(reason, stage.language, null)))

export const Own: StoryObj = {
  name: '本会议的模板：文件名、大小、时间与上传人 / The conference’s own: name, size, when and by whom [MEM-02]',
  play: visit(settings, async ({ stage, read, see }) => {
    await read('template.own')
    const { own, changed } = fixturesFor(stage.language).getTemplatePack
    expect(panel().textContent).toContain(own?.name)
    expect(panel().textContent).toContain(changed?.by)
    expect(panel().textContent).toContain('1.5 MB')
    const link = await see('link', 'template.download.named', { name: own?.name ?? '' })
    expect(link.getAttribute('href')).toBe('/files/template/1')
    expect(link.hasAttribute('download')).toBe(true)
  }),
}
export const Platform: StoryObj = {
  name: '没有上传，使用平台模板 / None was uploaded: authors get the platform’s [MEM-02]',
  play: visit(empty, async ({ read, see }) => {
    await read('template.platform')
    const link = await see('link', 'template.download')
    expect(link.getAttribute('href')).toBe('/files/template/1')
    expect(panel().querySelector('small time')).toBeNull()
  }),
}
export const Uploading: StoryObj = {
  name: '正在上传，可取消 / On its way; it can be given up [FILE-02]',
  play: visit(empty, async ({ stage, network, see }) => {
    network.hold('uploadTemplatePack')
    await choose(stage)
    await see('button', 'shell.cancel')
    expect(box().dataset['view']).toBe('uploading')
    expect(box().querySelector('progress')).not.toBeNull()
  }),
}
export const Cancelled: StoryObj = {
  name: '取消上传，模板不变 / Given up: what was in force stays [FILE-02]',
  play: visit(empty, async ({ stage, network, press, read }) => {
    network.hold('uploadTemplatePack')
    await choose(stage)
    await press('shell.cancel')
    await until(() => expect(box().dataset['view']).toBe('empty'))
    await read('template.platform')
    expect(document.activeElement).toBe(await chooser())
  }),
}
export const Uploaded: StoryObj = {
  name: '上传后立即生效 / It is in force as soon as it is there [MEM-02]',
  play: visit(empty, async ({ stage, read, see }) => {
    await choose(stage)
    await read('template.own')
    await see('link', 'template.download.named', { name: '论文模板.zip' })
    await until(() => expect(box().dataset['view']).toBe('kept'))
    await read('template.replace')
  }),
}
export const Broken: StoryObj = {
  name: '最后一步中断，续传 / Broken off at its end: goes on [FILE-01]',
  play: visit(
    {
      ...empty,
      network: () => [
        inTurn(
          'uploadTemplatePack',
          () => ending('uploadTemplatePack', 'offline'),
          (language) => answered('uploadTemplatePack', fixturesFor(language).uploadTemplatePack),
        ),
        ...createTemplatePacks().handlers,
      ],
    },
    async ({ stage, press, read }) => {
      await choose(stage)
      await until(() => expect(box().dataset['view']).toBe('interrupted'))
      await read('error.kind.offline')
      await press('attest.upload.resume')
      await read('template.own')
    },
  ),
}
export const WrongType: StoryObj = {
  name: '文件类型不符，不会上传 / Another type: nothing is sent [FILE-02]',
  play: visit(empty, async ({ stage, network }) => {
    network.hold('beginTemplatePack')
    const input = await chooser()
    input.removeAttribute('accept')
    await choose(stage, '模板.exe')
    await until(() => expect(box().dataset['view']).toBe('refused'))
    await saysReason(stage, 'fileTypeWrong')
  }),
}
export const TooLarge: StoryObj = {
  name: '超过10 MB，不会上传 / Larger than 10 MB: nothing is sent [FILE-02]',
  play: visit(empty, async ({ stage, network }) => {
    network.hold('beginTemplatePack')
    await choose(stage, '模板.zip', new Uint8Array(templateLimit + 1))
    await until(() => expect(box().dataset['view']).toBe('refused'))
    await saysReason(stage, 'fileTooLarge')
  }),
}
export const Unsafe: StoryObj = {
  name: '压缩包内有程序，被拒绝 / An archive with a program is refused [FILE-02]',
  play: visit(
    {
      ...settings,
      network: () => [refuse('uploadTemplatePack', 'archiveUnsafe'), ...createTemplatePacks().handlers],
    },
    async ({ stage, read }) => {
      await choose(stage)
      await until(() => expect(box().dataset['view']).toBe('refused'))
      await saysReason(stage, 'archiveUnsafe')
      await read('template.platform')
    },
  ),
}
export const Overtaken: StoryObj = {
  name: '上传时另一位主办方已更换，先看最新的 / Another chair was faster: what stands now is looked at first',
  play: visit(
    {
      ...settings,
      network: () => [refuse('uploadTemplatePack', 'versionConflict'), ...createTemplatePacks().handlers],
    },
    async ({ stage, press, read }) => {
      await choose(stage)
      await read('desk.outdated')
      await press('desk.reload')
      await read('template.platform')
    },
  ),
}
export const Removed: StoryObj = {
  name: '移除：确认一次，之后可重新上传 / Removed after one question; another upload brings it back [MEM-02]',
  play: visit(empty, async ({ stage, press, answer, read }) => {
    await choose(stage)
    await press('template.remove')
    await read('template.removeText', { name: '论文模板.zip' })
    await answer('template.remove')
    await toast(stage.say('template.removed'))
    await expectNoDialog()
    await read('template.platform')
    await until(() => expect(document.activeElement?.id).toBe('templates'))
    // The name of the user who removed it stays visible.
    expect(panel().textContent).toContain(fixturesFor(stage.language).getTemplatePack.changed?.by)
    await choose(stage)
    await read('template.own')
  }),
}
export const Kept: StoryObj = {
  name: '改变主意，不移除 / A second thought: nothing is removed',
  play: visit(settings, async ({ press, answer, see }) => {
    await press('template.remove')
    // A dialog that has just opened takes the focus; before that there is nothing to give back.
    await until(() => expect(openDialog()?.contains(document.activeElement)).toBe(true))
    await answer('shell.cancel')
    await expectNoDialog()
    const button = await see('button', 'template.remove')
    await until(() => expect(document.activeElement).toBe(button))
  }),
}
export const LongName: StoryObj = {
  name: '很长的文件名 / A very long name',
  play: visit(
    {
      ...settings,
      network: () => [
        altered('getTemplatePack', (pack) => ({
          ...pack,
          own: { name: `${'论文模板PaperTemplates'.repeat(9)}.zip`, bytes: templateLimit },
        })),
      ],
    },
    ({ read }) => read('template.own'),
  ),
}
