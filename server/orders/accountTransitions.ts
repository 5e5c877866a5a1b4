import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'

import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/accounts.ts'
import type { Tx } from '../db/types.ts'
import { reminderMs } from '../lifecycles/entities/accountDeletion.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'

/** Requested deletions for which `isTime` holds. */
const requested =
  (isTime: (at: Date) => SQL | undefined): ScheduledTransition['due'] =>
  (db, at, after, limit) =>
    db
      .select({ id: accountDeletions.id })
      .from(accountDeletions)
      .where(and(eq(accountDeletions.state, 'requested'), gt(accountDeletions.id, after), isTime(at)))
      .orderBy(asc(accountDeletions.id))
      .limit(limit)

/** Only one of several servers erases: the account is the first that moving its deletion locks. */
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

/** Clock transitions of accounts that are to be deleted (ACC-03). */
export const accountTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'accountDeletion',
    event: 'deletion.remind',
    due: requested((at) =>
      and(
        lte(accountDeletions.deletesAt, new Date(at.getTime() + reminderMs)),
        // A server that was off for days does not remind of what it does next.
        gt(accountDeletions.deletesAt, at),
        eq(accountDeletions.isReminded, false),
      ),
    ),
    lock: lockAccount,
  },
  {
    entity: 'accountDeletion',
    event: 'deletion.finish',
    due: requested((at) => lte(accountDeletions.deletesAt, at)),
    lock: lockAccount,
  },
]
