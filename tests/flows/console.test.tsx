import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { RecordCard } from '../../src/contract/lifecycle.ts'
import { dialog, element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'
import { until } from '../../workbench/harness/stage/until.ts'

const open = async (at: string) => {
  const stage = await openStage({ at, signedIn: true })
  return { stage, ...pageActions(stage) }
}
const main = () => element<HTMLElement>('main')
const titles = () => [...main().querySelectorAll('article h3')].map((title) => title.textContent)
const link = (name: string | RegExp) => within(main()).getByRole<HTMLAnchorElement>('link', { name })
const address = ({ pathname, search }: { pathname: string; search: string }) => pathname + search
/** The queries that the queue was asked with. */
const asked = async () => (await network.sent('listQueue')).map(({ input }) => input.toString())

const [sample] = fixturesFor('zh').listQueue.list
const cardOf = (id: number) => ({
  ...(sample as RecordCard),
  entity: 'invoice' as const,
  state: 'to_be_invoiced.waiting',
  id,
  title: `A${id}`,
  place: `1000.${id}`,
})
/** A queue of invoices with these ids, two at a time, as the server keeps it. */
const queueOf = (ids: () => readonly number[]) => [
  answer('getConsole', {
    roles: ['finance', 'staff'],
    queues: [
      { queue: 'invoices', waiting: 3 },
      { queue: 'refunds', waiting: 0 },
    ],
  }),
  answer('listQueue', ({ input }) => {
    const after = Number((input.get('after') ?? '0.0').split('.')[1])
    const left = ids().filter((id) => id > after)
    return { list: left.slice(0, 2).map(cardOf), total: left.length }
  }),
]

describe('[INV-02] the queues of the console', () => {
  it('bring more from behind the last card, although records before it were decided', async () => {
    let ids = [1, 2, 3, 4, 5]
    network.use(...queueOf(() => ids))
    const { press } = await open('/console')
    await until(() => expect(titles()).toEqual(['A1', 'A2']))
    ids = [3, 4, 5]
    await press('state.more')
    await until(() => expect(titles()).toEqual(['A1', 'A2', 'A3', 'A4']))
    await press('state.more')
    await until(() => expect(titles()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']))
    expect(within(main()).queryByRole('button', { name: '加载更多' })).toBeNull()
    expect(await asked()).toEqual([
      'queue=invoices&settled=0',
      'queue=invoices&settled=0&after=1000.2',
      'queue=invoices&settled=0&after=1000.4',
    ])
  })

  it('the address has queue, side and search; going back restores the former view', async () => {
    network.use(...queueOf(() => [1]))
    const { fill, press } = await open('/console?queue=organizers')
    await until(() => expect(titles()).toEqual(['A1']))
    expect(link(/开票申请/).getAttribute('aria-current'), "a queue of somebody else's is none").toBe('page')
    link('其他记录').click()
    await until(() => expect(location.search).toBe('?queue=invoices&settled=1'))
    await fill('console.q', '林 & 梅')
    await press('console.find')
    await until(() => expect(new URLSearchParams(location.search).get('q')).toBe('林 & 梅'))
    await until(() => expect(titles()).toEqual(['A1']))
    expect((await asked()).at(-1)).toBe(
      `queue=invoices&settled=1&q=${encodeURIComponent('林 & 梅').replaceAll('%20', '+')}`,
    )
    history.back()
    await until(() => expect(location.search).toBe('?queue=invoices&settled=1'))
    await until(() => expect(titles()).toEqual(['A1']))
    expect(address(link(/现场签到/))).toBe('/console/gate')
  })

  it('a search without results repeats the query and links back', async () => {
    network.use(...queueOf(() => []))
    await open('/console?queue=invoices&q=xyz')
    await until(() => expect(main().textContent).toContain('没有找到“xyz”。'))
    expect(address(link('清除'))).toBe('/console?queue=invoices')
  })

  it('a list that cannot be loaded says so beside the queues, and is retried', async () => {
    network.use(fault('listQueue', '500'), ...queueOf(() => [1]))
    const { press } = await open('/console')
    await until(() => expect(main().querySelector('section [role="alert"]')).not.toBeNull())
    network.use(...queueOf(() => [1]))
    await press('state.retry')
    await until(() => expect(titles()).toEqual(['A1']))
  })
})

describe('[INV-02] a record that was opened from a queue', () => {
  const at = '/console/invoice/17?queue=invoices&after=1000.17'
  const waiting = recordAt('zh', 'invoice', 'to_be_invoiced.waiting', { roles: ['finance'] })
  const pickedUp = recordAt('zh', 'invoice', 'to_be_invoiced.picked_up', { roles: ['finance'] })

  it('leads back to the queue and on to the next; looks again once it has moved', async () => {
    let ids = [17, 20]
    network.use(...queueOf(() => ids), answer('getRecord', waiting), answer('fireRecord', pickedUp))
    const { press } = await open(at)
    await until(() =>
      expect(address(link('下一条待办：A20'))).toBe('/console/invoice/20?queue=invoices&after=1000.20'),
    )
    expect(address(link('返回开票申请'))).toBe('/console?queue=invoices')
    ids = [17, 21]
    await press('record.do.invoice.pickUp')
    await until(() => expect(link('下一条待办：A21')).toBeVisible())
  })

  it('restarts the queue after its end, and says when nothing else waits', async () => {
    let ids = [3, 17]
    network.use(...queueOf(() => ids), answer('getRecord', waiting), answer('fireRecord', pickedUp))
    const { press } = await open(at)
    await until(() => expect(link('下一条待办：A3')).toBeVisible())
    ids = [17]
    await press('record.do.invoice.pickUp')
    await until(() => expect(main().textContent).toContain('队列中没有其他待办'))
  })

  it('keeps the way back when the queue cannot be asked', async () => {
    network.use(answer('getRecord', waiting), refuse('listQueue', 'forbidden'))
    await open(at)
    await until(() => expect(address(link('返回开票申请'))).toBe('/console?queue=invoices'))
    expect(main().textContent).not.toContain('下一条待办')
  })

  it.each(['', '?queue=nonsense&after=1000.17', '?queue=invoices', '?queue=invoices&after=x'])(
    'shows no way back where the address names none: %s',
    async (search) => {
      network.use(answer('getRecord', waiting))
      await open(`/console/invoice/17${search}`)
      await until(() => expect(main().querySelector('h1')).not.toBeNull())
      expect(main().querySelector('nav')).toBeNull()
    },
  )
})

describe('[ORG-03] [ORG-06] the record of an application', () => {
  const fieldOf = (name: string) => element<HTMLElement>(`main dd[data-field="${name}"]`)

  it('shows the whole form above the decision, what changed beside what it was, and pictures large', async () => {
    network.use(answer('getRecord', recordAt('zh', 'organizer', 'approved.changing', { roles: ['admin'] })))
    const { press } = await open('/console/organizer/17')
    await until(() => expect(fieldOf('tax_no').textContent).toBe('91110000101623741K'))
    expect(main().textContent).toContain('有 3 项变动：机构名称、机构简介和营业执照或法人证书')
    expect(element('del', fieldOf('name')).textContent).toContain('前沿交叉学科研究会')
    expect(element('ins', fieldOf('name')).textContent).toContain('前沿交叉学科学会')
    const approve = within(main()).getByRole('button', { name: '通过' })
    expect(fieldOf('licence').compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press('record.detail.enlarge', { name: '营业执照或法人证书' })
    const large = (await dialog()).querySelector('img')
    expect(large?.getAttribute('src')).toBe('/covers/page.svg')
  })

  it('says that a picture could not be loaded, and fetches it again', async () => {
    const lost = { field: 'licence', kind: 'image', value: '/no-such-picture.png' } as const
    network.use(
      answer('getRecord', recordAt('zh', 'organizer', 'under_review.picked_up', { detail: [lost] })),
    )
    const { press } = await open('/console/organizer/17')
    await until(() => expect(fieldOf('licence').textContent).toContain('图片加载失败'))
    await press('state.retry')
    await until(() => expect(fieldOf('licence').textContent).toContain('图片加载失败'))
  })
})

describe('what cannot be done with a record', () => {
  it('is open without possible acts: finance reads who decides about a refund', async () => {
    network.use(answer('getRecord', recordAt('zh', 'refund', 'requested', { roles: ['finance'] })))
    await open('/console/refund/17')
    const refused = await until(() => element('main details [data-refused="refund.retry"]'))
    expect(element<HTMLDetailsElement>('main details').open).toBe(true)
    expect(refused.textContent).toContain('等待主办方审批')
  })

  it('is folded below what can, each with its reason; a member sees buttons of what is possible only', async () => {
    const owned = recordAt('zh', 'organizer', 'under_review.waiting', { roles: ['owner'] })
    network.use(
      answer('getRecord', owned),
      answer(
        'fireRecord',
        recordAt('zh', 'organizer', 'not_completed', { roles: ['owner'], steps: [], version: 2 }),
      ),
    )
    const { press } = await open('/console/organizer/17')
    await until(() => expect(within(main()).getByRole('button', { name: '撤回' })).toBeVisible())
    expect(main().querySelectorAll('section button[aria-disabled]')).toHaveLength(0)
    const fold = element<HTMLDetailsElement>('main details')
    expect(fold.open).toBe(false)
    element<HTMLElement>('summary', fold).focus()
    await userEvent.keyboard('{Enter}')
    expect(fold.open).toBe(true)
    expect(element('[data-refused="organizer.submit"]', fold).textContent).toContain('申请等待受理')
    // The button that was pressed goes into the fold; the focus stays in the section.
    await press('record.do.organizer.withdraw')
    await until(() => expect(document.querySelector('[data-refused="organizer.withdraw"]')).not.toBeNull())
    await until(() => expect(document.activeElement?.id).toBe('record-now'))
  })
})
