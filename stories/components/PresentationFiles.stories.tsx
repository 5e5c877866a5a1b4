import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import { fault, refuse } from '../../mocks/handlers.ts'
import type { Presentation } from '../../src/contract/presentation.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { answered, ending } from '../../workbench/harness/stage/responses.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import type { Stage } from '../../workbench/harness/stage/createStage.tsx'

const meta = { title: 'Components/Presentation files' } satisfies Meta
export default meta

const oral = { at: '/personal/file/oral', signedIn: true } as const
const post = { at: '/personal/file/post', signedIn: true } as const

/** The list with its first paper changed. */
const first = (change: Partial<Presentation>) =>
  altered('listPresentations', (page) => ({
    ...page,
    list: page.list.map((one, place) => (place === 0 ? { ...one, ...change } : one)),
  }))

/** Chooses a file for the first paper. */
const choose = async (stage: Stage, name = 'talk.pptx', content: BlobPart = 'PK') => {
  const chooser = await until(() => element<HTMLInputElement>('main input[type="file"]'))
  await stage.user.upload(chooser, new File([content], name))
  return chooser
}
const box = () => element<HTMLElement>('main [data-view]')

export const Listed: StoryObj = {
  name: '口头报告文件 / Files for talks [MEM-01] [FILE-03]',
  play: visit(oral, async ({ see, read }) => {
    await see('button', 'files.remove')
    await read('files.upload.oral')
    expect(element('main a[download]').getAttribute('href')).toBe('/files/presentation/3')
  }),
}
export const Posters: StoryObj = {
  name: '海报文件 / Posters [MEM-01]',
  play: visit(post, ({ read }) => read('files.replace.post')),
}
export const Loading: StoryObj = {
  name: '正在加载 / Loading',
  play: visit({ ...oral, network: () => [fault('listPresentations', 'hang')] }, ({ read }) =>
    read('state.loading'),
  ),
}
export const Empty: StoryObj = {
  name: '没有已录用的论文，可去查看投稿 / No accepted paper: on to the submissions [MEM-01]',
  play: visit(
    { ...oral, network: () => [altered('listPresentations', (page) => ({ ...page, list: [], total: 0 }))] },
    async ({ read, see }) => {
      await read('files.empty.oral')
      const link = await see('link', 'files.papers')
      expect(link.getAttribute('href')).toBe('/personal/paper/postedby')
    },
  ),
}
export const Failed: StoryObj = {
  name: '加载失败，可重试 / Could not be loaded: retry [MEM-01]',
  play: visit(
    {
      ...oral,
      network: () => [inTurn('listPresentations', () => ending('listPresentations', 'server'), never)],
    },
    async ({ press, read }) => {
      await press('state.retry')
      await read('state.loading')
    },
  ),
}
export const Uploading: StoryObj = {
  name: '正在上传，可取消 / On its way; it can be given up [FILE-02]',
  play: visit(oral, async ({ stage, network, see }) => {
    network.hold('uploadPresentation')
    await choose(stage)
    await see('button', 'shell.cancel')
    expect(box().dataset['view']).toBe('uploading')
    expect(box().querySelector('progress')).not.toBeNull()
  }),
}
export const Cancelled: StoryObj = {
  name: '取消上传，原文件不变 / Given up: the file before it stays [FILE-02]',
  play: visit(oral, async ({ stage, network, press, read }) => {
    network.hold('uploadPresentation')
    const chooser = await choose(stage)
    await press('shell.cancel')
    await until(() => expect(box().dataset['view']).toBe('empty'))
    await read('files.remove')
    expect(document.activeElement).toBe(chooser)
  }),
}
export const Broken: StoryObj = {
  name: '最后一步中断，续传 / Broken off at its end: goes on [FILE-02]',
  play: visit(
    {
      ...oral,
      network: () => [
        inTurn(
          'uploadPresentation',
          () => ending('uploadPresentation', 'offline'),
          (language) => answered('uploadPresentation', fixturesFor(language).uploadPresentation),
        ),
      ],
    },
    async ({ stage, press, read }) => {
      await choose(stage)
      await until(() => expect(box().dataset['view']).toBe('interrupted'))
      await read('error.kind.offline')
      await press('attest.upload.resume')
      await until(() => expect(box().dataset['view']).toBe('kept'))
    },
  ),
}
export const WrongType: StoryObj = {
  name: '文件类型不符，不会上传 / Another type: nothing is sent [FILE-01]',
  play: visit({ ...oral, network: () => [fault('uploadPresentation', '500')] }, async ({ stage }) => {
    const chooser = await until(() => element<HTMLInputElement>('main input[type="file"]'))
    chooser.removeAttribute('accept')
    await choose(stage, 'talk.pdf')
    await until(() => expect(box().dataset['view']).toBe('refused'))
  }),
}
export const TooLarge: StoryObj = {
  name: '超过2 MB，不会上传 / Larger than 2 MB: nothing is sent [FILE-01]',
  play: visit({ ...oral, network: () => [fault('uploadPresentation', '500')] }, async ({ stage }) => {
    await choose(stage, 'talk.pptx', new Uint8Array(2 * 1024 * 1024 + 1))
    await until(() => expect(box().dataset['view']).toBe('refused'))
  }),
}
export const Lying: StoryObj = {
  name: '服务器发现内容不符 / The server finds another content [FILE-02]',
  play: visit(
    { ...oral, network: () => [refuse('uploadPresentation', 'fileContentWrong')] },
    async ({ stage }) => {
      await choose(stage)
      await until(() => expect(box().dataset['view']).toBe('refused'))
      expect(element('main').textContent).toContain(messageOf('fileContentWrong', stage.language, null))
    },
  ),
}
export const Replaced: StoryObj = {
  name: '已更换，原文件进入历史版本 / Replaced: the one before is an earlier version now [FILE-03]',
  play: visit(oral, async ({ stage, read }) => {
    await choose(stage)
    await read('files.earlier', { count: 2 })
    await until(() => expect(box().dataset['view']).toBe('kept'))
    const [summary] = document.querySelectorAll<HTMLElement>('main summary')
    if (summary === undefined) throw new Error('there are no earlier versions')
    await stage.user.click(summary)
    expect(
      [...document.querySelectorAll('main details[open] a[download]')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(['/files/presentation/3', '/files/presentation/2'])
  }),
}
export const Removed: StoryObj = {
  name: '已移除，可撤销 / Removed: it can be put back',
  play: visit(oral, async ({ press, see, read, stage }) => {
    await press('files.remove')
    const undo = await see('button', 'files.undo')
    await read('files.earlier', { count: 2 })
    expect(document.activeElement).toBe(undo)
    await read('files.removed', {
      name: fixturesFor(stage.language).listPresentations.list[0]?.current?.name ?? '',
    })
  }),
}
export const PutBack: StoryObj = {
  name: '撤销移除 / Put back',
  play: visit(oral, async ({ press, see, read }) => {
    await press('files.remove')
    await read('files.earlier', { count: 2 })
    await press('files.undo')
    await see('button', 'files.remove')
    await read('files.earlier', { count: 1 })
  }),
}
export const NotRemoved: StoryObj = {
  name: '移除失败，文件仍在 / Not removed: it is still there',
  play: visit(
    { ...oral, network: () => [refuse('removePresentation', 'paperWithdrawn')] },
    async ({ press, see, stage }) => {
      await press('files.remove')
      await toast(messageOf('paperWithdrawn', stage.language, null))
      await see('button', 'files.remove')
    },
  ),
}
export const Closed: StoryObj = {
  name: '论文已撤回，只能下载 / A withdrawn paper: files are only downloaded [FILE-03]',
  play: visit({ ...oral, network: () => [first({ is_open: false })] }, async ({ read }) => {
    await read('files.closed')
    expect(element('main article').querySelector('input, button')).toBeNull()
    expect(element('main article a[download]')).not.toBeNull()
  }),
}
