import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Recording of a live',
  component: Scene,
  args: { address: '/liveDetails?live_id=1', live: roomStandIns, delays: { pause: 3_600_000 } },
  beforeEach: (story) => openRoom(story),
})

const end = async (stage: Stage) => {
  const hands = await comeIn(stage)
  theRoom().room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
  await hands.read('room.cover.ended')
  return hands
}

export const Asking = meta.story({
  name: '直播录像 · 正在查询 / Being asked for',
  parameters: { state: 'recording.asking' },
  play: async (stage) => {
    await comeIn(stage)
    theRoom().room.holdInfo()
    await end(stage)
  },
})

export const Waiting = meta.story({
  name: '直播录像 · 尚未生成，稍后再查 / Not made yet; asked again soon',
  parameters: { state: 'recording.waiting' },
  play: async (stage) => {
    const { read } = await end(stage)
    await read('room.recording.soon')
  },
})

export const Ready = meta.story({
  name: '直播录像 · 生成后自动出现，不必刷新 / It appears by itself',
  parameters: { state: 'recording.ready' },
  args: { delays: { pause: 40 } },
  play: async (stage) => {
    const { page, read, say } = await end(stage)
    await read('room.recording.soon')
    theRoom().room.record(7)
    await waitFor(() =>
      expect(page.getByRole('link', { name: say('room.recording') })).toHaveAttribute(
        'href',
        '/videoDetails?video_id=7',
      ),
    )
  },
})

export const None = meta.story({
  name: '直播录像 · 暂无录像，可以再找 / None yet; can be looked for again',
  parameters: { state: 'recording.none' },
  args: { delays: { pause: 0 } },
  play: async (stage) => {
    const { read, see } = await end(stage)
    await read('room.recording.none')
    await see('button', 'room.do.askRecording')
  },
})
