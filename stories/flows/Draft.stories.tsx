import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { memberRegisters, registerAddress } from '../../workbench/harness/scene/registration.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Draft',
  component: Scene,
  args: { address: registerAddress, delays: { quiet: 20 } },
  beforeEach: ({ msw }) => msw.use(...memberRegisters()),
})

const type = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.fill('register.field.position', '教授')
  return hands
}

export const Untouched = meta.story({
  name: '草稿 · 尚未修改 / Nothing was changed yet',
  parameters: { state: 'draft.untouched' },
  play: async (stage) => {
    await pageActions(stage).read('register.draft.restored')
  },
})

export const Changed = meta.story({
  name: '草稿 · 有修改，等待停顿 / Changed, waiting for a pause',
  parameters: { state: 'draft.changed' },
  args: { delays: {} },
  play: async (stage) => {
    await type(stage)
  },
})

export const Saving = meta.story({
  name: '草稿 · 正在保存 / Being kept',
  parameters: { state: 'draft.saving' },
  beforeEach: ({ msw }) => msw.use(fault('saveDraft', 'hang')),
  play: async (stage) => {
    const { read } = await type(stage)
    await read('register.draft.saving')
  },
})

export const Kept = meta.story({
  name: '草稿 · 已保存 / Kept',
  parameters: { state: 'draft.kept' },
  play: async (stage) => {
    const { read } = await type(stage)
    await read('register.draft.kept')
  },
})

export const Unsaved = meta.story({
  name: '草稿 · 没有存上，下次修改时再试 / Could not be kept: the next change tries again',
  parameters: { state: 'draft.unsaved' },
  beforeEach: ({ msw }) => msw.use(fault('saveDraft', 'offline')),
  play: async (stage) => {
    const { read } = await type(stage)
    await read('register.draft.unsaved')
  },
})
