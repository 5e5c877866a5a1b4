import type { Meta, StoryObj } from '@storybook/react-vite'

import { fault, refuse } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Conference' } satisfies Meta
export default meta

const at = '/conferences/3'

export const Details: StoryObj = {
  name: '会议详情 / One conference [PUB-01] [MEM-02]',
  play: visit({ at }, async ({ see }) => {
    const link = await see('link', 'conf.template')
    expect(link.getAttribute('href')).toMatch(/^\/files\/template\/\d+$/)
    expect(link.hasAttribute('download')).toBe(true)
    await see('heading', 'conf.committees')
    const map = await see('link', 'conf.map.amap')
    expect(map.getAttribute('rel')).toBe('noopener noreferrer')
  }),
}
export const Full: StoryObj = {
  name: '名额已满 / Full, with a waiting list',
  play: visit({
    at,
    network: () => [
      altered('getConference', (happy) => ({
        ...happy,
        ticket_types: happy.ticket_types.map((type) => ({ ...type, left: 0 })),
      })),
    ],
  }),
}
export const Cancelled: StoryObj = {
  name: '会议已取消，说明原因 / Cancelled: the notice, and no way to register [CONF-01]',
  play: visit(
    {
      at,
      network: (language) => [
        altered('getConference', (happy) => ({
          ...happy,
          cancelled:
            language === 'zh'
              ? '场馆因台风关闭，会议取消。'
              : 'The venue is closed by a typhoon; the conference is cancelled.',
        })),
      ],
    },
    async ({ read }) => {
      await read('conf.cancelled.title')
      await read('conf.registration.cancelled')
    },
  ),
}
export const Over: StoryObj = {
  name: '会议已结束 / Over: nobody registers any more, and nothing more is written',
  play: visit(
    {
      at,
      network: () => [
        altered('getConference', (happy) => ({ ...happy, status: 'ended', submission_deadline: null })),
      ],
    },
    async ({ see }) => {
      await see('link', 'conf.ics')
      expect(element('main').querySelector('a[href^="/files/template/"]')).toBeNull()
    },
  ),
}

const inOtherLanguage = {
  zh: {
    title: 'Salon of young scholars in nanomedicine',
    summary: 'A small seminar for young scholars.',
    content: '<p>This text is written in English only.</p>',
  },
  en: {
    title: '青年学者纳米医学沙龙',
    summary: '面向青年学者的小型研讨会。',
    content: '<p>只有中文介绍。</p>',
  },
}
export const Untranslated: StoryObj = {
  name: '没有译文 / Content without a translation [CONF-02]',
  play: visit(
    {
      at,
      network: (language) => [
        altered('getConference', (happy) => ({ ...happy, ...inOtherLanguage[language] })),
      ],
    },
    ({ stage }) =>
      until(() => {
        const [only, lang] = stage.language === 'en' ? ['Only in Chinese', 'zh-CN'] : ['仅英文', 'en']
        expect(element('main h1').textContent).toContain(only)
        expect(element('main h1').querySelector(`[lang="${lang}"]`)).not.toBeNull()
        if (stage.language === 'en')
          expect(element('[aria-labelledby="conference-hosts"] [lang="zh-CN"]').textContent).toBe(
            '东湖大学材料学院',
          )
        const text = [...document.querySelectorAll('main p')].find(({ textContent }) =>
          /只有中文介绍|English only/.test(textContent ?? ''),
        )
        expect(text?.closest('[lang]')?.getAttribute('lang')).toBe(lang)
      }),
  ),
}
export const PapersClosed: StoryObj = {
  name: '征文已截止 / The call for papers is over',
  play: visit({
    at,
    network: () => [
      altered('getConference', (happy) => ({ ...happy, submission_deadline: '2026-01-15T15:59:00.000Z' })),
    ],
  }),
}
export const Unknown: StoryObj = {
  name: '会议不存在 / Unknown conference',
  play: visit({ at, network: () => [refuse('getConference', 'notFound')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Search: StoryObj = {
  name: '查找会议 / Finding conferences [PUB-01]',
  play: visit({ at: '/conferences?q=AI&status=not_started' }),
}
export const Waiting: StoryObj = {
  name: '会议列表加载中 / The list is on its way',
  play: visit({ at: '/conferences', network: () => [inTurn('listConferences', never)] }),
}
export const NothingFound: StoryObj = {
  name: '没有符合的会议 / Nothing found',
  play: visit({
    at: '/conferences?q=xyz',
    network: () => [altered('listConferences', (happy) => ({ ...happy, list: [], total: 0 }))],
  }),
}
export const Unreachable: StoryObj = {
  name: '会议列表加载失败 / The list could not be loaded',
  play: visit({ at: '/conferences', network: () => [fault('listConferences', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
