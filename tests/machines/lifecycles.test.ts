import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { AnyEventObject } from 'xstate'

import { registry } from '../../workbench/registry.ts'
import { lifecycleReasons } from '../../src/contract/reasons.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { entities } from '../../src/contract/entity.ts'
import type { Entity } from '../../src/contract/entity.ts'
import { roles } from '../../src/contract/roles.ts'
import type { Role } from '../../src/contract/roles.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { decide, leafOf, offersOf, snapshotOf } from '../../src/machines/lifecycles/shared/decide.ts'
import { messages } from '../../server/shared/sentences/messages.ts'
import { moves } from '../support/lifecycleMoves.ts'
import { models } from '../../workbench/registry.ts'
import { activeLeafIds, leafIds, placesOf } from '../../workbench/core/walk.ts'

/** Result of an event at `from`, given facts that differ from those at the start. */
type Row = readonly [from: string, event: AnyEventObject, by: Role, given: object, becomes: string | Refusal]
interface Refusal {
  readonly no: Reason
}
const no = (reason: Reason): Refusal => ({ no: reason })

describe('[ORD-01] an order', () => {
  const paid = { received: 88_000 }
  const expired = { closedReason: 'expired' }

  it.each<Row>([
    ['to_be_paid', { type: 'order.reprice', amount: 58_000 }, 'owner', {}, 'to_be_paid'],
    ['to_be_paid', { type: 'order.reprice', amount: 0 }, 'owner', {}, 'paid'],
    [
      'to_be_paid',
      { type: 'order.reprice', amount: 0 },
      'owner',
      { hasAttempt: true },
      no('paymentUnderWay'),
    ],
    ['to_be_paid', { type: 'order.pay' }, 'system', paid, 'paid'],
    ['to_be_paid', { type: 'order.pay' }, 'system', { received: 87_999 }, no('amountNotCovered')],
    ['to_be_paid', { type: 'order.pay' }, 'owner', paid, no('forbidden')],
    ['to_be_paid', { type: 'order.pay' }, 'admin', paid, no('forbidden')],
    ['to_be_paid', { type: 'order.expire' }, 'system', { isOverdue: true }, 'closed'],
    ['to_be_paid', { type: 'order.expire' }, 'system', {}, no('deadlineNotOver')],
    [
      'to_be_paid',
      { type: 'order.expire' },
      'system',
      { isOverdue: true, hasAttempt: true },
      no('paymentUnderWay'),
    ],
    ['to_be_paid', { type: 'order.close', reason: 'R' }, 'organizer', {}, 'closed'],
    ['to_be_paid', { type: 'order.close', reason: 'R' }, 'admin', {}, 'closed'],
    ['to_be_paid', { type: 'order.close', reason: '' }, 'organizer', {}, no('reasonEmpty')],
    ['to_be_paid', { type: 'order.close', reason: 'R' }, 'owner', {}, no('forbidden')],
    ['to_be_paid', { type: 'order.complete' }, 'system', { isDelivered: true }, no('orderNotPaid')],
    ['closed', { type: 'order.reopen' }, 'organizer', expired, 'to_be_paid'],
    ['closed', { type: 'order.reopen' }, 'organizer', { ...expired, hasPlace: false }, no('soldOut')],
    ['closed', { type: 'order.reopen' }, 'admin', { closedReason: 'user_cancelled' }, no('closedForGood')],
    ['closed', { type: 'order.reopen' }, 'owner', expired, no('forbidden')],
    ['closed', { type: 'order.pay' }, 'system', { ...paid, ...expired }, 'paid'],
    ['closed', { type: 'order.pay' }, 'system', { ...paid, hasPlace: false }, no('soldOut')],
    ['closed', { type: 'order.expire' }, 'system', { isOverdue: true }, no('orderClosed')],
    ['paid', { type: 'order.complete' }, 'system', { ...paid, isDelivered: true }, 'completed'],
    ['paid', { type: 'order.complete' }, 'system', paid, no('notDelivered')],
    [
      'paid',
      { type: 'order.complete' },
      'system',
      { ...paid, isDelivered: true, hasOpenRefund: true },
      no('refundUnderWay'),
    ],
    ['paid', { type: 'order.refund' }, 'system', {}, 'closed'],
    ['paid', { type: 'order.refund' }, 'system', { received: 1 }, no('moneyNotReturned')],
    ['paid', { type: 'order.pay' }, 'system', { received: 176_000 }, no('orderPaid')],
    ['completed', { type: 'order.refund' }, 'system', {}, no('orderCompleted')],
    ['completed', { type: 'order.close', reason: 'R' }, 'admin', {}, no('orderCompleted')],
  ])('%s × %o by %s, given %o, becomes %o', proves('order'))

  it.each([
    ['order.cancel', 'owner', 'user_cancelled'],
    ['order.expire', 'system', 'expired'],
    ['order.close', 'organizer', 'organizer'],
  ] as const)(
    '%s remembers why it closed, and money that comes later forgets it',
    (type, by, closedReason) => {
      const status = { state: 'to_be_paid', facts: { ...factsOf('order'), isOverdue: true } }
      const closed = decide(lifecycles.order, status, { type, reason: 'R' }, [by])
      expect(closed).toMatchObject({ state: 'closed', facts: { closedReason } })
      const late = { state: 'closed', facts: { ...status.facts, ...paid, closedReason } }
      expect(decide(lifecycles.order, late, { type: 'order.pay' }, ['system'])).toMatchObject({
        state: 'paid',
        facts: { closedReason: null },
      })
    },
  )
})

describe('[ORD-03] cancelling an order that is unpaid', () => {
  const free = { amount: 0, received: 0 }

  it.each<Row>([
    ['to_be_paid', { type: 'order.cancel', reason: '行程有变' }, 'owner', {}, 'closed'],
    ['to_be_paid', { type: 'order.cancel', reason: '' }, 'owner', {}, no('reasonEmpty')],
    ['to_be_paid', { type: 'order.cancel', reason: ' \n' }, 'owner', {}, no('reasonEmpty')],
    ['to_be_paid', { type: 'order.cancel' }, 'owner', {}, no('reasonEmpty')],
    [
      'to_be_paid',
      { type: 'order.cancel', reason: 'R' },
      'owner',
      { hasAttempt: true },
      no('paymentUnderWay'),
    ],
    ['to_be_paid', { type: 'order.cancel', reason: 'R' }, 'organizer', {}, no('forbidden')],
    ['paid', { type: 'order.cancel', reason: 'R' }, 'owner', {}, no('orderCharged')],
    ['paid', { type: 'order.cancel', reason: 'R' }, 'owner', { ...free, received: 1 }, no('orderCharged')],
    ['paid', { type: 'order.cancel', reason: 'R' }, 'owner', free, 'closed'],
    ['paid', { type: 'order.cancel', reason: '' }, 'owner', free, no('reasonEmpty')],
    ['paid', { type: 'order.cancel', reason: 'R' }, 'organizer', free, no('forbidden')],
    [
      'paid',
      { type: 'order.cancel', reason: 'R' },
      'owner',
      { ...free, isCancellable: false },
      no('cancellingOver'),
    ],
    [
      'paid',
      { type: 'order.cancel', reason: 'R' },
      'owner',
      { ...free, isSignedIn: true },
      no('ticketSignedIn'),
    ],
    ['paid', { type: 'order.cancel', reason: 'R' }, 'owner', { ...free, hasUsedMeal: true }, no('mealUsed')],
    [
      'paid',
      { type: 'order.cancel', reason: 'R' },
      'owner',
      { ...free, hasOpenRefund: true },
      no('refundUnderWay'),
    ],
    ['paid', { type: 'order.close', reason: 'R' }, 'organizer', { ...free, isCancellable: false }, 'closed'],
    ['paid', { type: 'order.close', reason: 'R' }, 'system', free, 'closed'],
    ['paid', { type: 'order.close', reason: 'R' }, 'organizer', {}, no('orderCharged')],
    [
      'paid',
      { type: 'order.close', reason: 'R' },
      'organizer',
      { ...free, isSignedIn: true },
      no('ticketSignedIn'),
    ],
    ['paid', { type: 'order.close', reason: 'R' }, 'owner', free, no('forbidden')],
    ['completed', { type: 'order.cancel', reason: 'R' }, 'owner', {}, no('orderCompleted')],
    ['closed', { type: 'order.cancel', reason: 'R' }, 'owner', {}, no('orderClosed')],
  ])('%s × %o by %s, given %o, becomes %o', proves('order'))
})

describe('[ORD-01] [ORD-05] a payment', () => {
  const confirm = { type: 'payment.confirm', amount: 88_000 }
  const transfer = { method: 'transfer' }
  const proven = { ...transfer, hasVoucher: true }

  it.each<Row>([
    ['waiting', confirm, 'system', {}, 'confirmed'],
    ['waiting', { ...confirm, amount: 87_999 }, 'system', {}, no('amountDiffers')],
    ['waiting', { ...confirm, amount: 88_001 }, 'system', {}, no('amountDiffers')],
    ['waiting', confirm, 'system', transfer, no('notForTransfers')],
    ['waiting', confirm, 'owner', {}, no('forbidden')],
    ['waiting', confirm, 'finance', {}, no('forbidden')],
    ['confirmed', confirm, 'system', {}, no('paymentConfirmed')],
    ['failed', confirm, 'system', {}, 'confirmed'],
    ['abandoned', confirm, 'system', {}, 'confirmed'],
    ['abandoned', { ...confirm, amount: 1 }, 'system', {}, no('amountDiffers')],
    ['waiting', { type: 'payment.fail', reason: 'R' }, 'system', {}, 'failed'],
    ['waiting', { type: 'payment.fail', reason: '' }, 'system', {}, no('reasonEmpty')],
    ['confirmed', { type: 'payment.fail', reason: 'R' }, 'system', {}, no('paymentConfirmed')],
    ['waiting', { type: 'payment.abandon' }, 'owner', {}, 'abandoned'],
    ['waiting', { type: 'payment.abandon' }, 'system', {}, 'abandoned'],
    ['reviewing', { type: 'payment.abandon' }, 'owner', proven, no('paymentUnderReview')],
    ['confirmed', { type: 'payment.abandon' }, 'owner', {}, no('paymentConfirmed')],
    ['waiting', { type: 'payment.submit' }, 'owner', proven, 'reviewing'],
    ['waiting', { type: 'payment.submit' }, 'owner', transfer, no('voucherMissing')],
    ['waiting', { type: 'payment.submit' }, 'owner', {}, no('onlyForTransfers')],
    ['abandoned', { type: 'payment.submit' }, 'owner', proven, no('paymentAbandoned')],
    ['reviewing', { type: 'payment.accept' }, 'finance', proven, 'confirmed'],
    ['reviewing', { type: 'payment.accept' }, 'owner', proven, no('forbidden')],
    ['reviewing', { type: 'payment.accept' }, 'organizer', proven, no('forbidden')],
    ['waiting', { type: 'payment.accept' }, 'finance', transfer, no('paymentWaiting')],
    ['failed', { type: 'payment.accept' }, 'finance', {}, no('paymentFailed')],
    ['reviewing', { type: 'payment.return', reason: 'R' }, 'finance', proven, 'waiting'],
    ['reviewing', { type: 'payment.return', reason: '' }, 'finance', proven, no('reasonEmpty')],
  ])('%s × %o by %s, given %o, becomes %o', proves('payment'))

  it('an accepted transfer counts with the amount that was due', () => {
    const status = { state: 'reviewing', facts: { ...factsOf('payment'), ...proven, reason: 'R' } }
    expect(decide(lifecycles.payment, status, { type: 'payment.accept' }, ['finance'])).toMatchObject({
      facts: { confirmedAmount: 88_000, reason: null },
    })
  })
})

describe('[ORD-01] a refund', () => {
  const request = { type: 'refund.request', reason: '无法到场' }

  it.each<Row>([
    ['none', request, 'owner', {}, 'requested'],
    ['none', { ...request, reason: '' }, 'owner', {}, no('reasonEmpty')],
    ['none', request, 'owner', { orderPaid: false }, no('orderNotPaid')],
    ['none', request, 'owner', { isInWindow: false }, no('refundWindowOver')],
    ['none', request, 'owner', { isSignedIn: true }, no('ticketSignedIn')],
    ['none', request, 'owner', { hasUsedMeal: true }, no('mealUsed')],
    ['none', request, 'organizer', {}, no('forbidden')],
    ['requested', request, 'owner', {}, no('refundUndecided')],
    ['requested', { type: 'refund.retry' }, 'finance', {}, no('refundUndecided')],
    ['rejected', request, 'owner', {}, 'requested'],
    ['rejected', request, 'owner', { isInWindow: false }, no('refundWindowOver')],
    ['done', request, 'owner', {}, no('refundDone')],
    ['none', { type: 'refund.open' }, 'system', { cause: 'late' }, 'processing'],
    ['none', { type: 'refund.open' }, 'system', { cause: 'duplicate' }, 'processing'],
    ['none', { type: 'refund.open' }, 'system', {}, no('refundNotUnasked')],
    ['none', { type: 'refund.open' }, 'finance', { cause: 'late' }, no('forbidden')],
    ['none', { type: 'refund.approve' }, 'organizer', {}, no('refundNotRequested')],
    ['requested', { type: 'refund.approve' }, 'organizer', {}, 'processing'],
    ['requested', { type: 'refund.approve' }, 'admin', {}, 'processing'],
    ['requested', { type: 'refund.approve' }, 'owner', {}, no('forbidden')],
    ['requested', { type: 'refund.approve' }, 'organizer', { isInvoiced: true }, no('invoiceNotReversed')],
    ['requested', { type: 'refund.reject', reason: 'R' }, 'organizer', {}, 'rejected'],
    ['requested', { type: 'refund.reject', reason: '' }, 'organizer', {}, no('reasonEmpty')],
    ['processing', { type: 'refund.reject', reason: 'R' }, 'organizer', {}, no('refundUnderWay')],
    ['processing', { type: 'refund.succeed' }, 'system', {}, 'done'],
    ['processing', { type: 'refund.fail', reason: 'R' }, 'system', {}, 'failed'],
    ['processing', { type: 'refund.fail', reason: '' }, 'system', {}, no('reasonEmpty')],
    ['failed', { type: 'refund.succeed' }, 'system', {}, no('refundFailed')],
    ['failed', { type: 'refund.retry' }, 'finance', {}, 'processing'],
    ['failed', { type: 'refund.retry' }, 'organizer', {}, no('forbidden')],
    ['rejected', { type: 'refund.retry' }, 'finance', {}, no('refundRejected')],
    ['done', { type: 'refund.retry' }, 'finance', {}, no('refundDone')],
  ])('%s × %o by %s, given %o, becomes %o', proves('refund'))
})

describe('[INV-01] an invoice', () => {
  const waiting = 'to_be_invoiced.waiting'
  const picked = 'to_be_invoiced.picked_up'
  const attach = { type: 'invoice.attach', number: '26117000000012345678' }
  const issue = { type: 'invoice.issue' }
  const reverse = { type: 'invoice.reverse', reason: 'R' }
  const there = { document: '26117000000012345678' }

  it.each<Row>([
    ['not_invoiced', { type: 'invoice.request' }, 'owner', {}, waiting],
    ['not_invoiced', { type: 'invoice.request' }, 'owner', { amount: 0 }, no('nothingToInvoice')],
    ['not_invoiced', { type: 'invoice.request' }, 'owner', { orderPaid: false }, no('orderNotPaid')],
    ['not_invoiced', { type: 'invoice.request' }, 'owner', { hasOpenRefund: true }, no('refundUnderWay')],
    ['not_invoiced', { type: 'invoice.request' }, 'finance', {}, no('forbidden')],
    [waiting, { type: 'invoice.request' }, 'owner', {}, no('invoiceRequested')],
    ['invoiced', { type: 'invoice.request' }, 'owner', {}, no('invoiceIssued')],
    [waiting, { type: 'invoice.edit' }, 'owner', {}, waiting],
    [picked, { type: 'invoice.edit' }, 'owner', {}, no('invoicePickedUp')],
    ['invoiced', { type: 'invoice.edit' }, 'owner', {}, no('invoiceIssued')],
    [waiting, { type: 'invoice.withdraw' }, 'owner', {}, 'not_invoiced'],
    [picked, { type: 'invoice.withdraw' }, 'owner', {}, no('invoicePickedUp')],
    ['not_invoiced', { type: 'invoice.withdraw' }, 'owner', {}, no('invoiceNotRequested')],
    [waiting, { type: 'invoice.pickUp' }, 'finance', {}, picked],
    [waiting, { type: 'invoice.pickUp' }, 'owner', {}, no('forbidden')],
    [picked, { type: 'invoice.return', reason: 'R' }, 'finance', {}, 'not_invoiced'],
    [picked, { type: 'invoice.return', reason: '' }, 'finance', {}, no('reasonEmpty')],
    [waiting, attach, 'finance', {}, no('invoiceRequested')],
    [picked, attach, 'finance', {}, picked],
    [picked, attach, 'finance', there, picked],
    [picked, attach, 'owner', {}, no('forbidden')],
    [picked, attach, 'admin', {}, no('forbidden')],
    ['invoiced', attach, 'finance', {}, 'invoiced'],
    ['not_invoiced', attach, 'finance', {}, no('invoiceNotRequested')],
    [picked, issue, 'finance', there, 'invoiced'],
    [picked, issue, 'finance', {}, no('documentMissing')],
    [picked, issue, 'finance', { hasOpenRefund: true }, no('refundUnderWay')],
    [picked, issue, 'finance', { orderPaid: false }, no('orderNotPaid')],
    [waiting, issue, 'finance', {}, no('invoiceRequested')],
    ['invoiced', issue, 'finance', {}, no('invoiceIssued')],
    ['invoiced', reverse, 'finance', there, 'not_invoiced'],
    ['invoiced', { ...reverse, reason: '' }, 'finance', there, no('reasonEmpty')],
    ['invoiced', reverse, 'finance', {}, no('documentMissing')],
    ['invoiced', reverse, 'owner', there, no('forbidden')],
    ['not_invoiced', reverse, 'finance', {}, no('invoiceNotRequested')],
  ])('%s × %o by %s, given %o, becomes %o', proves('invoice'))

  it('takes the number of its document when it is issued, and forgets a document that it does not need', () => {
    const uploaded = { ...factsOf('invoice'), document: '26117000000012345678', number: null }
    const after = (state: string, facts: object, event: AnyEventObject) => {
      const decision = decide(lifecycles.invoice, { state, facts }, event, ['finance'])
      return decision.kind === 'taken' ? decision.facts : decision.reason
    }
    expect(after(picked, factsOf('invoice'), attach)).toMatchObject(uploaded)
    expect(after(picked, uploaded, { ...attach, number: '26117000' })).toMatchObject({ document: '26117000' })
    expect(after(picked, uploaded, issue)).toMatchObject({ document: null, number: uploaded.document })
    expect(after(picked, uploaded, { type: 'invoice.return', reason: 'R' })).toMatchObject({ document: null })
    expect(after('invoiced', { ...uploaded, number: '1' }, reverse)).toMatchObject({
      document: null,
      number: null,
    })
  })

  it('says why it was sent back until it is requested again', () => {
    const facts = factsOf('invoice')
    const back = decide(
      lifecycles.invoice,
      { state: picked, facts },
      { type: 'invoice.return', reason: 'R' },
      ['finance'],
    )
    expect(back).toEqual({ kind: 'taken', state: 'not_invoiced', facts: { ...facts, returnReason: 'R' } })
    const again = { state: 'not_invoiced', facts: { ...facts, returnReason: 'R' } }
    expect(decide(lifecycles.invoice, again, { type: 'invoice.request' }, ['owner'])).toMatchObject({
      facts: { returnReason: null },
    })
  })
})

describe('[TKT-01] a ticket', () => {
  const [open, signed] = ['valid.not_signed', 'valid.signed_in']
  const scan = { type: 'ticket.scan', at: '2026-11-21T01:30:00.000Z', gate: '东门' }
  const undo = { type: 'ticket.undo', reason: '扫错了人' }

  it.each<Row>([
    [open, scan, 'staff', {}, signed],
    [open, scan, 'organizer', {}, signed],
    [open, scan, 'owner', {}, no('forbidden')],
    [open, scan, 'finance', {}, no('forbidden')],
    [open, scan, 'staff', { isRightGate: false }, no('wrongGate')],
    [open, scan, 'staff', { isOpenToday: false }, no('wrongDay')],
    [open, scan, 'staff', { isPaused: true }, no('conferencePaused')],
    [open, scan, 'staff', { isEnded: true, isOpenToday: false }, no('conferenceEnded')],
    [signed, scan, 'staff', {}, no('alreadySignedIn')],
    ['revoked', scan, 'staff', {}, no('ticketRevoked')],
    ['expired', scan, 'staff', {}, no('ticketExpired')],
    [signed, undo, 'organizer', { canUndo: true }, open],
    [signed, undo, 'organizer', { canUndo: false }, no('undoTooLate')],
    [signed, { ...undo, reason: '' }, 'organizer', { canUndo: true }, no('reasonEmpty')],
    [signed, undo, 'staff', { canUndo: true }, no('forbidden')],
    [open, undo, 'organizer', { canUndo: true }, no('notSignedIn')],
    [open, { type: 'ticket.revoke' }, 'system', {}, 'revoked'],
    [signed, { type: 'ticket.revoke' }, 'system', {}, 'revoked'],
    [open, { type: 'ticket.revoke' }, 'admin', {}, no('forbidden')],
    [open, { type: 'ticket.expire' }, 'system', { isOver: true }, 'expired'],
    [open, { type: 'ticket.expire' }, 'system', {}, no('conferenceNotOver')],
    [signed, { type: 'ticket.expire' }, 'system', { isOver: true }, no('alreadySignedIn')],
  ])('%s × %o by %s, given %o, becomes %o', proves('ticket'))

  it('keeps when and where it was signed in, and forgets it when that is undone', () => {
    const facts = factsOf('ticket')
    const once = decide(lifecycles.ticket, { state: open, facts }, scan, ['staff'])
    const kept = { ...facts, signedAt: scan.at, gate: scan.gate, canUndo: true }
    expect(once).toEqual({ kind: 'taken', state: signed, facts: kept })
    expect(decide(lifecycles.ticket, { state: signed, facts: kept }, undo, ['organizer'])).toEqual({
      kind: 'taken',
      state: open,
      facts,
    })
  })
})

describe('[TKT-02] a meal voucher', () => {
  const scan = { type: 'meal.scan', at: '2026-11-21T04:10:00.000Z' }

  it.each<Row>([
    ['available', { type: 'meal.share' }, 'owner', {}, 'shared'],
    ['available', { type: 'meal.share' }, 'owner', { isOver: true }, no('mealOver')],
    ['available', { type: 'meal.share' }, 'receiver', {}, no('forbidden')],
    ['shared', { type: 'meal.claim' }, 'receiver', { isOther: true }, 'available'],
    ['shared', { type: 'meal.claim' }, 'receiver', { isOther: false }, no('ownShare')],
    ['shared', { type: 'meal.claim' }, 'receiver', { isOther: true, isShareOpen: false }, no('shareExpired')],
    ['shared', { type: 'meal.claim' }, 'receiver', { isOther: true, isOver: true }, no('mealOver')],
    ['available', { type: 'meal.claim' }, 'receiver', { isOther: true }, no('mealNotShared')],
    ['used', { type: 'meal.claim' }, 'receiver', { isOther: true }, no('mealUsed')],
    ['shared', { type: 'meal.takeBack' }, 'owner', {}, 'available'],
    ['available', { type: 'meal.takeBack' }, 'owner', {}, no('mealNotShared')],
    ['available', scan, 'staff', { isMealTime: true }, 'used'],
    ['available', scan, 'staff', {}, no('notMealTime')],
    ['available', scan, 'staff', { isMealTime: true, isRightGate: false }, no('wrongGate')],
    ['available', scan, 'owner', { isMealTime: true }, no('forbidden')],
    ['shared', scan, 'staff', { isMealTime: true }, no('mealShared')],
    ['used', scan, 'staff', { isMealTime: true }, no('mealUsed')],
    ['expired', scan, 'staff', { isMealTime: true }, no('mealOver')],
    ['revoked', scan, 'staff', { isMealTime: true }, no('mealRevoked')],
    ['available', { type: 'meal.expire' }, 'system', { isOver: true }, 'expired'],
    ['available', { type: 'meal.expire' }, 'system', {}, no('mealNotOver')],
    ['shared', { type: 'meal.expire' }, 'system', { isOver: true }, 'expired'],
    ['used', { type: 'meal.expire' }, 'system', { isOver: true }, no('mealUsed')],
    ['shared', { type: 'meal.revoke' }, 'system', {}, 'revoked'],
    ['used', { type: 'meal.revoke' }, 'system', {}, no('mealUsed')],
  ])('%s × %o by %s, given %o, becomes %o', proves('mealVoucher'))
})

describe('[TKT-02] a certificate', () => {
  const revoke = { type: 'certificate.revoke', reason: '姓名有误' }

  it.each<Row>([
    ['not_eligible', { type: 'certificate.earn' }, 'system', { isEarned: true }, 'earned'],
    ['not_eligible', { type: 'certificate.earn' }, 'system', {}, no('notEligible')],
    ['not_eligible', { type: 'certificate.earn' }, 'organizer', { isEarned: true }, no('forbidden')],
    ['not_eligible', { type: 'certificate.collect' }, 'owner', {}, no('notEligible')],
    ['earned', { type: 'certificate.collect' }, 'owner', { isEarned: true }, no('certificatesNotYet')],
    ['earned', { type: 'certificate.open' }, 'system', { isEarned: true, isOpen: true }, 'eligible'],
    [
      'earned',
      { type: 'certificate.open' },
      'system',
      { isEarned: true, isOpen: false },
      no('certificatesNotYet'),
    ],
    ['earned', { type: 'certificate.open' }, 'system', { isOpen: true }, no('notEligible')],
    ['earned', { type: 'certificate.issue' }, 'organizer', { isEarned: true, isOpen: false }, 'issued'],
    ['eligible', { type: 'certificate.collect' }, 'owner', { isEarned: true }, 'issued'],
    ['eligible', { type: 'certificate.collect' }, 'owner', {}, no('notEligible')],
    ['eligible', { type: 'certificate.issue' }, 'owner', { isEarned: true }, no('forbidden')],
    ['eligible', { type: 'certificate.issue' }, 'staff', {}, no('forbidden')],
    ['issued', { type: 'certificate.collect' }, 'owner', {}, no('certificateIssued')],
    ['issued', revoke, 'organizer', {}, 'revoked'],
    ['issued', { ...revoke, reason: '' }, 'organizer', {}, no('reasonEmpty')],
    ['issued', revoke, 'owner', {}, no('forbidden')],
    ['eligible', revoke, 'organizer', {}, no('certificateNotIssued')],
    ['revoked', { type: 'certificate.collect' }, 'owner', {}, no('certificateRevoked')],
  ])('%s × %o by %s, given %o, becomes %o', proves('certificate'))
})

describe('[ORG-03] an organizer', () => {
  const [waiting, picked] = ['under_review.waiting', 'under_review.picked_up']
  const [settled, changing] = ['approved.settled', 'approved.changing']
  const reject = { type: 'organizer.reject', reason: 'R' }
  const revoke = { type: 'organizer.revoke', reason: 'R' }
  const full = { isComplete: true }

  it.each<Row>([
    ['not_completed', { type: 'organizer.submit' }, 'owner', full, waiting],
    ['not_completed', { type: 'organizer.submit' }, 'owner', {}, no('organizerIncomplete')],
    ['not_completed', { type: 'organizer.approve' }, 'admin', full, no('organizerNotCompleted')],
    [waiting, { type: 'organizer.submit' }, 'owner', full, no('organizerNotPickedUp')],
    [waiting, { type: 'organizer.withdraw' }, 'owner', full, 'not_completed'],
    [waiting, { type: 'organizer.approve' }, 'admin', full, no('organizerNotPickedUp')],
    [waiting, { type: 'organizer.pickUp' }, 'admin', full, picked],
    [waiting, { type: 'organizer.pickUp' }, 'finance', full, no('forbidden')],
    [picked, { type: 'organizer.withdraw' }, 'owner', full, no('organizerPickedUp')],
    [picked, { type: 'organizer.approve' }, 'admin', full, settled],
    [picked, { type: 'organizer.approve' }, 'owner', full, no('forbidden')],
    [picked, reject, 'admin', full, 'rejected'],
    [picked, { ...reject, reason: '' }, 'admin', full, no('reasonEmpty')],
    ['rejected', { type: 'organizer.submit' }, 'owner', full, waiting],
    ['rejected', { type: 'organizer.submit' }, 'owner', {}, no('organizerIncomplete')],
    ['rejected', revoke, 'admin', full, no('organizerRejected')],
    [settled, { type: 'organizer.change' }, 'owner', full, changing],
    [settled, { type: 'organizer.change' }, 'owner', {}, no('organizerIncomplete')],
    [settled, { type: 'organizer.submit' }, 'owner', full, no('organizerApproved')],
    [changing, { type: 'organizer.change' }, 'owner', full, no('organizerChanging')],
    [changing, { type: 'organizer.approve' }, 'admin', full, settled],
    [changing, reject, 'admin', full, settled],
    [changing, { type: 'organizer.withdraw' }, 'owner', full, settled],
    [settled, revoke, 'admin', full, 'rejected'],
    [changing, revoke, 'admin', full, 'rejected'],
    [settled, { ...revoke, reason: '' }, 'admin', full, no('reasonEmpty')],
    [settled, revoke, 'admin', { hasRunningConference: true }, no('secondPersonNeeded')],
    [settled, revoke, 'admin', { hasRunningConference: true, isSeconded: true }, 'rejected'],
    [changing, revoke, 'admin', { hasRunningConference: true }, no('secondPersonNeeded')],
    [settled, revoke, 'organizer', full, no('forbidden')],
  ])('%s × %o by %s, given %o, becomes %o', proves('organizer'))

  it('says why it was rejected until it is submitted, or changed, again', () => {
    const facts = { ...factsOf('organizer'), ...full }
    const status = { state: picked, facts }
    expect(decide(lifecycles.organizer, status, reject, ['admin'])).toMatchObject({
      facts: { reason: 'R' },
    })
    for (const [state, type] of [
      ['rejected', 'organizer.submit'],
      [settled, 'organizer.change'],
    ] as const) {
      const status = { state, facts: { ...facts, reason: 'R' } }
      expect(decide(lifecycles.organizer, status, { type }, ['owner'])).toMatchObject({
        facts: { reason: null },
      })
    }
  })
})

describe('[CONF-01] the status of a conference', () => {
  const start = { type: 'conference.start' }
  const pause = { type: 'conference.pause', reason: 'R' }
  const resume = { type: 'conference.resume' }
  const end = { type: 'conference.end', reason: 'R' }
  const near = { isNear: true }

  it.each<Row>([
    ['not_started', start, 'system', near, 'ongoing'],
    ['not_started', start, 'organizer', near, 'ongoing'],
    ['not_started', start, 'organizer', {}, no('conferenceTooEarly')],
    ['not_started', start, 'organizer', { ...near, isPublished: false }, no('conferenceDraft')],
    ['not_started', start, 'admin', near, no('forbidden')],
    ['not_started', pause, 'organizer', {}, no('conferenceNotStarted')],
    ['not_started', end, 'organizer', {}, no('conferenceNotStarted')],
    ['ongoing', pause, 'organizer', {}, 'paused'],
    ['ongoing', { ...pause, reason: ' ' }, 'organizer', {}, no('reasonEmpty')],
    ['ongoing', pause, 'system', {}, no('forbidden')],
    ['ongoing', resume, 'organizer', {}, no('conferenceOngoing')],
    ['ongoing', end, 'organizer', {}, 'ended'],
    ['ongoing', { type: 'conference.end' }, 'organizer', {}, no('reasonEmpty')],
    ['ongoing', { type: 'conference.end' }, 'organizer', { isOver: true }, 'ended'],
    ['ongoing', { type: 'conference.end' }, 'system', { isOver: true }, 'ended'],
    ['ongoing', { type: 'conference.end' }, 'system', {}, no('reasonEmpty')],
    ['paused', resume, 'organizer', {}, 'ongoing'],
    ['paused', pause, 'organizer', {}, no('conferencePaused')],
    ['paused', { type: 'conference.end' }, 'system', { isOver: true }, 'ended'],
    ['ended', start, 'organizer', near, no('conferenceEnded')],
    ['ended', resume, 'organizer', {}, no('conferenceEnded')],
  ])('%s × %o by %s, given %o, becomes %o', proves('conference'))
})

describe('[ORD-01] an entry of a waiting list', () => {
  const offer = { type: 'waitlist.offer', until: '2026-11-22T01:30:00.000Z' }

  it.each<Row>([
    ['waiting', offer, 'system', { hasPlace: true }, 'offered'],
    ['waiting', offer, 'system', {}, no('soldOut')],
    ['waiting', offer, 'organizer', { hasPlace: true }, no('forbidden')],
    ['waiting', { type: 'waitlist.purchase' }, 'system', {}, no('placeNotOffered')],
    ['waiting', { type: 'waitlist.cancel' }, 'owner', {}, 'cancelled'],
    ['offered', offer, 'system', { hasPlace: true }, no('placeOffered')],
    ['offered', { type: 'waitlist.purchase' }, 'system', {}, 'purchased'],
    ['offered', { type: 'waitlist.purchase' }, 'system', { isOfferOver: true }, no('offerExpired')],
    ['offered', { type: 'waitlist.expire' }, 'system', { isOfferOver: true }, 'offer_expired'],
    ['offered', { type: 'waitlist.expire' }, 'system', {}, no('placeOffered')],
    ['offered', { type: 'waitlist.cancel' }, 'owner', {}, 'cancelled'],
    ['purchased', { type: 'waitlist.cancel' }, 'owner', {}, no('placePurchased')],
    ['cancelled', offer, 'system', { hasPlace: true }, no('waitlistCancelled')],
    ['offer_expired', { type: 'waitlist.purchase' }, 'system', {}, no('offerExpired')],
  ])('%s × %o by %s, given %o, becomes %o', proves('waitlist'))
})

describe('[PAP-01] [PAP-03] [PAP-04] a paper', () => {
  const decide = (decision: string) => ({ type: 'paper.decide', decision, until: '2026-12-13T00:00:00.000Z' })
  const withdraw = { type: 'paper.withdraw', reason: 'R' }
  const until = '2026-12-13T00:00:00.000Z'

  it.each<Row>([
    ['draft', { type: 'paper.submit' }, 'owner', {}, 'administrator_review.active'],
    ['draft', { type: 'paper.submit' }, 'owner', { isComplete: false }, no('paperIncomplete')],
    ['draft', { type: 'paper.submit' }, 'owner', { isOpen: false }, no('submissionOver')],
    ['draft', { type: 'paper.submit' }, 'organizer', {}, no('forbidden')],
    ['draft', withdraw, 'owner', {}, no('paperDraft')],
    ['administrator_review.active', { type: 'paper.pass' }, 'organizer', {}, 'first_review.active'],
    ['administrator_review.active', { type: 'paper.pass' }, 'owner', {}, no('forbidden')],
    ['administrator_review.active', { type: 'paper.pass' }, 'admin', {}, no('forbidden')],
    [
      'administrator_review.active',
      { type: 'paper.return', reason: '', until },
      'organizer',
      {},
      no('reasonEmpty'),
    ],
    ['administrator_review.active', decide('accept'), 'system', {}, no('decisionNotHere')],
    ['administrator_review.active', decide('rejection'), 'system', {}, 'administrator_review.rejected'],
    ['first_review.active', decide('accept'), 'system', {}, 'first_review.accepted'],
    ['first_review.active', decide('accept'), 'system', { hasSecondReview: true }, 'second_review.active'],
    ['first_review.active', decide('accept'), 'organizer', {}, no('forbidden')],
    ['first_review.active', decide('major_revision'), 'system', {}, 'first_review.awaiting_revision'],
    ['first_review.active', decide('minor_revision'), 'system', { isLastRound: true }, no('lastRound')],
    ['first_review.awaiting_revision', { type: 'paper.resubmit' }, 'owner', {}, no('responseMissing')],
    [
      'first_review.awaiting_revision',
      { type: 'paper.resubmit' },
      'owner',
      { hasResponse: true },
      'second_review.active',
    ],
    [
      'first_review.awaiting_revision',
      { type: 'paper.resubmit' },
      'owner',
      { hasResponse: true, isRevisionOpen: false },
      no('revisionOver'),
    ],
    ['second_review.awaiting_revision', { type: 'paper.lapse' }, 'system', {}, no('revisionNotOver')],
    [
      'second_review.awaiting_revision',
      { type: 'paper.lapse' },
      'system',
      { isRevisionOpen: false },
      'second_review.rejected',
    ],
    ['second_review.rejected', { type: 'paper.extend', until }, 'organizer', {}, no('notLapsed')],
    [
      'second_review.rejected',
      { type: 'paper.extend', until },
      'organizer',
      { isLapsed: true },
      'second_review.awaiting_revision',
    ],
    [
      'second_review.rejected',
      { type: 'paper.reinstate', reason: 'R' },
      'organizer',
      {},
      no('secondPersonNeeded'),
    ],
    [
      'second_review.rejected',
      { type: 'paper.reinstate', reason: 'R' },
      'organizer',
      { isSeconded: true },
      'second_review.active',
    ],
    [
      'first_review.accepted',
      { type: 'paper.publish' },
      'organizer',
      { isSettled: true },
      no('finalMissing'),
    ],
    ['first_review.accepted', { type: 'paper.publish' }, 'organizer', { hasFinal: true }, no('paperNotPaid')],
    [
      'first_review.accepted',
      { type: 'paper.publish' },
      'organizer',
      { hasFinal: true, isSettled: true },
      'published.accepted',
    ],
    ['first_review.accepted', { type: 'paper.finalize' }, 'owner', { isFinalOpen: false }, no('finalOver')],
    ['first_review.accepted', withdraw, 'owner', {}, 'first_review.withdrawn'],
    [
      'first_review.withdrawn',
      { type: 'paper.revive' },
      'owner',
      { withdrawnFrom: 'accepted' },
      'first_review.accepted',
    ],
    ['first_review.withdrawn', { type: 'paper.revive' }, 'owner', { isOpen: false }, no('submissionOver')],
    [
      'first_review.withdrawn',
      { type: 'paper.restore' },
      'organizer',
      { isOpen: false, withdrawnFrom: 'awaiting_revision' },
      'first_review.awaiting_revision',
    ],
    ['published.accepted', withdraw, 'owner', {}, no('paperPublished')],
    ['published.accepted', { type: 'paper.index', reason: 'EI 1' }, 'organizer', {}, 'indexed.accepted'],
    ['indexed.accepted', { type: 'paper.retract', reason: 'R' }, 'organizer', {}, 'indexed.retracted'],
    ['indexed.retracted', { type: 'paper.retract', reason: 'R' }, 'organizer', {}, no('paperRetracted')],
  ])('%s × %o by %s, given %o, becomes %o', proves('paper'))
})

describe('[REV-01] [REV-02] a review', () => {
  const accept = {
    type: 'review.accept',
    isFree: true,
    isConfidential: true,
    reviewUntil: '2026-12-13T00:00:00.000Z',
  }
  const written = { hasDraft: true, isComplete: true }

  it.each<Row>([
    ['pending.waiting', accept, 'owner', {}, 'accepted.reading'],
    ['pending.waiting', { ...accept, isFree: false }, 'owner', {}, no('conflictNotDenied')],
    ['pending.waiting', { ...accept, isConfidential: 'yes' }, 'owner', {}, no('secrecyNotPromised')],
    ['pending.waiting', accept, 'owner', { isResponseOpen: false }, no('reviewResponseOver')],
    ['pending.waiting', accept, 'organizer', {}, no('forbidden')],
    ['pending.expired', accept, 'owner', {}, no('reviewResponseOver')],
    ['pending.waiting', { type: 'review.submit' }, 'owner', written, no('reviewNotAccepted')],
    ['accepted.reading', { type: 'review.submit' }, 'owner', written, no('reviewAccepted')],
    ['accepted.drafting', { type: 'review.submit' }, 'owner', {}, no('reviewIncomplete')],
    ['accepted.drafting', { type: 'review.submit' }, 'owner', written, 'accepted.submitted'],
    [
      'accepted.drafting',
      { type: 'review.submit' },
      'owner',
      { ...written, isReviewOpen: false },
      no('reviewOver'),
    ],
    ['accepted.submitted', { type: 'review.submit' }, 'owner', written, no('reviewSubmitted')],
    ['accepted.submitted', { type: 'review.amend' }, 'owner', written, 'accepted.submitted'],
    [
      'accepted.submitted',
      { type: 'review.amend' },
      'owner',
      { ...written, isDecisionPrepared: true },
      no('decisionPrepared'),
    ],
    ['accepted.submitted', { type: 'review.reject', reason: 'R' }, 'owner', {}, no('reviewSubmitted')],
    ['accepted.expired', { type: 'review.extend' }, 'organizer', { hasDraft: true }, 'accepted.drafting'],
    ['accepted.expired', { type: 'review.extend' }, 'organizer', {}, 'accepted.reading'],
    ['rejected', { type: 'review.resend' }, 'organizer', {}, 'pending.waiting'],
  ])('%s × %o by %s, given %o, becomes %o', proves('review'))
})

describe('[PAP-01] a decision', () => {
  const release = { type: 'decision.release' }
  const override = { type: 'decision.override', reason: 'R' }

  it.each<Row>([
    ['prepared', release, 'organizer', {}, 'released'],
    ['prepared', release, 'owner', {}, no('forbidden')],
    ['prepared', release, 'organizer', { isPaperActive: false }, no('paperNotActive')],
    ['prepared', release, 'organizer', { isPossible: false }, no('decisionNotHere')],
    ['prepared', release, 'organizer', { hasEnoughReviews: false }, no('reviewsMissing')],
    ['prepared', { ...release, reason: 'R' }, 'organizer', { hasEnoughReviews: false }, no('reviewsMissing')],
    ['prepared', override, 'organizer', { hasEnoughReviews: false }, 'released'],
    ['prepared', { ...override, reason: ' ' }, 'organizer', {}, no('reasonEmpty')],
    ['released', { type: 'decision.discard' }, 'organizer', {}, no('decisionReleased')],
  ])('%s × %o by %s, given %o, becomes %o', proves('decision'))
})

describe('[PAP-01] a rebuttal', () => {
  const open = { type: 'rebuttal.open', until: '2026-12-13T00:00:00.000Z' }
  const submit = { type: 'rebuttal.submit' }
  const amend = { type: 'rebuttal.amend' }
  const written = { isWritten: true }

  it.each<Row>([
    ['unasked', open, 'organizer', {}, 'awaited'],
    ['unasked', open, 'owner', {}, no('forbidden')],
    ['unasked', open, 'organizer', { isAllowed: false }, no('rebuttalOff')],
    ['unasked', open, 'organizer', { isPaperActive: false }, no('paperNotActive')],
    ['unasked', open, 'organizer', { hasReviews: false }, no('rebuttalTooEarly')],
    ['unasked', submit, 'owner', written, no('rebuttalNotAsked')],
    ['awaited', open, 'organizer', {}, no('rebuttalAwaited')],
    ['awaited', submit, 'owner', written, 'answered'],
    ['awaited', submit, 'organizer', written, no('forbidden')],
    ['awaited', submit, 'owner', { isWritten: false }, no('rebuttalEmpty')],
    ['awaited', submit, 'owner', { ...written, isShort: false }, no('rebuttalTooLong')],
    ['awaited', submit, 'owner', { ...written, isOpen: false }, no('rebuttalOver')],
    ['awaited', amend, 'owner', written, no('rebuttalAwaited')],
    ['awaited', { type: 'rebuttal.lapse' }, 'system', {}, no('rebuttalNotOver')],
    ['awaited', { type: 'rebuttal.lapse' }, 'system', { isOpen: false }, 'lapsed'],
    ['answered', submit, 'owner', written, no('rebuttalAnswered')],
    ['answered', amend, 'owner', written, 'answered'],
    ['answered', amend, 'owner', { ...written, isOpen: false }, no('rebuttalOver')],
    ['answered', { type: 'rebuttal.close' }, 'system', {}, 'closed'],
    ['lapsed', submit, 'owner', written, no('rebuttalOver')],
    ['lapsed', open, 'organizer', {}, 'awaited'],
    ['closed', submit, 'owner', written, no('rebuttalClosed')],
    ['closed', open, 'organizer', {}, 'awaited'],
  ])('%s × %o by %s, given %o, becomes %o', proves('rebuttal'))
})

describe.each(entities)('the lifecycle %s', (entity) => {
  const lifecycle = lifecycles[entity]
  const { machine, causes, reasons } = lifecycle
  const leaves = leafIds(machine).map((id) => id.slice(machine.id.length + 1))
  const worlds = worldsOf(entity)
  const events = models[entity].events.filter(({ type }) => type !== 'facts.learned')

  it('[ORD-01] [INV-01] [TKT-01] moves as its table says and not otherwise, for every state, event, role and fact', () => {
    const legal = moves[entity].flatMap(([from, event, by, to]) =>
      by.map((role) => `${from} × ${event} by ${role} → ${to}`),
    )
    const seen = new Set<string>()
    for (const from of leaves) {
      for (const facts of worlds) {
        for (const event of events) {
          for (const role of roles) {
            const decision = decide(lifecycle, { state: from, facts }, event, [role])
            if (decision.kind === 'taken') seen.add(`${from} × ${event.type} by ${role} → ${decision.state}`)
          }
        }
      }
    }
    expect([...seen].sort()).toEqual([...legal].sort())
  })

  it('[ORD-01] [INV-01] [TKT-01] refuses everything else with a name of its own', () => {
    const legal = new Set(moves[entity].map(([from, event]) => `${from} × ${event}`))
    for (const from of leaves) {
      for (const event of events) {
        for (const role of roles) {
          const causing = causes[event.type] ?? []
          const entitled = causing.includes(role)
          // A part decides whether, and the facts why: all of them are tried with the first part that may.
          const tried = role === causing[0] ? worlds : worlds.slice(0, 1)
          for (const facts of tried) {
            const decision = decide(lifecycle, { state: from, facts }, event, [role])
            if (decision.kind === 'taken') continue
            const why = `${from} × ${event.type} by ${role}: ${decision.reason}`
            expect(decision.reason, why).not.toBe('eventUnknown')
            expect(decision.reason === 'forbidden', why).toBe(!entitled)
            if (!entitled || legal.has(`${from} × ${event.type}`)) continue
            expect(decision.reason, why).toBe(reasons.states[from])
          }
        }
      }
    }
  })

  it('takes facts from no caller, and knows no event of another lifecycle', () => {
    const status = { state: leaves[0] ?? '', facts: factsOf(entity) }
    for (const type of ['facts.learned', 'toString', '__proto__', 'constructor', '', 'order.fly']) {
      expect(decide(lifecycle, status, { type, facts: {} }, roles)).toEqual({
        kind: 'refused',
        reason: 'eventUnknown',
      })
    }
  })

  it('has a reason for each of its states and guards, in both languages', () => {
    expect(Object.keys(reasons.states).sort()).toEqual([...leaves].sort())
    expect(Object.keys(reasons.guards).sort()).toEqual(Object.keys(machine.implementations.guards).sort())
    for (const reason of [...Object.values(reasons.states), ...Object.values(reasons.guards)]) {
      expect(messages[reason].zh, reason).toMatch(/\p{Script=Han}/u)
      expect(messages[reason].en, reason).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u)
    }
  })

  it('can be entered at each of its leaves', () => {
    for (const state of leaves) {
      const snapshot = snapshotOf(machine, { state, facts: factsOf(entity) })
      expect(leafOf(snapshot.value)).toBe(state)
      expect(activeLeafIds(snapshot)).toEqual([`${machine.id}.${state}`])
    }
  })

  it('offers exactly what it would let happen, and otherwise gives the same reason', () => {
    for (const state of leaves) {
      for (const facts of worlds) {
        const snapshot = snapshotOf(machine, { state, facts })
        for (const role of roles) {
          const offers = offersOf(lifecycle, snapshot, [role])
          const mine = Object.keys(causes).filter((type) => role !== 'system' && causes[type]?.includes(role))
          expect(offers.map(({ event }) => event)).toEqual(mine)
          for (const { event, refusal } of offers) {
            const { title } = facts as { title?: unknown }
            const typed = { type: event, reason: '…', number: '…', eng_reason: '…', confirmation: title }
            const decision = decide(lifecycle, { state, facts }, typed, [role])
            expect(decision.kind === 'taken' ? null : decision.reason, `${state} × ${event}`).toBe(refusal)
          }
        }
      }
    }
  })

  it('is shown in the atlas with causes that are entitled to each event', () => {
    for (const [type, entitled] of Object.entries(causes)) {
      const by = registry[entity].events[type]?.by
      const parts: readonly string[] = entitled
      // The clock and the answers of others come through the server.
      const isEntitled =
        by === 'server' || by === 'clock' ? parts.includes('system') : parts.includes(`${by}`)
      expect(isEntitled, `${type} by ${by}`).toBe(true)
    }
  })
})

describe('a refusal where a state and its parent both know the event', () => {
  const machine = setup({ guards: { isInner: () => false, isOuter: () => false } }).createMachine({
    id: 'nested',
    initial: 'outer',
    states: {
      outer: {
        initial: 'inner',
        on: { go: { guard: 'isOuter', target: '.inner' } },
        states: { inner: { on: { go: { guard: 'isInner', target: 'inner' } } } },
      },
    },
  })
  const reasons = {
    states: { 'outer.inner': 'orderClosed' },
    guards: { isInner: 'soldOut', isOuter: 'wrongDay' },
  } as const

  it('names what the inner one lacks', () => {
    const lifecycle = { machine, causes: { go: ['owner'] }, reasons } as const
    expect(decide(lifecycle, { state: 'outer.inner', facts: {} }, { type: 'go' }, ['owner'])).toEqual({
      kind: 'refused',
      reason: 'soldOut',
    })
  })
})

it('no reason is left over', () => {
  const used = new Set<string>([
    'eventUnknown',
    'forbidden',
    'versionConflict',
    'keyReused',
    'outreachNotApproved',
  ])
  for (const { reasons } of Object.values(lifecycles)) {
    for (const reason of [...Object.values(reasons.states), ...Object.values(reasons.guards)])
      used.add(reason)
  }
  expect(lifecycleReasons.filter((reason) => !used.has(reason))).toEqual([])
})

function proves(entity: Entity) {
  return (...[from, event, by, given, becomes]: Row) => {
    const status = { state: from, facts: { ...factsOf(entity), ...given } }
    const decision = decide(lifecycles[entity], status, event, [by])
    if (typeof becomes === 'string') expect(decision).toMatchObject({ kind: 'taken', state: becomes })
    else expect(decision).toEqual({ kind: 'refused', reason: becomes.no })
  }
}

function factsOf(entity: Entity): object {
  return models[entity].inputs[0] as object
}

/** Every set of facts that a walk comes by, as far as guards can tell them apart. */
function worldsOf(entity: Entity): object[] {
  const worlds = placesOf(models[entity]).map(({ state }) => state.context as object)
  const seen = models[entity].project as (facts: object) => unknown
  return [...new Map(worlds.map((facts) => [JSON.stringify(seen(facts)), facts])).values()]
}
