import preview from '../../.storybook/preview.tsx'
import { fault } from '../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Components/Lives and histories',
  component: Scene,
  args: { address: '/lives' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('listLives', 'listLiveHistory', 'listVideoHistory'))
  },
})

export const Lives = meta.story({
  name: '直播大厅：正在直播、倒计时 / Lives: on air, and how long until the next [PUB-01]',
  beforeEach: ({ msw }) =>
    msw.use(
      altered('listLives', (page) => ({
        ...page,
        // Long past, so that the countdown looks the same each time.
        list: page.list.map((live) => ({ ...live, starts_at: '2026-01-05T06:00:00.000Z' })),
      })),
    ),
  play: async (stage) => pageActions(stage).read('lives.soon'),
})
export const Over = meta.story({
  name: '直播大厅：已结束，可看录像 / Over, with a recording',
  args: { address: '/lives?phase=over' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('listLives', (page) => ({
        ...page,
        list: page.list.map((live) => ({ ...live, status: 'ended' as const, video_id: 1 })).slice(0, 1),
        total: 1,
      })),
    ),
  play: async (stage) => pageActions(stage).see('link', 'lives.recording'),
})
export const NoLives = meta.story({
  name: '直播大厅：没有符合条件的直播 / No such lives',
  args: { address: '/lives?phase=coming' },
  beforeEach: ({ msw }) => msw.use(altered('listLives', (page) => ({ ...page, list: [], total: 0 }))),
  play: async (stage) => pageActions(stage).read('lives.none'),
})
export const LivesFailed = meta.story({
  name: '直播大厅：加载失败 / Lives failed',
  beforeEach: ({ msw }) => msw.use(fault('listLives', '500')),
  play: async (stage) => pageActions(stage).see('button', 'state.retry'),
})
export const WatchedVideos = meta.story({
  name: '视频观看记录：继续观看 / Videos watched: continue [MEM-01]',
  args: { address: '/personal/history/video' },
  play: async (stage) => pageActions(stage).see('heading', 'member.page.historyVideo'),
})
export const WatchedLives = meta.story({
  name: '直播观看记录 / Lives watched [MEM-01]',
  args: { address: '/personal/history/live' },
  play: async (stage) => pageActions(stage).see('link', 'member.history.recording'),
})
export const NothingWatched = meta.story({
  name: '没有观看记录 / Nothing watched yet',
  args: { address: '/personal/history/video' },
  beforeEach: ({ msw }) => msw.use(altered('listVideoHistory', (page) => ({ ...page, list: [], total: 0 }))),
  play: async (stage) => pageActions(stage).read('state.empty'),
})
