import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'

import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/accounts.ts'
import type { Tx } from '../db/types.ts'
import { reminderMs } from '../lifecycles/entities/accountDeletion.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'

const requestedBefore = (at: Date, after: number) =>
  and(
    eq(accountDeletions.state, 'requested'),
    lte(accountDeletions.deletesAt, at),
    gt(accountDeletions.id, after),
  )

/** Of several servers one erases: the account is the first that moving its deletion locks. */
const lockAccount = async (tx: Tx, id: number): Promise<boolean> => {
  const owner = tx
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(eq(accountDeletions.id, id))
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, owner))
    .for('update', { skipLocked: true })
  return taken.length > 0
}

/** What the clock does to accounts that are to be deleted (ACC-03). */
export const accountTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'accountDeletion',
    event: 'deletion.remind',
    due: (db, at, after, limit) =>
      db
        .select({ id: accountDeletions.id })
        .from(accountDeletions)
        .where(
          and(
            requestedBefore(new Date(at.getTime() + reminderMs), after),
            // A server that was off for days does not remind of what it does next.
            gt(accountDeletions.deletesAt, at),
            eq(accountDeletions.isReminded, false),
          ),
        )
        .orderBy(asc(accountDeletions.id))
        .limit(limit),
    lock: lockAccount,
  },
  {
    entity: 'accountDeletion',
    event: 'deletion.finish',
    due: (db, at, after, limit) =>
      db
        .select({ id: accountDeletions.id })
        .from(accountDeletions)
        .where(requestedBefore(at, after))
        .orderBy(asc(accountDeletions.id))
        .limit(limit),
    lock: lockAccount,
  },
]
