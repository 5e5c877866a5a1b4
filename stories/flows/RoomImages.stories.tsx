import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { comeIn, openRoom, roomStandIns, theRoom } from '../../workbench/harness/scene/room.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const images = {
  bg_image: '/covers/network.svg',
  cloud_bg_image: '/covers/lattice.svg',
  out_pop_image: '/covers/seal.svg',
  live_image: '/covers/orbits.svg',
}
const picturesOf = () => [...document.images].map((image) => new URL(image.src).pathname)

const meta = preview.meta({
  title: 'Flows/Pictures of a live room',
  component: Scene,
  args: { address: '/liveDetails?live_id=1', live: roomStandIns },
  beforeEach: (story) => openRoom(story, { state: () => ({ images }) }),
})

export const Before = meta.story({
  name: '直播图片 · 开播前：封面、背景与倒计时 [LIVE-06] / Before the start: cover, background, countdown',
  parameters: { state: 'stage.open.not_started.idle' },
  beforeEach: (story) =>
    openRoom(story, { state: () => ({ images, liveStage: 'not_started', startedAt: null, cdn: null }) }),
  play: async (stage) => {
    const { read } = await comeIn(stage)
    await read('room.startsIn.soon')
    await waitFor(() => expect(picturesOf()).toEqual(expect.arrayContaining([images.live_image])))
    await expect(picturesOf()).toEqual(expect.arrayContaining([images.bg_image]))
  },
})

export const NobodySends = meta.story({
  name: '直播图片 · 无人推流：混流背景 [LIVE-06] / Nobody sends: background of the cdn line',
  parameters: { state: 'streamMode.cdn.waiting' },
  beforeEach: (story) => openRoom(story, { state: () => ({ images, cdn: null }) }),
  play: async (stage) => {
    await comeIn(stage)
    await waitFor(() => expect(picturesOf()).toEqual(expect.arrayContaining([images.cloud_bg_image])))
  },
})

export const Leaving = meta.story({
  name: '直播图片 · 离开前弹出 [LIVE-06] / The pop-up on leaving',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: async (stage) => {
    const { page, press, see } = await comeIn(stage)
    await press('room.do.leave')
    await see('heading', 'room.leave')
    await expect(picturesOf()).toEqual(expect.arrayContaining([images.out_pop_image]))
    await press('room.do.stay')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
})

export const Farewell = meta.story({
  name: '直播图片 · 结束时弹出 [LIVE-06] / The pop-up at the end',
  parameters: { state: 'stage.ended' },
  play: async (stage) => {
    const { see } = await comeIn(stage)
    theRoom().room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
    await see('heading', 'room.farewell')
    await waitFor(() => expect(picturesOf()).toEqual(expect.arrayContaining([images.out_pop_image])))
  },
})
