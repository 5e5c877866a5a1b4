import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import type { Fixtures } from '../../mocks/fixtures.ts'
import { answer, answerResponse, faultResponse, refusalResponse, refuse } from '../../mocks/handlers.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { dialog, element, pageActions, openDialog } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'
import type { TestOptions } from '../support/stage.tsx'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const open = async (options: TestOptions) => {
  const stage = await openStage({ signedIn: true, ...options })
  return { stage, ...pageActions(stage) }
}
const main = () => element<HTMLElement>('main')
const mainSays = (text: string) => until(() => expect(main().innerText).toContain(text))
const cards = () => main().querySelectorAll('article')
const zh = fixturesFor('zh')
const link = (name: string) => within(main()).getByRole<HTMLAnchorElement>('link', { name })

type ListCall =
  | 'listMessages'
  | 'listOrders'
  | 'listReviews'
  | 'listInvoices'
  | 'listTickets'
  | 'listMeals'
  | 'listCertificates'
  | 'listCoupons'
  | 'listHotels'

/** A page of a list with `count` of its fixture's entries, which begin with the id `from`. */
const pageOf = (call: ListCall, count: number, { from = 1, total = count, page = 1 } = {}) => {
  const [first] = zh[call].list as ReadonlyArray<{ id: number }>
  return answerResponse(call, {
    list: Array.from({ length: count }, (_, at) => ({ ...first, id: from + at })),
    total,
    page,
    page_size: 12,
  } as unknown as Fixtures[ListCall])
}

const lists: ReadonlyArray<readonly [path: string, call: ListCall, title: string]> = [
  ['/personal/order/conf', 'listOrders', '参会订单'],
  ['/personal/order/paper', 'listOrders', '论文订单'],
  ['/personal/paper/reviewers', 'listReviews', '我的审稿'],
  ['/personal/notes/invoice', 'listInvoices', '发票'],
  ['/personal/notes/tickets', 'listTickets', '门票'],
  ['/personal/notes/mealticket', 'listMeals', '餐券'],
  ['/personal/notes/certificate', 'listCertificates', '证书'],
  ['/message', 'listMessages', '消息'],
]

/** The list that is the page itself; others may be below it. */
const list = () => element<HTMLElement>('main section[aria-busy]')

describe.each(lists)('%s', (at, call, title) => {
  it('[MEM-01] [NAV-04] is a page of the member centre that loads, lists, and brings more', async () => {
    const pages = network.hold(call)
    const { press } = await open({ at })
    await until(() => expect(main().querySelector('h1')?.textContent).toBe(title))
    const here = within(main()).getAllByRole('link', { current: 'page' })
    expect(here.some((entry) => new URL((entry as HTMLAnchorElement).href).pathname === at)).toBe(true)
    expect(list().ariaBusy).toBe('true')
    await pages.answer(pageOf(call, 2, { total: 3 }))
    await until(() => expect(list().querySelectorAll('article')).toHaveLength(2))
    expect(list().ariaBusy).toBe('false')
    expect(list().textContent).toContain('共 3 条')
    await press('state.more')
    await pages.answer(pageOf(call, 1, { from: 3, total: 3, page: 2 }))
    await until(() => expect(list().querySelectorAll('article')).toHaveLength(3))
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
    const asked = await network.sent(call)
    expect(asked.map(({ input }) => input.get('page'))).toEqual(['1', '2'])
  })

  it('[MEM-01] [TXT-01] says so when there is nothing', async () => {
    const pages = network.hold(call)
    await open({ at })
    await pages.answer(pageOf(call, 0))
    await until(() => expect(list().textContent).toContain('暂无数据'))
    expect(list().querySelector('article')).toBeNull()
  })

  it('[MEM-01] fails with a retry, and keeps what is there when more fails', async () => {
    const pages = network.hold(call)
    const { press } = await open({ at })
    await pages.answer(faultResponse(call, '500'))
    await until(() => expect(list().querySelector('[role="alert"]')).not.toBeNull())
    await press('state.retry')
    await pages.answer(pageOf(call, 1, { total: 2 }))
    await until(() => expect(list().querySelectorAll('article')).toHaveLength(1))
    await press('state.more')
    await pages.answer(faultResponse(call, 'offline'))
    await until(() => expect(list().querySelector('[role="alert"]')).not.toBeNull())
    expect(list().querySelectorAll('article')).toHaveLength(1)
  })

  it('[MEM-01] [I18N-01] is loaded again in the other language', async () => {
    const { press } = await open({ at })
    const { length } = zh[call].list
    await until(() => expect(list().querySelectorAll('article')).toHaveLength(length))
    await press('shell.locale')
    await until(() => expect(list().textContent).toContain(length === 1 ? '1 entry' : `${length} entries`))
    await until(async () => {
      const asked = await network.sent(call)
      expect(asked.map(({ headers }) => headers.get('lang'))).toEqual(['zh-CN', 'en'])
    })
    // An amount in words is Chinese for everybody, and says so.
    for (const words of list().querySelectorAll('[lang="zh-CN"]')) words.remove()
    expect(list().textContent).not.toMatch(/\p{Script=Han}/u)
  })

  it('[SES-08] is for members: a guest is led to the login', async () => {
    await open({ at, signedIn: false })
    await until(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('url')).toBe(at)
    expect(await network.sent(call)).toEqual([])
  })
})

describe('orders', () => {
  const [order] = zh.listOrders.list
  if (order === undefined) throw new Error('The fixture has no order')
  const show = (change: Partial<typeof order>, at = '/personal/order/conf') => {
    network.use(answer('listOrders', { ...zh.listOrders, list: [{ ...order, ...change }] }))
    return open({ at })
  }

  it('[ORD-01] one that waits for money says until when, and leads to the payment', async () => {
    await show({ list_amount: 160_000 })
    await mainSays('¥1,200.00')
    const [card] = cards()
    expect(card?.textContent).toContain('待支付')
    expect(card?.textContent).toContain('原价¥1,600.00')
    expect(card?.textContent).toContain('请在2026年11月21日 10:30 (UTC+8)')
    expect(link('去支付').pathname).toBe('/pay/17')
    expect(link('详情').pathname).toBe('/console/order/17')
    expect(link(order.conference).pathname).toBe('/conferences/3')
  })

  it.each([
    ['user_cancelled', '本人取消'],
    ['expired', '超时未支付'],
    ['organizer', '主办方关闭'],
    ['refunded', '已全额退款'],
  ] as const)('[ORD-01] a closed one says why: %s', async (reason, why) => {
    await show({ state: 'closed', closed_reason: reason })
    await mainSays(why)
    expect(cards()[0]?.textContent).toContain('已关闭')
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  })

  it('[ORD-01] payment, refund and invoice are shown beside the state', async () => {
    await show({
      state: 'paid',
      paid_at: order.created_at,
      payment: 'confirmed',
      refund: 'requested',
      invoice: 'to_be_invoiced.picked_up',
    })
    await mainSays('已申请退款')
    const chips = [...(cards()[0]?.querySelectorAll('ul li') ?? [])].map(({ textContent }) => textContent)
    expect(chips).toEqual(['已申请退款', '待开发票'])
  })

  it('[ORD-02] the status stands in the address, and another one is another list', async () => {
    const { stage } = await open({ at: '/personal/order/conf?status=paid' })
    await until(() => expect(cards().length).toBeGreaterThan(0))
    expect(link('已支付').getAttribute('aria-current')).toBe('page')
    await stage.user.click(link('已关闭'))
    await until(() => expect(location.search).toBe('?status=closed'))
    await until(async () =>
      expect((await network.sent('listOrders')).map(({ input }) => input.get('state'))).toEqual([
        'paid',
        'closed',
      ]),
    )
    await stage.user.click(link('全部'))
    await until(async () => expect((await network.sent('listOrders')).at(-1)?.input.has('state')).toBe(false))
    expect(location.search).toBe('')
    expect(stage.reloads).toBe(0)
  })

  it('an unknown status is ignored', async () => {
    await open({ at: '/personal/order/conf?status=%27%3B--' })
    await until(() => expect(cards().length).toBeGreaterThan(0))
    expect(link('全部').getAttribute('aria-current')).toBe('page')
    expect((await network.sent('listOrders'))[0]?.input.has('state')).toBe(false)
  })

  it('orders of conferences and of papers are loaded separately', async () => {
    await open({ at: '/personal/order/paper' })
    await until(async () =>
      expect((await network.sent('listOrders')).map(({ input }) => input.get('kind'))).toEqual(['paper']),
    )
    expect(await network.sent('listHotels')).toEqual([])
  })

  it.each([
    ['to_be_paid', null, 'orderNotPaid', ['member.order.cancel']],
    ['paid', null, 'nothingToRefund', ['member.order.cancelFree']],
    ['paid', null, null, ['member.order.refund']],
    ['paid', 'rejected', null, ['member.order.refund']],
    ['paid', null, 'refundWindowOver', []],
    ['paid', 'requested', 'refundUnderWay', []],
    ['paid', 'processing', 'refundUnderWay', []],
    ['completed', null, 'orderNotPaid', []],
    ['closed', null, 'orderNotPaid', []],
  ] as const)(
    '[ORD-02] a %s order, refund %s, refused %s, offers %j',
    async (state, refund, refusal, offered) => {
      const isFree = refusal === 'nothingToRefund'
      const cancel_refusal = isFree || state === 'to_be_paid' ? null : 'orderCharged'
      const { stage } = await show({ state, refund, refund_refusal: refusal, cancel_refusal })
      await until(() => expect(cards()).toHaveLength(3))
      const buttons = [...(cards()[0]?.querySelectorAll('button') ?? [])].map(
        ({ textContent }) => textContent,
      )
      expect(buttons).toEqual(offered.map((id) => stage.say(id)))
    },
  )

  it('[ORD-03] is cancelled with a reason, and the list is read again', async () => {
    const { press, fill, submit } = await show({ version: 2 })
    await press('member.order.cancel')
    await submit()
    await until(() => expect(openDialog()?.textContent).toContain('此项为必填项'))
    const close = element('button[aria-label="关闭"]', await dialog()).getBoundingClientRect()
    // As large as a finger.
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
    await fill('member.order.cancel.reason', '行程有变')
    await submit()
    await toast('订单已取消')
    const fired = await network.sent('fireRecord')
    expect(fired.map(({ input }) => Object.fromEntries(input))).toEqual([
      {
        entity: 'order',
        id: '17',
        event: 'order.cancel',
        version: '2',
        reason: '行程有变',
        key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
    await until(async () => expect(await network.sent('listOrders')).toHaveLength(2))
    expect(document.activeElement).toBe(main().querySelector('h1'))
  })

  it('[ORD-03] a registration that cost nothing is cancelled in the same way, and says what becomes of it', async () => {
    const { press, fill, submit } = await show({ state: 'paid', version: 1, amount: 0, list_amount: 0 })
    await press('member.order.cancelFree')
    await until(() => expect(openDialog()?.textContent).toContain('无需主办方同意'))
    await fill('member.order.cancel.reason', '行程有变')
    await submit()
    await toast('报名已取消')
    const [fired] = await network.sent('fireRecord')
    expect(Object.fromEntries(fired?.input ?? [])).toMatchObject({ event: 'order.cancel', version: '1' })
  })

  it('[ORD-01] the money of a paid one is asked back once; a refusal says why', async () => {
    network.use(refuse('requestRefund', 'ticketSignedIn'))
    const {
      press,
      fill,
      submit,
      answer: reply,
    } = await show({
      state: 'paid',
      version: 3,
      refund_refusal: null,
      cancel_refusal: 'orderCharged',
    })
    await press('member.order.refund')
    await fill('member.order.refund.reason', '身体不适')
    await submit()
    await until(() => expect(openDialog()?.textContent).toContain(messageOf('ticketSignedIn', 'zh', null)))
    expect(openDialog()?.querySelector('input')).toBeNull()
    await reply('shell.understood')
    await until(async () => expect(await network.sent('listOrders')).toHaveLength(2))
    const sent = await network.sent('requestRefund')
    expect(sent.map(({ input }) => Object.fromEntries(input))).toMatchObject([
      { order_id: '17', version: '3', reason: '身体不适' },
    ])
  })

  it('[TKT-03] coupons and hotel bookings are below; each fails for itself', async () => {
    network.use(refuse('listHotels', 'fault'))
    const { press } = await open({ at: '/personal/order/conf' })
    const coupons = await screen.findByRole('region', { name: '代金券' })
    await until(() => expect(coupons.textContent).toContain('FRIEND50'))
    expect(coupons.textContent).toContain('¥50.00')
    const hotels = screen.getByRole('region', { name: '酒店预订' })
    await until(() => expect(within(hotels).getByRole('alert')).toBeTruthy())
    network.use(answer('listHotels', zh.listHotels))
    await press('state.retry')
    await until(() => expect(hotels.textContent).toContain('2026年12月8日 – 11日'))
    expect(cards().length).toBe(3)
  })
})

describe('invoices', () => {
  const [invoice] = zh.listInvoices.list
  if (invoice === undefined) throw new Error('The fixture has no invoice')
  const at = '/personal/notes/invoice'
  const show = (change: Partial<Fixtures['listInvoices']['list'][number]>) => {
    network.use(answer('listInvoices', { ...zh.listInvoices, list: [{ ...invoice, ...change }] }))
    return open({ at })
  }
  const form = {
    invoice_type: 'ordinary',
    title_type: 'company',
    title: '某某大学',
    tax_no: '91110000101623741K',
    content: 'conference',
    email: 'lin@symposium.example',
  } as const
  const fillForm = async ({ fill }: ReturnType<typeof pageActions>) => {
    await fill('member.invoice.title', form.title)
    await fill('member.invoice.taxNo', ' 9111 0000 1016 2374 1k')
    await fill('member.invoice.email', form.email)
  }

  it('[INV-01] an amount is in figures and in words, in Chinese in every language', async () => {
    await open({ at, locale: 'en' })
    await mainSays('CNY 1,600.00')
    expect(main().querySelector('[lang="zh-CN"]')?.textContent).toBe('壹仟陆佰元整')
  })

  it('[INV-01] official documents and statements can be downloaded; a reversal says what it reverses', async () => {
    const issued = {
      id: 1,
      kind: 'issue',
      number: '26112000000000000017',
      refers_to: null,
      at: '2026-11-20T02:00:00.000Z',
      url: '/files/invoice/1.pdf',
      official_url: '/files/invoice-official/1',
    } as const
    const reversed = {
      ...issued,
      id: 2,
      kind: 'reversal',
      number: '26112000000000000018',
      refers_to: issued.number,
      url: '/files/invoice/2.pdf',
      official_url: null,
    } as const
    await show({ label: 'invoiced', state: 'invoiced', form, documents: [issued, reversed] })
    await mainSays(`正式发票${issued.number}`)
    expect(link(`正式发票${issued.number}`).pathname).toBe('/files/invoice-official/1')
    const first = link(`正式发票${issued.number}`).closest('li')
    const second = first?.nextElementSibling
    expect(first?.querySelector('a:last-of-type')).toHaveProperty('pathname', '/files/invoice/1.pdf')
    expect(first?.textContent).toContain('开票信息单')
    // Issued before official documents were kept: there is the statement only.
    expect(second?.textContent).toContain(`红字发票${reversed.number}`)
    expect(second?.textContent).toContain(`冲红${issued.number}`)
    expect(second?.querySelectorAll('a')).toHaveLength(1)
    expect(second?.querySelector('a')).toHaveProperty('pathname', '/files/invoice/2.pdf')
    expect(screen.queryByRole('button', { name: '申请发票' })).toBeNull()
    expect(link('详情').pathname).toBe('/console/invoice/9')
  })

  it.each([
    ['to_be_invoiced.waiting', true],
    ['to_be_invoiced.picked_up', false],
  ])('[INV-01] a request in %s can be changed: %s', async (state, can) => {
    await show({ label: 'to_be_invoiced', state, form })
    await mainSays(form.title)
    expect(screen.queryByRole('button', { name: '修改申请' }) !== null).toBe(can)
  })

  it('[INV-02] a request that came back says why, and keeps what was typed then', async () => {
    const { press } = await show({ form, return_reason: '抬头与执照不符' })
    await mainSays('申请被退回：抬头与执照不符')
    await press('member.invoice.request')
    const box = await dialog()
    expect(element<HTMLInputElement>('[name="title"]', box).value).toBe(form.title)
    expect(element<HTMLInputElement>('[name="tax_no"]', box).value).toBe(form.tax_no)
  })

  it('a focus that code moves behind an open dialog does not close it', async () => {
    const { press } = await show({ form, return_reason: '抬头与执照不符' })
    await mainSays('申请被退回：抬头与执照不符')
    await press('member.invoice.request')
    const box = await dialog()
    await until(() => expect(box.contains(document.activeElement)).toBe(true))
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await frame()
    let hasMoved = false
    document.addEventListener('focusin', () => (hasMoved = true), { capture: true, once: true })
    element<HTMLElement>('main a').focus()
    await frame()
    await frame()
    expect(hasMoved).toBe(true)
    expect(openDialog()).toBe(box)
  })

  it('[INV-02] is requested with the fields of the contract, once, and the list is read again', async () => {
    const hands = await open({ at })
    await hands.press('member.invoice.request')
    await fillForm(hands)
    await hands.submit()
    await toast('发票申请已提交')
    await until(() => expect(openDialog()).toBeNull())
    const saved = await network.sent('saveInvoice')
    expect(saved.map(({ input }) => Object.fromEntries(input))).toEqual([
      expect.objectContaining({ id: '9', version: '0', ...form, key: expect.stringMatching(/^[\w-]{20,}$/) }),
    ])
    expect(saved[0]?.input.has('bank_name')).toBe(false)
    await until(async () => expect(await network.sent('listInvoices')).toHaveLength(2))
    await until(() => expect(cards()).toHaveLength(1))
    expect(document.activeElement).toBe(main().querySelector('h1'))
  })

  it('[INV-02] every wrong field is named, and the first one gets the focus', async () => {
    const { press, submit } = await open({ at })
    await press('member.invoice.request')
    const box = await dialog()
    await submit()
    await until(() => expect(box.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2))
    expect(document.activeElement?.getAttribute('name')).toBe('title')
    expect(box.textContent).toContain(messageOf('emailEmpty', 'zh', null))
    expect(await network.sent('saveInvoice')).toEqual([])
  })

  it('[INV-02] a private person needs no number; only an ordinary one is offered', async () => {
    const { stage, press } = await open({ at })
    await press('member.invoice.request')
    const box = await dialog()
    await stage.user.selectOptions(element('[name="invoice_type"]', box), 'special')
    expect(box.querySelector('[name="bank_account"]')).not.toBeNull()
    await stage.user.selectOptions(element('[name="title_type"]', box), 'personal')
    expect(box.querySelector('[name="tax_no"]')).toBeNull()
    expect(box.querySelector('[name="bank_account"]')).toBeNull()
    expect(
      [...element<HTMLSelectElement>('[name="invoice_type"]', box).options].map(({ value }) => value),
    ).toEqual(['ordinary'])
  })

  it.each(['zh-CN', 'en'] as const)(
    '[INV-02] the server’s refusal stands at its field in %s, and what was typed stays',
    async (locale) => {
      const save = network.hold('saveInvoice')
      const hands = await open({ at, locale })
      await hands.press('member.invoice.request')
      await fillForm(hands)
      await hands.submit()
      const language = locale === 'en' ? 'en' : 'zh'
      await save.answer(refusalResponse('taxNumberWrong', language, { field: 'tax_no' }))
      const box = await dialog()
      const field = element<HTMLInputElement>('[name="tax_no"]', box)
      await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(box.textContent).toContain(messageOf('taxNumberWrong', language, null))
      expect(element<HTMLInputElement>('[name="title"]', box).value).toBe(form.title)
      expect(document.activeElement).toBe(field)
    },
  )

  it('[INV-02] a doubtful number leads back to its field, and a double press does not accept it', async () => {
    const hands = await open({ at })
    await hands.press('member.invoice.request')
    await fillForm(hands)
    await hands.fill('member.invoice.taxNo', '91350211M0000XUF46')
    const box = await dialog()
    await hands.stage.user.dblClick(element('button[type="submit"]', box))
    await until(() => expect(box.textContent).toContain(hands.stage.say('member.invoice.warned')))
    await until(() => expect(document.activeElement?.getAttribute('name')).toBe('tax_no'))
    await hands.stage.user.keyboard('{Enter}')
    expect(await network.sent('saveInvoice')).toEqual([])
    await hands.answer('member.invoice.confirm')
    await until(async () => expect(await network.sent('saveInvoice')).toHaveLength(1))
  })

  it('[INV-02] Escape closes the form and changes nothing', async () => {
    const { stage, press } = await open({ at })
    await press('member.invoice.request')
    await dialog()
    await stage.user.keyboard('{Escape}')
    await until(() => expect(openDialog()).toBeNull())
    expect(await network.sent('saveInvoice')).toEqual([])
    expect(await network.sent('listInvoices')).toHaveLength(1)
    await until(() => expect(document.activeElement?.textContent).toBe('申请发票'))
  })
})

describe('tickets', () => {
  const [ticket] = zh.listTickets.list
  if (ticket === undefined) throw new Error('The fixture has no ticket')
  const show = (change: Partial<typeof ticket>) => {
    network.use(answer('listTickets', { ...zh.listTickets, list: [{ ...ticket, ...change }] }))
    return open({ at: '/personal/notes/tickets' })
  }

  it('[TKT-01] shows a QR code, large when pressed, with the code in letters', async () => {
    const { stage } = await show({})
    await mainSays('未签到')
    await stage.user.click(await screen.findByRole('button', { name: /点按放大/ }))
    const box = await dialog()
    await until(() => expect(box.querySelector('svg[role="img"]')).not.toBeNull())
    expect(box.textContent).toContain(ticket.code)
    await stage.user.keyboard('{Escape}')
    await until(() => expect(openDialog()).toBeNull())
  })

  it('[TKT-01] a signed-in one says when and where', async () => {
    await show({
      state: 'valid.signed_in',
      signed_at: '2026-12-09T01:05:00.000Z',
      gate: '东门',
    })
    await mainSays('已签到')
    expect(cards()[0]?.textContent).toMatch(/12月9日 09:05 \(UTC\+8\) .*东门/)
  })

  it.each([
    ['revoked', '已作废'],
    ['expired', '已过期'],
  ])('[TKT-01] a ticket that is %s has no code any more', async (state, says) => {
    await show({ state })
    await mainSays(says)
    expect(cards()[0]?.querySelector('button')).toBeNull()
  })
})

describe('meal vouchers', () => {
  const [meal] = zh.listMeals.list
  if (meal === undefined) throw new Error('The fixture has no meal voucher')
  const at = '/personal/notes/mealticket'

  it('[TKT-02] is handed on by a link, which can be copied', async () => {
    const share = network.hold('shareMeal')
    const { press } = await open({ at })
    await press('member.meal.share')
    const box = await dialog()
    expect(box.querySelector('[aria-busy="true"]')).not.toBeNull()
    await share.answer(faultResponse('shareMeal', 'offline'))
    await until(() => expect(within(box).getByRole('alert')).toBeTruthy())
    await press('state.retry')
    await share.answer(answerResponse('shareMeal', zh.shareMeal))
    await until(() =>
      expect(box.querySelector('input')?.value).toBe(`${location.origin}${at}?share=M8Q2-7KXD`),
    )
    const sent = await network.sent('shareMeal')
    expect(sent.map(({ input }) => input.get('meal_id'))).toEqual(['6', '6'])
    expect(new Set(sent.map(({ input }) => input.get('key'))).size, 'the same wish').toBe(1)
    await press('shell.close')
    await until(async () => expect(await network.sent('listMeals')).toHaveLength(2))
  })

  it('[TKT-02] a shared one says until when, and is taken back on its own page', async () => {
    network.use(
      answer('listMeals', {
        ...zh.listMeals,
        list: [{ ...meal, state: 'shared', share_expires_at: '2026-11-22T04:00:00.000Z' }],
      }),
    )
    await open({ at })
    await mainSays('转赠中')
    expect(cards()[0]?.textContent).toContain('11月22日 04:00')
    expect(link('详情与收回').pathname).toBe('/console/mealVoucher/6')
    expect(cards()[0]?.querySelector('button')).toBeNull()
  })

  it('[TKT-02] opening the link asks first; after claiming, the voucher is in the list', async () => {
    const { stage, answer: press } = await open({ at: `${at}?share=M8Q2-7KXD` })
    await dialog()
    expect(await network.sent('claimMeal')).toEqual([])
    await press('member.claim.accept')
    await until(() => expect(openDialog()?.textContent).toContain('领取成功'))
    expect((await network.sent('claimMeal')).map(({ input }) => input.get('share_code'))).toEqual([
      'M8Q2-7KXD',
    ])
    await until(async () => expect(await network.sent('listMeals')).toHaveLength(2))
    await press('shell.understood')
    await until(() => expect(openDialog()).toBeNull())
    expect(location.search).toBe('')
    expect(stage.errors).toEqual([])
  })

  it('[TKT-02] a link that cannot be claimed says why', async () => {
    network.use(refuse('claimMeal', 'shareExpired'))
    const { answer: press } = await open({ at: `${at}?share=old` })
    await dialog()
    await press('member.claim.accept')
    await until(() => expect(openDialog()?.textContent).toContain(messageOf('shareExpired', 'zh', null)))
    await press('shell.cancel')
    await until(() => expect(openDialog()).toBeNull())
  })
})

describe('certificates', () => {
  const [certificate] = zh.listCertificates.list
  if (certificate === undefined) throw new Error('The fixture has no certificate')

  it('[TKT-02] leads to the PDF and to the page where anybody checks it', async () => {
    await open({ at: '/personal/notes/certificate' })
    await mainSays('参会证明')
    expect(link('下载 PDF').pathname).toBe('/files/certificate/3.pdf')
    expect(link('核验页').pathname).toBe(certificate.verify_url)
  })

  it('[TKT-02] one that is not issued yet has neither', async () => {
    network.use(
      answer('listCertificates', {
        ...zh.listCertificates,
        list: [{ ...certificate, state: 'not_eligible', issued_at: null, pdf_url: '', verify_url: '' }],
      }),
    )
    await open({ at: '/personal/notes/certificate' })
    await mainSays('未达条件')
    expect([...(cards()[0]?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '详情',
    ])
  })
})

describe('/verify/{code}', () => {
  const known = zh.verifyCertificate
  const at = '/verify/cE3vX0cQz8Lr2kWb6yPj1A'

  it.each([
    ['zh-CN', '证书有效', '参加会议'],
    ['en', 'This certificate is genuine', 'Attendance'],
  ] as const)('[TKT-02] says to anybody in %s that a certificate is genuine', async (locale, says, what) => {
    await open({ at, locale, signedIn: false })
    await mainSays(says)
    expect(main().textContent).toContain(what)
    expect((await network.sent('verifyCertificate')).map(({ input }) => input.get('code'))).toEqual([
      'cE3vX0cQz8Lr2kWb6yPj1A',
    ])
  })

  it('[TKT-02] says since when one is revoked', async () => {
    if (known.result === 'unknown') throw new Error('The fixture is of a known certificate')
    network.use(
      answer('verifyCertificate', { ...known, result: 'revoked', revoked_at: '2026-12-20T02:00:00.000Z' }),
    )
    await open({ at, signedIn: false })
    await mainSays('证书已撤销')
    expect(main().textContent).toContain('2026年12月20日')
    expect(main().textContent).not.toContain('证书有效')
  })

  it('[TKT-02] an unknown certificate is unknown, and the answer names no person', async () => {
    network.use(answer('verifyCertificate', { result: 'unknown' }))
    await open({ at, signedIn: false })
    await mainSays('没有找到这份证书')
    expect(main().querySelector('dl')).toBeNull()
  })

  it.each(['x'.repeat(65), '%3Cimg%20src%3Dx%3E', '%E8%AF%81%E4%B9%A6'])(
    '[TKT-02] does not ask about %s, which is no code',
    async (code) => {
      await open({ at: `/verify/${code}`, signedIn: false })
      await mainSays('没有找到这份证书')
      expect(main().querySelector('img')).toBeNull()
      expect(await network.sent('verifyCertificate')).toEqual([])
    },
  )

  it('[TKT-02] a failure is no answer: it can be asked again', async () => {
    const asked = network.hold('verifyCertificate' satisfies CallName)
    const { press } = await open({ at, signedIn: false })
    await asked.answer(faultResponse('verifyCertificate', '500'))
    await until(() => expect(within(main()).getByRole('alert')).toBeTruthy())
    expect(main().textContent).not.toContain('没有找到')
    await press('state.retry')
    await asked.answer(answerResponse('verifyCertificate', known))
    await mainSays('证书有效')
  })
})
