import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { happily } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Publishing a conference' } satisfies Meta
export default meta

/** The server's data, for the chair and for the administrator: `role` is the viewer's. */
const createWorld = (language: MessageLanguage) => {
  const world = { state: 'draft', version: 0, isReady: false, role: 'organizer' as 'organizer' | 'admin' }
  const fixtures = fixturesFor(language)
  const record = (): LifecycleRecord => ({
    ...recordAt(language, 'conferencePublication', world.state, {
      version: world.version,
      facts: { isReady: world.isReady },
    }),
    roles: [world.role],
  })
  const handlers = [
    answer('getOwnConference', () => ({ ...fixtures.getOwnConference, id: 17 })),
    answer('getConferenceBasics', () => ({
      ...fixtures.getConferenceBasics,
      ...(world.isReady ? {} : { venue: '', stale: [] }),
    })),
    answer('saveConferenceBasics', () => {
      world.isReady = true
      return fixtures.saveConferenceBasics
    }),
    answer('getReadiness', () => ({
      list: fixtures.getReadiness.list.map((line) => ({
        ...line,
        note: '',
        state: line.field === 'venue' && !world.isReady ? ('missing' as const) : ('done' as const),
      })),
    })),
    answer('getRecord', record),
    answer('fireRecord', ({ input }) => {
      world.state = targets[input.get('event') ?? ''] ?? world.state
      world.version += 1
      return record()
    }),
  ]
  return { world, handlers }
}
const targets: Readonly<Record<string, string>> = {
  'publication.submit': 'in_review',
  'publication.return': 'draft',
  'publication.approve': 'published',
}

const at = '/console/conferencePublication/17'

export const Published: StoryObj = {
  name: '主办方：清单 → 补充会场 → 提交 → 平台退回 → 再次提交 → 发布 / A chair: checklist → the missing venue → submitted → returned by the platform → submitted again → published [ORG-05] [ORG-06]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld(pageLanguage())
    network.use(...happily('getSubjects'), ...handlers)
    let page = await come({ at: '/organizer/17', signedIn: true })
    const follow = async (selector: string) =>
      page.stage.user.click(await until(() => element<HTMLElement>(selector)))
    const choose = async (event: string, typed: Readonly<Record<string, string>> = {}) => {
      await page.press(`record.do.${event}`)
      await dialog()
      for (const [label, text] of Object.entries(typed)) await page.fill(label, text)
      await page.submit()
      await page.read(`record.state.conferencePublication.${targets[event]}`)
    }
    await step('从会议页到发布清单 / From the conference to its checklist', async () => {
      await page.see('heading', 'organizer.sections')
      await follow(`main nav a[href="${at}"]`)
      await until(() =>
        expect(element<HTMLElement>('li[data-field="venue"]').dataset['state']).toBe('missing'),
      )
    })
    await step('补充会场 / The missing venue', async () => {
      await follow('li[data-field="venue"] a')
      await until(() => expect(document.activeElement?.getAttribute('name')).toBe('venue'))
      await page.fill('organizer.field.venue', '杭州国际博览中心 3 层')
      await page.submit()
      await page.read('organizer.basics.saved')
    })
    await step('提交审核 / Submitting it', async () => {
      await follow(`main nav a[href="${at}"]`)
      await choose('publication.submit')
    })
    await step('平台退回，逐项说明 / The platform returns it, with notes', async () => {
      world.role = 'admin'
      page = await come({ at, signedIn: true })
      await choose('publication.return', {
        'record.typed.reason': '会场信息不全',
        'record.detail.conferencePublication.venue': '请写明入口',
      })
    })
    await step('再次提交 / Submitted again', async () => {
      world.role = 'organizer'
      page = await come({ at, signedIn: true })
      await choose('publication.submit')
    })
    await step('平台发布 / The platform publishes it', async () => {
      world.role = 'admin'
      page = await come({ at, signedIn: true })
      await choose('publication.approve')
    })
    expect(world.state).toBe('published')
  }),
}
