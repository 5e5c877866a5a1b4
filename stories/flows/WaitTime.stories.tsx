import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { messageLanguage, messageOf } from '../../server/shared/sentences/messages.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/How long a hand waits',
  component: Scene,
  args: { address: '/meetStream/1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }),
})

const choose = async (stage: Stage, seconds: number) => {
  const hands = await comeIn(stage)
  const field = await hands.page.findByRole('combobox', { name: hands.say('room.hands.wait') })
  await expect(field).toHaveValue('10')
  await stage.userEvent.selectOptions(field, String(seconds))
  return { ...hands, field }
}

export const Resting = meta.story({
  name: '举手等待时间 · 改为30秒 [MIC-01] / Set to 30 seconds',
  parameters: { state: 'waitTime.resting' },
  play: async (stage) => {
    const { field } = await choose(stage, 30)
    await waitFor(() => expect(theRoom().room.state().linkMicWaitTime).toBe(30))
    await expect(field).toHaveValue('30')
  },
})

export const Saving = meta.story({
  name: '举手等待时间 · 正在修改 / Being changed',
  parameters: { state: 'waitTime.saving' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.hold('room.set')),
  play: async (stage) => {
    await choose(stage, 60)
  },
})

export const Refused = meta.story({
  name: '举手等待时间 · 修改被拒绝，仍是原来的时间 [LIVE-07] / Refused; the time is what it was',
  parameters: { state: 'waitTime.resting' },
  beforeEach: (story) => openRoom(story, { role: 'anchor' }, (room) => room.refuse('room.set', 'epochStale')),
  play: async (stage) => {
    const { field, page } = await choose(stage, 5)
    const language = messageLanguage(String(stage.globals['locale']))
    await page.findByText(messageOf('epochStale', language, null))
    await expect(field).toHaveValue('10')
  },
})
