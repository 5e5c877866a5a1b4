import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Uploading a picture',
  component: Scene,
  args: { address: '/attest' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily('getApplication'),
      // A picture that the workshop has.
      answer('upload', { url: '/brand/logo.svg' }),
    )
  },
})

const choose = async (stage: Stage, name = 'logo.png') => {
  const { page, say } = pageActions(stage)
  const chooser = await page.findByLabelText(say('attest.field.logo'))
  const file = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' })
  await stage.userEvent.upload(chooser, file)
}

export const Empty = meta.story({
  name: '图片上传 · 尚未选择 / Nothing chosen',
  // The licence stands at the same place as the logo.
  parameters: { state: 'fileUpload.empty' },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    await expect(await page.findByLabelText(say('attest.field.logo'))).toBeEnabled()
  },
})

export const Uploading = meta.story({
  name: '图片上传 · 正在上传，有进度 / On its way, with its progress',
  parameters: { state: 'fileUpload.uploading' },
  beforeEach: ({ msw }) => msw.use(fault('upload', 'hang')),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await choose(stage)
    await see('progressbar', 'attest.upload.progress')
  },
})

export const Kept = meta.story({
  name: '图片上传 · 已上传 / Uploaded',
  parameters: { state: 'fileUpload.kept' },
  play: async (stage) => {
    const { read } = pageActions(stage)
    await choose(stage)
    await read('attest.upload.kept')
  },
})

export const Failed = meta.story({
  name: '图片上传 · 网络中断，可重试 / Broken off: retry',
  parameters: { state: 'fileUpload.failed' },
  beforeEach: ({ msw }) => msw.use(fault('upload', 'offline')),
  play: async (stage) => {
    const { see } = pageActions(stage)
    await choose(stage)
    await see('button', 'state.retry')
  },
})

export const Refused = meta.story({
  name: '图片上传 · 内容不是图片 / Refused: not what it says it is [FILE-02]',
  parameters: { state: 'fileUpload.refused' },
  beforeEach: ({ msw }) => msw.use(refuse('upload', 'fileContentWrong')),
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    await choose(stage)
    await waitFor(async () =>
      expect(await page.findByLabelText(say('attest.field.logo'))).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})
