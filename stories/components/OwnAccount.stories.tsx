import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { drawnPicture } from '../../workbench/harness/stage/drawnPicture.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Own account' } satisfies Meta
export default meta

const member = { at: '/account', signedIn: true }

/** Chooses a picture, and crops it. */
const crop = async ({ stage }: Pick<Page, 'stage'>) => {
  const chooser = await until(() => element<HTMLInputElement>('#profile input[type="file"]'))
  await stage.user.upload(chooser, await drawnPicture())
  const box = await dialog()
  await until(() => element('img', box))
  return box
}
const cropAndSend = async (page: Page) => {
  await crop(page)
  await page.answer('account.crop.use')
  await until(expectNoDialog)
}

export const Cropping: StoryObj = {
  name: '头像 · 选取显示的部分 / The part of a picture that is shown [MEM-03]',
  play: visit(member, async (page) => {
    const box = await crop(page)
    await until(() => expect(box.querySelector('[role="slider"]')).not.toBeNull())
  }),
}
export const Uploading: StoryObj = {
  name: '头像 · 正在上传，显示进度 / The picture is on its way [FILE-01]',
  play: visit({ ...member, network: () => [inTurn('upload', never)] }, async (page) => {
    await cropAndSend(page)
    const upload = () => page.stage.actor('fileUpload')
    await until(() => expect(upload().getSnapshot().matches('uploading')).toBe(true))
    upload().send({ type: 'upload.progressed', share: 0.6 })
    await until(() => expect(element<HTMLProgressElement>('#profile progress').value).toBeGreaterThan(0.5))
  }),
}
export const UploadFailed: StoryObj = {
  name: '头像 · 上传失败，可重试 / It failed, and can be tried again [FILE-01]',
  play: visit({ ...member, network: () => [fault('upload', 'offline')] }, async (page) => {
    await cropAndSend(page)
    await page.see('button', 'state.retry')
  }),
}

const asked = '2026-11-21T02:00:00.000Z'
export const ExportMaking: StoryObj = {
  name: '我的数据 · 正在整理 / The archive is being made [ACC-03]',
  play: visit(
    {
      ...member,
      network: () => [
        altered('getOwnAccount', (account) => ({
          ...account,
          data_export: { asked_at: asked, until: null, bytes: 0 },
        })),
      ],
    },
    async ({ read }) => {
      await read('account.export.making')
      expect(element('#data').querySelector('button')).toBeNull()
    },
  ),
}
export const ExportReady: StoryObj = {
  name: '我的数据 · 已整理好，可下载 / The archive can be downloaded [ACC-03]',
  play: visit(
    {
      ...member,
      network: () => [
        altered('getOwnAccount', (account) => ({
          ...account,
          data_export: { asked_at: asked, until: '2026-11-28T02:00:00.000Z', bytes: 4_718_592 },
        })),
      ],
    },
    () => until(() => expect(element('#data a[download]').textContent).toContain('4.7')),
  ),
}
