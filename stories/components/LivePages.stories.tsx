import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Lives and histories' } satisfies Meta
export default meta

const none = { list: [], total: 0 }

export const Lives: StoryObj = {
  name: '直播大厅：正在直播、倒计时 / Lives: on air, and how long until the next [PUB-01]',
  play: visit(
    {
      at: '/lives',
      network: () => [
        altered('listLives', (page) => ({
          ...page,
          // Long past, so that the countdown looks the same each time.
          list: page.list.map((live) => ({ ...live, starts_at: '2026-01-05T06:00:00.000Z' })),
        })),
      ],
    },
    ({ read }) => read('lives.soon'),
  ),
}
export const Over: StoryObj = {
  name: '直播大厅：已结束，可看录像 / Over, with a recording',
  play: visit(
    {
      at: '/lives?phase=over',
      network: () => [
        altered('listLives', (page) => ({
          ...page,
          list: page.list.map((live) => ({ ...live, status: 'ended' as const, video_id: 1 })).slice(0, 1),
          total: 1,
        })),
      ],
    },
    ({ see }) => see('link', 'lives.recording'),
  ),
}
export const NoLives: StoryObj = {
  name: '直播大厅：没有符合条件的直播 / No such lives',
  play: visit(
    { at: '/lives?phase=coming', network: () => [altered('listLives', (page) => ({ ...page, ...none }))] },
    ({ read }) => read('lives.none'),
  ),
}
export const LivesFailed: StoryObj = {
  name: '直播大厅：加载失败 / Lives failed',
  play: visit({ at: '/lives', network: () => [fault('listLives', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const WatchedVideos: StoryObj = {
  name: '视频观看记录：继续观看 / Videos watched: continue [MEM-01]',
  play: visit({ at: '/personal/history/video', signedIn: true }, ({ see }) =>
    see('heading', 'member.page.historyVideo'),
  ),
}
export const WatchedLives: StoryObj = {
  name: '直播观看记录 / Lives watched [MEM-01]',
  play: visit({ at: '/personal/history/live', signedIn: true }, ({ see }) =>
    see('link', 'member.history.recording'),
  ),
}
export const NothingWatched: StoryObj = {
  name: '没有观看记录 / Nothing watched yet',
  play: visit(
    {
      at: '/personal/history/video',
      signedIn: true,
      network: () => [altered('listVideoHistory', (page) => ({ ...page, ...none }))],
    },
    ({ read }) => read('state.empty'),
  ),
}
