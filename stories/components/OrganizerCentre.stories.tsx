import preview from '../../.storybook/preview.tsx'
import { answer, fault } from '../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Components/Organizer centre',
  component: Scene,
  args: { address: '/organizer' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(...siteFrame(), ...visitor(), ...happily('listOwnConferences', 'getOwnConference'))
  },
})

export const Conferences = meta.story({
  name: '主办方中心 · 草稿与已发布的会议 / Drafts and published conferences [ORG-05]',
  play: async (stage) => {
    await pageActions(stage).see('button', 'organizer.new')
  },
})

export const NotApproved = meta.story({
  name: '主办方中心 · 尚未通过审核，说明下一步 / Not approved yet: the way there',
  beforeEach: ({ msw }) =>
    msw.use(
      altered('listOwnConferences', (page) => ({
        ...page,
        list: [],
        total: 0,
        refusal: 'organizerNotCompleted' as const,
      })),
    ),
  play: async (stage) => {
    await pageActions(stage).see('link', 'organizer.remedy.organizerNotCompleted')
  },
})

export const Draft = meta.story({
  name: '主办方中心 · 草稿页：已有内容与后续步骤 / A draft: what is there, and what comes',
  args: { address: '/organizer/41' },
  play: async (stage) => {
    await pageActions(stage).see('heading', 'organizer.next')
  },
})

export const DraftFailed = meta.story({
  name: '主办方中心 · 会议没有打开，可重试 / A conference could not be opened: retry',
  args: { address: '/organizer/41' },
  beforeEach: ({ msw }) => msw.use(fault('getOwnConference', '500')),
  play: async (stage) => {
    await pageActions(stage).see('button', 'state.retry')
  },
})

export const Empty = meta.story({
  name: '主办方中心 · 还没有会议 / No conference yet',
  beforeEach: ({ msw }) =>
    msw.use(answer('listOwnConferences', { list: [], total: 0, page: 1, page_size: 12, refusal: null })),
  play: async (stage) => {
    await pageActions(stage).read('organizer.empty')
  },
})
