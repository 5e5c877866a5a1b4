import type { Meta, StoryObj } from '@storybook/react-vite'

import { inRoom } from '../../workbench/harness/story/visit.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const meta = { title: 'Flows/Pictures of a live room' } satisfies Meta
export default meta

const images = {
  bg_image: '/covers/network.svg',
  cloud_bg_image: '/covers/lattice.svg',
  out_pop_image: '/covers/seal.svg',
  live_image: '/covers/orbits.svg',
}
const shows = (...wanted: Array<keyof typeof images>) =>
  until(() => {
    const shown = [...document.images].map((image) => new URL(image.src).pathname)
    expect(shown).toEqual(expect.arrayContaining(wanted.map((name) => images[name])))
  })
const at = '/liveDetails?live_id=1'

export const Before: StoryObj = {
  name: '直播图片 · 开播前：封面、背景与倒计时 [LIVE-06] / Before the start: cover, background, countdown',
  parameters: { state: 'stage.open.not_started.idle' },
  play: inRoom(
    { at, startsIn: 0, state: () => ({ images, liveStage: 'not_started', startedAt: null, cdn: null }) },
    async ({ read }) => {
      await read('room.startsIn.soon')
      await shows('live_image', 'bg_image')
    },
  ),
}
export const NobodySends: StoryObj = {
  name: '直播图片 · 无人推流：混流背景 [LIVE-06] / Nobody sends: background of the cdn line',
  parameters: { state: 'streamMode.cdn.waiting' },
  play: inRoom({ at, state: () => ({ images, cdn: null }) }, () => shows('cloud_bg_image')),
}
export const Leaving: StoryObj = {
  name: '直播图片 · 离开前弹出 [LIVE-06] / The pop-up on leaving',
  parameters: { state: 'stage.open.ongoing.idle' },
  play: inRoom({ at, state: () => ({ images }) }, async ({ press, see }) => {
    await press('room.do.leave')
    await see('heading', 'room.leave')
    await shows('out_pop_image')
  }),
}
export const Farewell: StoryObj = {
  name: '直播图片 · 结束时弹出 [LIVE-06] / The pop-up at the end',
  parameters: { state: 'stage.ended' },
  play: inRoom({ at, state: () => ({ images }) }, async ({ see, room }) => {
    room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
    await see('heading', 'room.farewell')
    await shows('out_pop_image')
  }),
}
