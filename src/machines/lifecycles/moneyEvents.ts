import type { Entity } from '../../contract/entity.ts'
import type { InvoiceEvent } from './invoice/invoice.machine.ts'
import type { OrderEvent } from './order/order.setup.ts'
import type { PaymentEvent } from './payment/payment.machine.ts'
import type { RefundEvent } from './refund/refund.machine.ts'
import type { FactsLearned } from './shared/lifecycle.types.ts'

/** `proof`: money goes back or is taken as received on a person's word, who proves their identity (ACC-02). */
type Money = 'proof' | 'none'

/** Every event of a machine has its word: a new one without does not compile. */
type MoneyOf<Event extends { type: string }> = Readonly<
  Record<Exclude<Event['type'], FactsLearned<unknown>['type']>, Money>
>

const order: MoneyOf<OrderEvent> = {
  'order.reprice': 'none',
  'order.pay': 'none',
  'order.cancel': 'none',
  'order.expire': 'none',
  'order.close': 'none',
  'order.withdraw': 'none',
  'order.reopen': 'none',
  'order.complete': 'none',
  'order.refund': 'none',
}

const payment: MoneyOf<PaymentEvent> = {
  // By a provider's signature.
  'payment.confirm': 'none',
  'payment.fail': 'none',
  'payment.abandon': 'none',
  'payment.submit': 'none',
  // A transfer counts as received because finance says so.
  'payment.accept': 'proof',
  'payment.return': 'none',
}

const refund: MoneyOf<RefundEvent> = {
  'refund.request': 'none',
  'refund.open': 'none',
  'refund.approve': 'proof',
  'refund.reject': 'none',
  'refund.succeed': 'none',
  'refund.fail': 'none',
  'refund.retry': 'proof',
}

// An invoice says something about money and moves none.
const invoice: MoneyOf<InvoiceEvent> = {
  'invoice.request': 'none',
  'invoice.withdraw': 'none',
  'invoice.pickUp': 'none',
  'invoice.edit': 'none',
  'invoice.attach': 'none',
  'invoice.issue': 'none',
  'invoice.return': 'none',
  'invoice.reverse': 'none',
}

/** The others know no amount; a new entity needs its word, too. */
const nothing: Readonly<Record<string, Money>> = {}
const moneyEvents: Readonly<Record<Entity, Readonly<Record<string, Money>>>> = {
  order,
  payment,
  refund,
  invoice,
  ticket: nothing,
  mealVoucher: nothing,
  certificate: nothing,
  organizer: nothing,
  conference: nothing,
  conferencePublication: nothing,
  waitlist: nothing,
  paper: nothing,
  review: nothing,
  decision: nothing,
  rebuttal: nothing,
  enquiry: nothing,
  comment: nothing,
  knock: nothing,
  accountDeletion: nothing,
  conferenceContent: nothing,
  teamInvitation: nothing,
  liveStaff: nothing,
  studentProof: nothing,
  campaign: nothing,
  documentBatch: nothing,
  peopleImport: nothing,
}

/** Whether money moves by this event because its sender says so. */
export const movesMoney = (entity: Entity, event: string): boolean => moneyEvents[entity][event] === 'proof'
