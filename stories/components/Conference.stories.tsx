import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { altered, happily, inTurn, never, siteFrame, visitor } from '../support/answers.ts'
import { Scene } from '../support/Scene.tsx'

const meta = preview.meta({
  title: 'Components/Conference',
  component: Scene,
  args: { address: '/conferences/3' },
  beforeEach: ({ msw }) =>
    msw.use(...siteFrame(), ...visitor(), ...happily('getConference', 'listConferences', 'getSubjects')),
})

export const Details = meta.story({ name: '会议详情 / One conference [PUB-01]' })

export const Full = meta.story({
  name: '名额已满 / Full, with a waiting list',
  beforeEach: ({ msw }) =>
    msw.use(
      altered('getConference', (happy) => ({
        ...happy,
        ticket_types: happy.ticket_types.map((type) => ({ ...type, left: 0 })),
      })),
    ),
})

export const Over = meta.story({
  name: '会议已结束 / Over: nobody registers any more',
  beforeEach: ({ msw }) =>
    msw.use(altered('getConference', (happy) => ({ ...happy, status: 'ended', submission_deadline: null }))),
})

export const Unknown = meta.story({
  name: '会议不存在 / Unknown conference',
  beforeEach: ({ msw }) => msw.use(refuse('getConference', 'notFound')),
})

export const Search = meta.story({
  name: '查找会议 / Finding conferences [PUB-01]',
  args: { address: '/conferences?q=AI&status=not_started' },
})

export const Waiting = meta.story({
  name: '会议列表加载中 / The list is on its way',
  args: { address: '/conferences' },
  beforeEach: ({ msw }) => msw.use(inTurn('listConferences', never)),
})

export const NothingFound = meta.story({
  name: '没有符合的会议 / Nothing found',
  args: { address: '/conferences?q=xyz' },
  beforeEach: ({ msw }) => msw.use(altered('listConferences', (happy) => ({ ...happy, list: [], total: 0 }))),
})

export const Unreachable = meta.story({
  name: '会议列表加载失败 / The list could not be loaded',
  args: { address: '/conferences' },
  beforeEach: ({ msw }) => msw.use(fault('listConferences', '500')),
})
