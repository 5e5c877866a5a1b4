import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import type { AnyEventObject } from 'xstate'

import { fixturesFor } from '../../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse } from '../../../mocks/handlers.ts'
import { onCall } from '../../../mocks/onCall.ts'
import { names, recordAt } from '../../../mocks/records.ts'
import type { Step } from '../../../mocks/records.ts'
import { attachedTo } from '../../../server/shared/sentences/attachedTo.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import { notificationLink } from '../../../server/shared/sentences/notificationLink.ts'
import { notificationTexts } from '../../../server/shared/sentences/notificationTexts.ts'
import type { NotificationFacts } from '../../../server/shared/sentences/notificationTexts.ts'
import type { CallName, Calls } from '../../../src/contract/calls.ts'
import type { CallOutput } from '../../../src/contract/endpoint.ts'
import type { InvoiceFacts } from '../../../src/contract/facts.ts'
import type { InvoiceCard } from '../../../src/contract/invoice.ts'
import { invoiceForm } from '../../../src/contract/invoiceForm.ts'
import type { InvoiceForm } from '../../../src/contract/invoiceForm.ts'
import type { DetailLine, LifecycleRecord } from '../../../src/contract/lifecycle.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import type { NotificationName } from '../../../src/contract/notifications.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { formatMoney } from '../../../src/i18n/numbers.ts'
import { invoiceLifecycle } from '../../../src/machines/lifecycles/invoice/invoice.machine.ts'
import type { InvoiceEvent } from '../../../src/machines/lifecycles/invoice/invoice.machine.ts'
import { invoiceNotifications } from '../../../src/machines/lifecycles/invoice/invoice.notifications.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import type { Status } from '../../../src/machines/lifecycles/shared/lifecycle.types.ts'

interface Sent {
  readonly name: NotificationName
  readonly reason: string
  readonly at: string
  isRead: boolean
}

/** A request to the server, and the data it stores once the event has happened. */
interface Wish {
  readonly event: AnyEventObject
  readonly keep?: () => void
}

const id = 17
const conferenceId = 3
const orderNo = '2026112100017'
const official = '/files/invoice-official/31'

/**
 * The invoice of one paid order between its owner and finance. It moves by the rules of its lifecycle, and its owner
 * gets the product's notifications, with the product's links.
 */
export const createInvoiceOffice = () => {
  let viewer: 'owner' | 'finance' = 'owner'
  let status: Status<InvoiceFacts> = { state: 'not_invoiced', facts: unasked }
  let form: InvoiceForm | null = null
  /** Uploaded file, as a data address. */
  let file = ''
  const steps: Step[] = []
  const documents: InvoiceCard['documents'] = []
  const sent: Sent[] = []

  /** Null: it has happened. */
  const move = ({ event, keep }: Wish, version: number): Reason | null => {
    if (version !== steps.length) return 'versionConflict'
    const decision = decide(invoiceLifecycle, status, event, [viewer])
    if (decision.kind === 'refused') return decision.reason
    keep?.()
    const reason = String(event['reason'] ?? '')
    steps.push([event.type, decision.state, viewer, [reason, reason]])
    status = decision
    const at = record('zh').history.at(-1)?.at ?? ''
    if (event.type === 'invoice.issue') {
      const number = status.facts.number ?? ''
      const url = '/files/invoice/31.pdf'
      documents.push({ id: 31, kind: 'issue', number, refers_to: null, at, url, official_url: official })
    }
    const notification = invoiceNotifications[event.type as keyof typeof invoiceNotifications]
    if ('owner' in notification) sent.unshift({ name: notification.owner, reason, at, isRead: false })
    return null
  }

  const record = (language: MessageLanguage): Extract<LifecycleRecord, { entity: 'invoice' }> => {
    const { state, facts } = status
    const made = recordAt(language, 'invoice', state, { roles: [viewer], facts, steps })
    const detail = made.detail.flatMap((line) => (form === null ? [] : [asHandedIn(line, form)]))
    const file: DetailLine[] =
      documents.length === 0 ? [] : [{ field: 'official', kind: 'file', value: official }]
    return { ...made, title: titleIn(language), detail: [...file, ...detail] } as Extract<
      LifecycleRecord,
      { entity: 'invoice' }
    >
  }

  const card = (language: MessageLanguage): InvoiceCard => ({
    ...(fixturesFor(language).listInvoices.list[0] as InvoiceCard),
    id,
    order_id: id,
    order_no: orderNo,
    conference: record(language).subtitle,
    amount: unasked.amount,
    amount_in_words: '壹仟贰佰元整',
    label: labelOf(status.state),
    state: status.state,
    version: steps.length,
    return_reason: status.facts.returnReason,
    form,
    documents: [...documents],
  })

  const factsOf = (language: MessageLanguage, { reason }: Sent): NotificationFacts => {
    const { title, subtitle } = record(language)
    return { what: title, where: subtitle, reason, amount: '', until: '' }
  }

  const messages = (language: MessageLanguage) =>
    sent.map((one, index) => {
      const { title, content, action } = notificationTexts[one.name][language](factsOf(language, one))
      return {
        id: sent.length - index,
        type: notifications[one.name].type,
        title,
        content,
        link: notificationLink(one.name, id, conferenceId),
        action,
        created_at: one.at,
        is_read: one.isRead,
      }
    })

  const unread = () => sent.filter(({ isRead }) => !isRead).length

  /** A call that moves the invoice. */
  const moving = <K extends CallName>(
    call: K,
    wishOf: (input: URLSearchParams) => Wish,
    shown: (language: MessageLanguage) => CallOutput<Calls[K]>,
  ): HttpHandler =>
    onCall(call, async ({ request }) => {
      const language = messageLanguage(request.headers.get('lang'))
      const input = new URLSearchParams(await request.clone().text())
      const refusal = move(wishOf(input), Number(input.get('version')))
      return refusal === null
        ? answerResponse(call, shown(language), language)
        : refusalResponse(refusal, language)
    })

  return {
    /** The person who signs in next. */
    enter(next: typeof viewer) {
      viewer = next
    },
    /** The mail of the newest notification. */
    mail() {
      const newest = sent[0]
      if (newest === undefined) throw new Error('Nobody was told anything yet')
      return {
        notification: newest.name,
        facts: { zh: factsOf('zh', newest), en: factsOf('en', newest) },
        path: notificationLink(newest.name, id, conferenceId),
        attachments:
          attachedTo[newest.name] === 'invoice' ? [{ name: `${status.facts.number}.pdf`, href: file }] : [],
      }
    },
    handlers: [
      answer('getUserInfo', ({ language }) => ({
        ...fixturesFor(language).getUserInfo,
        nickname: say(language, names[viewer]),
        has_console: viewer === 'finance',
      })),
      answer('listInvoices', ({ language }) => ({
        ...fixturesFor(language).listInvoices,
        list: [card(language)],
      })),
      moving(
        'saveInvoice',
        (input) => ({
          event: {
            type: status.state === 'not_invoiced' ? 'invoice.request' : 'invoice.edit',
          } satisfies InvoiceEvent,
          keep() {
            form = invoiceForm.parse(Object.fromEntries(input))
          },
        }),
        card,
      ),
      answer('getConsole', () => ({
        roles: ['finance'],
        queues: [
          { queue: 'invoices', waiting: isWaiting(status.state) ? 1 : 0 },
          { queue: 'refunds', waiting: 0 },
          { queue: 'transfers', waiting: 0 },
        ],
      })),
      answer('listQueue', ({ language, input }) => {
        const isHere =
          input.get('queue') === 'invoices' &&
          (input.get('settled') === '1' ? status.state === 'invoiced' : isWaiting(status.state)) &&
          !input.has('after')
        const { subtitle, state, version, history } = record(language)
        const waiting = {
          id,
          entity: 'invoice' as const,
          state,
          version,
          title: orderNo,
          subtitle: `${subtitle} · ${form?.title}`,
          who: say(language, names.owner),
          amount: unasked.amount,
          at: history.at(-1)?.at ?? '',
          place: '1795226400000000.17',
        }
        return { list: isHere ? [waiting] : [], total: isHere ? 1 : 0 }
      }),
      answer('getRecord', ({ language }) => record(language)),
      moving(
        'fireRecord',
        (input) => ({ event: { type: input.get('event') ?? '', reason: input.get('reason') ?? '' } }),
        record,
      ),
      moving(
        'uploadInvoice',
        (input) => ({
          event: { type: 'invoice.attach', number: input.get('number') ?? '' } satisfies InvoiceEvent,
          keep() {
            file = input.get('content') ?? ''
          },
        }),
        record,
      ),
      http.get(`*${official}`, () => new HttpResponse(bytesOf(file))),
      answer('countUnread', unread),
      answer('getMessageTypes', ({ language }) =>
        fixturesFor(language).getMessageTypes.map((kind) => ({
          ...kind,
          unread: kind.type === 'order' ? unread() : 0,
        })),
      ),
      answer('listMessages', ({ language }) => ({
        ...fixturesFor(language).listMessages,
        list: messages(language),
        total: sent.length,
      })),
      answer('readMessage', ({ input }) => {
        const read = sent[sent.length - Number(input.get('id'))]
        if (read !== undefined) read.isRead = true
        return unread()
      }),
    ] satisfies HttpHandler[],
  }
}

/** Facts of a paid order. */
const unasked: InvoiceFacts = {
  amount: 120_000,
  orderPaid: true,
  hasOpenRefund: false,
  returnReason: null,
  number: null,
  document: null,
}

const say = (language: MessageLanguage, [zh, en]: readonly [string, string]) => (language === 'zh' ? zh : en)

const titleIn = (language: MessageLanguage) =>
  [orderNo, say(language, names.owner), formatMoney(unasked.amount, language === 'zh' ? 'zh-CN' : 'en')].join(
    ' · ',
  )

const isWaiting = (state: string) => state.startsWith('to_be_invoiced')

const labelOf = (state: string): InvoiceCard['label'] => {
  if (isWaiting(state)) return 'to_be_invoiced'
  return state === 'invoiced' ? 'invoiced' : 'not_invoiced'
}

/** A line of the form shows its submitted value; the others are about the order. */
const asHandedIn = (line: DetailLine, form: InvoiceForm): DetailLine => {
  if (line.kind === 'money' || !(line.field in fixedFields)) return line
  const value = form[line.field as keyof InvoiceForm] ?? ''
  return { field: line.field, kind: line.kind, value }
}

const fixedFields: Readonly<Record<keyof InvoiceForm, true>> = {
  invoice_type: true,
  title_type: true,
  title: true,
  tax_no: true,
  content: true,
  email: true,
  mobile: true,
  reg_address: true,
  reg_phone: true,
  bank_name: true,
  bank_account: true,
}

const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
