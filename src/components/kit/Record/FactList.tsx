import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { LifecycleRecord } from '../../../contract/lifecycle.ts'
import { lastOutcomeOf } from '../../../contract/paperOutcome.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Moment } from '../Moment.tsx'
import { Money } from '../Money.tsx'
import { Facts } from './FactList.styles.ts'

/** Facts of a record besides its state; missing ones are omitted. */
export const FactList = ({ record }: { record: LifecycleRecord }) => {
  const shown = factsOf(record).filter(([, value]) => value !== null)
  if (shown.length === 0) return null
  return (
    <Facts>
      {shown.map(([name, value]) => (
        <Fragment key={name}>
          <dt>
            <FormattedMessage id={`record.fact.${name}`} />
          </dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  )
}

type Fact = readonly [name: string, value: ReactNode]

const factsOf = (record: LifecycleRecord): Fact[] => {
  switch (record.entity) {
    case 'order': {
      const { amount, received, closedReason } = record.facts
      return [
        ['amount', money(amount)],
        ['received', money(received)],
        ['closedReason', named('closed', closedReason)],
      ]
    }
    case 'payment': {
      const { method, amount, confirmedAmount, hasVoucher, reason } = record.facts
      return [
        ['method', named('method', method)],
        ['amount', money(amount)],
        ['confirmedAmount', money(confirmedAmount)],
        ['voucher', hasVoucher ? voucherLink(record.id) : null],
        ['reason', reason],
      ]
    }
    case 'refund': {
      const { amount, cause, reason } = record.facts
      return [
        ['amount', money(amount)],
        ['cause', named('cause', cause)],
        ['reason', reason],
      ]
    }
    case 'invoice': {
      const { amount, number, returnReason } = record.facts
      return [
        ['amount', money(amount)],
        ['number', number],
        ['returnReason', returnReason],
      ]
    }
    case 'ticket':
      return [
        ['signedAt', instant(record.facts.signedAt)],
        ['gate', record.facts.gate],
      ]
    case 'mealVoucher':
      return [['usedAt', instant(record.facts.usedAt)]]
    case 'certificate': {
      const { opensAt, reason } = record.facts
      const waits = record.state === 'not_eligible' || record.state === 'earned'
      return [
        ['opensAt', waits ? instant(opensAt) : null],
        ['reason', reason],
      ]
    }
    case 'conference':
    case 'organizer':
    case 'decision':
    case 'enquiry':
    case 'studentProof':
      return [['reason', record.facts.reason]]
    case 'conferencePublication':
      return [
        ['reason', record.facts.reason],
        ['engReason', record.facts.engReason],
      ]
    case 'comment':
      return [
        ['reports', record.facts.reports === 0 ? null : formatNumber(record.facts.reports)],
        ['reason', record.facts.reason],
      ]
    case 'waitlist':
      return [['offeredUntil', instant(record.facts.offeredUntil)]]
    case 'knock': {
      const { total, limit, endsAt } = record.facts
      return [
        ['knocked', money(total)],
        ['knockLimit', money(limit)],
        ['knockEndsAt', instant(endsAt)],
      ]
    }
    case 'accountDeletion':
      return [['deletesAt', instant(record.facts.deletesAt)]]
    case 'conferenceContent': {
      const { released, reason } = record.facts
      return [
        ['released', released === null ? null : formatNumber(released)],
        ['reason', reason],
      ]
    }
    case 'liveStaff': {
      const { startsAt, expiresAt } = record.facts
      return [
        ['startsAt', instant(startsAt)],
        ['answerUntil', record.state === 'offered' ? instant(expiresAt) : null],
      ]
    }
    case 'teamInvitation': {
      const { contact, expiresAt } = record.facts
      return [
        ['invited', contact === '' ? null : contact],
        ['answerUntil', record.state === 'open' ? instant(expiresAt) : null],
      ]
    }
    case 'campaign': {
      const { recipients, accepted, dueAt } = record.facts
      return [
        ['recipients', recipients === 0 ? null : formatNumber(recipients)],
        ['accepted', recipients === 0 ? null : formatNumber(accepted)],
        ['mailDueAt', record.state === 'draft' || record.state === 'scheduled' ? instant(dueAt) : null],
      ]
    }
    case 'documentBatch': {
      const { people, done, failed, issued, revoked } = record.facts
      const isMade = record.state !== 'draft'
      return [
        ['people', formatNumber(people)],
        ['documentsDone', isMade ? formatNumber(done) : null],
        ['documentsFailed', failed === 0 ? null : formatNumber(failed)],
        ['certificatesIssued', issued === 0 ? null : formatNumber(issued)],
        ['certificatesRevoked', revoked === 0 ? null : formatNumber(revoked)],
      ]
    }
    case 'peopleImport': {
      const { rows, creates, updates, unpaid, complete, isQuiet, errors } = record.facts
      const { done, refused, undone, kept, undoUntil } = record.facts
      const isChecked = record.state !== 'uploaded' && record.state !== 'mapped'
      const some = (number: number) => (number === 0 ? null : formatNumber(number))
      return [
        ['rows', formatNumber(rows)],
        ['rowsCreate', isChecked ? formatNumber(creates) : null],
        ['rowsUpdate', isChecked ? formatNumber(updates) : null],
        ['tellsUnpaid', isChecked && !isQuiet ? some(unpaid) : null],
        ['tellsComplete', isChecked && !isQuiet ? some(complete) : null],
        ['tells', isQuiet ? <FormattedMessage id="record.tells.nobody" /> : null],
        ['rowsError', isChecked ? some(errors) : null],
        ['rowsDone', some(done)],
        ['rowsRefused', some(refused)],
        ['rowsUndone', some(undone)],
        ['rowsKept', some(kept)],
        ['undoUntil', record.state === 'applied' && undoUntil !== null ? instant(undoUntil) : null],
      ]
    }
    case 'rebuttal':
      return [['rebuttalDueAt', instant(record.facts.dueAt)]]
    case 'paper': {
      const { round, revisionDueAt, reason } = record.facts
      return [
        ['round', round === 0 ? null : formatNumber(round)],
        ['lastDecision', named('decision', lastOutcomeOf({ ...record.facts, state: record.state }))],
        ['revisionDueAt', instant(revisionDueAt)],
        ['reason', reason],
      ]
    }
    case 'review': {
      const { responseDueAt, reviewDueAt, reason } = record.facts
      return [
        ['responseDueAt', reviewDueAt === null ? instant(responseDueAt) : null],
        ['reviewDueAt', instant(reviewDueAt)],
        ['reason', reason],
      ]
    }
  }
}

const named = (group: 'closed' | 'method' | 'cause' | 'decision', name: string | null) =>
  name === null ? null : <FormattedMessage id={`record.${group}.${name}`} />

const voucherLink = (paymentId: number) => (
  <a href={`/files/voucher/${paymentId}`}>
    <FormattedMessage id="record.voucher.open" />
  </a>
)

const instant = (at: string | null) =>
  at === null ? null : <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />

const money = (fen: number | null) => (fen === null ? null : <Money fen={fen} />)
