import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { Campaign } from '../../src/contract/campaign.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Mailing everybody who has not paid' } satisfies Meta
export default meta

/** The server's data, for the secretary who writes and for the chair who confirms. */
const createWorld = () => {
  const world: Partial<Campaign> & { revision: number; version: number } = {
    revision: 0,
    version: 0,
    state: 'draft',
    title: '',
    eng_title: '',
    timing: 'now',
    due_at: null,
    has_texts: false,
    was_tested: false,
    is_seen: false,
    needs_second: true,
    is_asked: false,
    confirmed: null,
    is_own: true,
    matching: 640,
  }
  const moves: Readonly<Record<string, Partial<Campaign>>> = {
    'campaign.see': { is_seen: true },
    'campaign.ask': { is_asked: true },
    'campaign.confirm': { confirmed: { by: '陈立', at: '2026-11-20T04:00:00.000Z' } },
    'campaign.send': {
      state: 'sent',
      counts: {
        pending: 0,
        claimed: 0,
        retry: 0,
        accepted: 637,
        bounced: 0,
        complained: 0,
        failed: 1,
        uncertain: 0,
        skipped: 2,
      },
    },
  }
  const handlers = [
    altered('measureAudience', (happy) => ({ ...happy, matching: 640, needs_second: true })),
    altered('createCampaign', (happy) => ({ ...happy, ...world })),
    altered('getCampaign', (happy) => ({ ...happy, ...world })),
    answer('saveCampaign', ({ input }) => {
      const title = input.get('title') ?? ''
      Object.assign(world, { title, eng_title: input.get('eng_title') ?? '', has_texts: true })
      world.revision += 1
      return { ...fixturesFor(pageLanguage()).saveCampaign, ...world }
    }),
    answer('testCampaign', () => {
      world.was_tested = true
      return null
    }),
    answer('fireRecord', ({ input }) => {
      Object.assign(world, moves[input.get('event') ?? ''])
      world.version += 1
      return recordAt(pageLanguage(), 'campaign', world.state ?? 'draft')
    }),
  ]
  return { world, handlers }
}

export const Mailed: StoryObj = {
  name: '会务组：筛选未缴费 → 撰写 → 测试 → 请负责人确认 → 发送 / A secretary: who has not paid → written → tested → a chair confirms → sent [CONF-03] [MSG-01]',
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld()
    network.use(...handlers)
    let page = await come({ at: '/organizer/1/mail/new?state=to_be_paid', signedIn: true })
    const act = async (id: string, done: string) => {
      await page.press(id)
      await dialog()
      await page.answer(id)
      await page.read(done)
    }
    await step('筛选未缴费的人，超过 500 人 / Everybody who has not paid: more than 500', async () => {
      await page.read('campaign.many')
      await page.press('campaign.begin')
      await page.see('heading', 'campaign.steps')
    })
    await step('撰写并保存 / Written and saved', async () => {
      await page.fill('campaign.field.title', '{{name}}，请完成缴费')
      await page.fill('campaign.field.eng_title', '{{name}}, please pay')
      await page.press('campaign.save')
      await until(() => expect(element<HTMLElement>('[data-step="texts"]').dataset['done']).toBe('true'))
    })
    await step('测试邮件，确认无误，请负责人确认 / Tested, read, and a chair is asked', async () => {
      await act('campaign.test', 'campaign.done.test')
      await act('record.do.campaign.see', 'campaign.done.see')
      await act('record.do.campaign.ask', 'campaign.done.ask')
    })
    await step('负责人确认 / The chair confirms it', async () => {
      world.is_own = false
      page = await come({ at: '/organizer/1/mail/1', signedIn: true })
      await act('record.do.campaign.confirm', 'campaign.done.confirm')
    })
    await step('会务组发送，查看结果 / The secretary sends it, and sees the outcome', async () => {
      world.is_own = true
      page = await come({ at: '/organizer/1/mail/1', signedIn: true })
      await act('record.do.campaign.send', 'campaign.done.send')
      await until(() => expect(element('[data-count="accepted"]').textContent).toContain('637'))
    })
  }),
}
