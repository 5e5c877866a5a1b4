import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { altered, happily, inTurn, never, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

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

const chinese = {
  title: '青年学者纳米医学沙龙',
  summary: '面向青年学者的小型研讨会。',
  content: '<p>只有中文介绍。</p>',
}
const english = {
  title: 'Salon of young scholars in nanomedicine',
  summary: 'A small seminar for young scholars.',
  content: '<p>This text is written in English only.</p>',
}

export const Untranslated = meta.story({
  name: '没有译文 / Content without a translation [CONF-02]',
  beforeEach: ({ msw, globals }) =>
    msw.use(
      altered('getConference', (happy) => ({
        ...happy,
        ...(globals['locale'] === 'en' ? chinese : english),
      })),
    ),
  play: async ({ canvas, globals }) => {
    const [only, lang] = globals['locale'] === 'en' ? ['Only in Chinese', 'zh-CN'] : ['仅英文', 'en']
    const heading = await canvas.findByRole('heading', { level: 1, name: new RegExp(only) })
    await expect(heading.querySelector(`[lang="${lang}"]`)).not.toBeNull()
    const text = await canvas.findByText(/只有中文介绍|English only/)
    await expect(text.closest('[lang]')).toHaveAttribute('lang', lang)
  },
})

export const PapersClosed = meta.story({
  name: '征文已截止 / The call for papers is over',
  beforeEach: ({ msw }) =>
    msw.use(
      altered('getConference', (happy) => ({ ...happy, submission_deadline: '2026-01-15T15:59:00.000Z' })),
    ),
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
