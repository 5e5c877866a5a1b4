import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openConference, ticket } from '../../mocks/samples/registrations.ts'
import { openStage } from '../support/stage.tsx'
import type { TestOptions } from '../support/stage.tsx'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const open = async (options: TestOptions) => {
  const stage = await openStage(options)
  return { stage, ...pageActions(stage) }
}
const main = () => element<HTMLElement>('main')
const mainSays = (text: string | RegExp) => until(() => expect(main().textContent).toMatch(text))
const [card] = fixturesFor('zh').listConferences.list
const many = (from: number, total: number, page = 1) => ({
  list: Array.from({ length: Math.min(12, total - from) }, (_, at) => ({
    ...(card as NonNullable<typeof card>),
    id: from + at + 1,
    title: `会议 ${from + at + 1}`,
  })),
  total,
  page,
  page_size: 12,
})
/** The queries that the list was asked with, without those of another page. */
const asked = async () => (await network.sent('listConferences')).map(({ input }) => input.toString())

describe('[PUB-01] all conferences', () => {
  it('the search is in the address, and going back restores the former list', async () => {
    network.use(answer('listConferences', ({ input }) => (input.get('q') === null ? many(0, 3) : many(0, 1))))
    const { stage, fill, press } = await open({ at: '/conferences' })
    await mainSays('共 3 场会议')
    await fill('conf.q', '量子 & <b>')
    await press('conf.find')
    await mainSays('共 1 场会议')
    expect(location.search).toBe('?q=%E9%87%8F%E5%AD%90+%26+%3Cb%3E')
    expect((await asked()).at(-1)).toBe('q=%E9%87%8F%E5%AD%90+%26+%3Cb%3E&page=1')
    history.back()
    await mainSays('共 3 场会议')
    expect((await screen.findByLabelText<HTMLInputElement>(stage.say('conf.q'))).value).toBe('')
  })

  it('an address with filters opens with them, in both languages; what it cannot mean is left out', async () => {
    const { stage } = await open({
      at: '/conferences?q=AI&status=ended&subject=21&from=2026-12-01&to=nonsense&evil=1',
      locale: 'en',
    })
    await until(() =>
      expect(Object.fromEntries(new FormData(element<HTMLFormElement>('main form[role="search"]')))).toEqual({
        q: 'AI',
        subject: '21',
        place: '',
        status: 'ended',
        from: '2026-12-01',
        to: '',
      }),
    )
    await until(async () =>
      expect((await asked()).at(-1)).toBe('q=AI&subject=21&status=ended&from=2026-12-01&page=1'),
    )
    expect(screen.getByRole('link', { name: stage.say('conf.clear') }).getAttribute('href')).toBe(
      '/conferences',
    )
  })

  it('a choice from a list searches at once; more is loaded below', async () => {
    network.use(
      answer('listConferences', ({ input }) => (input.get('page') === '2' ? many(12, 15, 2) : many(0, 15))),
    )
    const { stage, press } = await open({ at: '/conferences' })
    await mainSays('共 15 场会议')
    await stage.user.selectOptions(await screen.findByLabelText(stage.say('conf.status')), 'ongoing')
    await until(() => expect(location.search).toBe('?status=ongoing'))
    await press('state.more')
    await until(() => expect(main().querySelectorAll('article h2')).toHaveLength(15))
    expect((await asked()).at(-1)).toBe('status=ongoing&page=2')
  })

  it('nothing found is said; a failure can be tried again and loses no filter', async () => {
    network.use(fault('listConferences', '500'))
    const { stage, press } = await open({ at: '/conferences?q=%E9%87%8F%E5%AD%90' })
    await mainSays(stage.say('error.kind.server'))
    network.use(answer('listConferences', many(0, 0)))
    await press('state.retry')
    await mainSays('没有符合条件的会议')
    expect((await screen.findByLabelText<HTMLInputElement>(stage.say('conf.q'))).value).toBe('量子')
  })
})

describe('[PUB-01] one conference', () => {
  it.each(['zh-CN', 'en'] as const)('shows dates, fees and the way to register in %s', async (locale) => {
    const { stage } = await open({ at: '/conferences/3', locale })
    const heading = await screen.findByRole('heading', { level: 1 })
    await until(() => expect(heading.isConnected && heading.textContent).toBeTruthy())
    await mainSays(locale === 'en' ? 'Energy Materials' : '能源材料')
    const fees = within(screen.getByRole('region', { name: stage.say('conf.fees') }))
    expect(fees.getAllByRole('row')).toHaveLength(4)
    expect(main().textContent).toContain(locale === 'en' ? 'CNY 1,200.00' : '¥1,200.00')
    expect(main().querySelectorAll('[aria-current="true"]')).toHaveLength(3)
    expect(main().querySelector('a[href="/conferences/3/register"]')).not.toBeNull()
    expect(main().querySelector(`a[href="/ics/conferences/3.ics?lang=${locale}"]`)).not.toBeNull()
    expect(await network.sent('getConference')).toHaveLength(1)
  })

  const star = () => screen.findByRole('button', { name: '收藏' })

  it('[SES-08] a guest who collects is led to the login and comes back', async () => {
    const { press } = await open({ at: '/conferences/3' })
    // At once: it waits until it is known who presses.
    await press('conf.collect')
    await until(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('url')).toBe('/conferences/3')
    expect(await network.sent('collect')).toEqual([])
  })

  it('a member collects; what cannot be kept is taken back and said', async () => {
    const { press } = await open({ at: '/conferences/3', signedIn: true })
    await press('conf.collect')
    await until(async () => expect(await network.sent('collect')).toHaveLength(1))
    expect((await star()).ariaPressed).toBe('true')
    network.use(fault('collect', 'offline'))
    await press('conf.collect')
    await toast('网络已断开，请检查后重试')
    expect((await star()).ariaPressed).toBe('true')
    const sent = await network.sent('collect')
    expect(sent.map(({ input }) => Object.fromEntries(input))).toEqual([
      { kind: 'conf', id: '3', collected: '1' },
      { kind: 'conf', id: '3', collected: '0' },
    ])
  })

  it('without registration there is no way to register, and the reason is said', async () => {
    network.use(
      answer('getConference', ({ language }) => ({
        ...fixturesFor(language).getConference,
        registration_closes_at: '2026-01-01T00:00:00.000Z',
      })),
    )
    const { stage } = await open({ at: '/conferences/3' })
    await mainSays(stage.say('conf.registration.closed'))
    expect(main().querySelector('a[href$="/register"]')).toBeNull()
  })

  it('an unknown one says what the server says; a fault can be tried again', async () => {
    network.use(refuse('getConference', 'notFound'))
    const { press } = await open({ at: '/conferences/999' })
    await mainSays('没有找到您要的内容')
    network.use(answer('getConference', ({ language }) => fixturesFor(language).getConference))
    await press('state.retry')
    await mainSays('能源材料')
  })

  it('stored HTML is sanitised before it is shown', async () => {
    network.use(
      answer('getConference', ({ language }) => ({
        ...fixturesFor(language).getConference,
        content: '<p>kept</p><img src=x onerror="document.body.dataset.evil=1"><script>1</script>',
      })),
    )
    await open({ at: '/conferences/3' })
    await mainSays('kept')
    expect(main().querySelector('script,[onerror]')).toBeNull()
    expect(document.body.dataset['evil']).toBeUndefined()
  })
})

describe('a waiting list', () => {
  it.each([
    ['waiting', 0, 'register.listed'],
    ['offered', 1, 'register.offered'],
  ] as const)('a member who is %s on it can leave it', async (state, left, said) => {
    const waiting = { id: 4, state, version: 0, offered_until: '2098-12-01T00:00:00.000Z' }
    network.use(answer('getConference', { ...openConference, ticket_types: [ticket(34, { left, waiting })] }))
    const { stage } = await open({ at: '/conferences/3/register', signedIn: true })
    await mainSays(stage.say(said))
    const leave = within(main()).getByRole<HTMLAnchorElement>('link', { name: stage.say('register.leave') })
    expect(leave.pathname).toBe('/console/waitlist/4')
  })
})

describe('[PUB-01] a call for papers', () => {
  const details = fixturesFor('zh').getConference

  it('that is open leads to the submission', async () => {
    network.use(answer('getConference', { ...details, submission_deadline: '2999-01-01T00:00:00.000Z' }))
    const { stage } = await open({ at: '/conferences/3' })
    await until(() =>
      expect(within(main()).getByRole('link', { name: stage.say('conf.submit') })).toBeVisible(),
    )
  })

  it('that is over says since when, and leads nowhere', async () => {
    network.use(answer('getConference', { ...details, submission_deadline: '2020-05-01T15:59:00.000Z' }))
    const { stage } = await open({ at: '/conferences/3' })
    await mainSays('投稿已于 2020年5月1日 截止')
    expect(within(main()).queryByRole('link', { name: stage.say('conf.submit') })).toBeNull()
  })

  it('is over on the card, too, once its deadline has passed', async () => {
    const { list, ...rest } = many(0, 2)
    const [first, second] = list
    network.use(
      answer('listConferences', {
        ...rest,
        list: [
          { ...(first as NonNullable<typeof first>), submission_deadline: '2020-05-01T15:59:00.000Z' },
          { ...(second as NonNullable<typeof second>), submission_deadline: '2999-01-01T00:00:00.000Z' },
        ],
      }),
    )
    await open({ at: '/conferences' })
    await until(() => expect(main().querySelectorAll('article')).toHaveLength(2))
    const [past, coming] = [...main().querySelectorAll('article')].map(({ textContent }) => textContent)
    expect(past).toContain('已截稿')
    expect(coming).not.toContain('已截稿')
  })
})
