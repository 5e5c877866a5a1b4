import { describe, expect, it } from 'vitest'

import { dayStart, monthStart } from '../../../server/lifecycles/benefits/chinaTime.ts'
import { dueTime, lateMs } from '../../../server/lifecycles/campaigns/dueTime.ts'
import { editableUntil } from '../../../server/lifecycles/comments/readComments.ts'
import { deletionMs, reminderMs } from '../../../server/lifecycles/entities/accountDeletion.ts'
import { isBefore } from '../../../server/lifecycles/papers/settings.ts'
import { undoRefusal } from '../../../server/lifecycles/people/bulk/undoBulk.ts'
import { invitationMs } from '../../../server/lifecycles/team/link.ts'
import { refuseBatch } from '../../../server/orders/couponBatches/claimCoupon.ts'
import { storedCode } from '../../../server/orders/couponBatches/codes.ts'
import { canCancel } from '../../../server/orders/hotels/stays.ts'
import { Refused } from '../../../server/shared/refused.ts'

const end = new Date('2027-03-01T02:00:00Z')
const minute = 60_000
const day = 86_400_000

const isTaken = (work: () => void): boolean => {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

interface Limit {
  /** Whether it is still allowed. */
  readonly holds: (at: Date) => boolean
  /** The first moment in which it is not any more. */
  readonly until: Date
}

/** Rows with a chosen deadline are over at that instant; a grace period holds in its last one. */
const limits: Readonly<Record<string, Limit>> = {
  '[CONF-03] taking a bulk action back': {
    holds: (at) => undoRefusal({ undoUntil: end, undoneAt: null } as never, 0, at) === null,
    until: end,
  },
  '[TKT-03] a code of a batch of coupons': {
    holds: (at) => {
      const batch = { conferenceId: 1, ticketTypeIds: [], withdrawnAt: null, validUntil: end }
      return isTaken(() =>
        refuseBatch(batch as never, { conferenceId: 1, ticketTypeId: 1 }, { field: 'coupon', at }),
      )
    },
    until: end,
  },
  '[PAP-01] a date with half an hour of grace': {
    holds: (at) => isBefore(at, end, { graceMinutes: 30 }),
    until: new Date(end.getTime() + 30 * minute + 1),
  },
  '[BUT-01] cancelling a stay, by the calendar of the conference': {
    holds: (at) => canCancel({ cancelledAt: null, checkIn: '2027-03-02' }, { timeZone: 'Asia/Shanghai' }, at),
    until: new Date('2027-03-01T16:00:00Z'),
  },
}

describe('what ends', () => {
  it.each(Object.entries(limits))('%s holds until its end, and not in the moment after', (_name, limit) => {
    const { holds, until } = limit
    expect([-day, -1, 0, 1, day].map((distance) => holds(new Date(until.getTime() + distance)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('is as long as people are told', () => {
    expect({
      invitation: invitationMs / day,
      deletion: deletionMs / day,
      reminder: reminderMs / day,
      comment: (editableUntil(end).getTime() - end.getTime()) / minute,
      late: lateMs / day,
    }).toEqual({ invitation: 7, deletion: 14, reminder: 3, comment: 10, late: 1 })
  })
})

describe('a code', () => {
  it.each(['ABCDEFGHJKMN', 'abcd-efgh-jkmn', ' abcd efgh jkmn ', 'Abcd-Efgh Jkmn'])(
    '[TKT-03] is known in whatever groups it is typed: %s',
    (typed) => {
      expect(storedCode(typed)).toBe('ABCDEFGHJKMN')
    },
  )
})

describe('days', () => {
  // Early in the morning in China it is still the day before in London.
  const early = new Date('2027-02-28T17:30:00Z')

  it('[BEN-01] begin at midnight in China', () => {
    expect(dayStart(early).toISOString()).toBe('2027-02-28T16:00:00.000Z')
    expect(monthStart(early).toISOString()).toBe('2027-02-28T16:00:00.000Z')
  })

  it.each([
    ['Asia/Shanghai', '2027-02-27T01:00:00.000Z'],
    ['Europe/London', '2027-02-26T09:00:00.000Z'],
    ['America/New_York', '2027-02-26T14:00:00.000Z'],
  ])('[CONF-03] that a campaign counts are those of its conference: %s', (timeZone, due) => {
    const when = { timing: 'relative', sendAt: null, anchor: 'starts', days: -2, clock: '09:00' } as const
    const dates = { startsAt: early, endsAt: early, registrationClosesAt: null, timeZone }
    expect(dueTime(when as never, dates)?.toISOString()).toBe(due)
  })
})
