import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { deletionDays, deletionReminderDays } from '../../../src/contract/accountDeletion.ts'
import type { AccountDeletionFacts } from '../../../src/contract/facts.ts'
import { accountDeletions } from '../../db/schema/accountDeletions.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { eraseAccount } from '../deletion/eraseAccount.ts'
import { openMatters } from '../deletion/openMatters.ts'
import type { EntityAdapter } from '../types.ts'

const dayMs = 86_400_000
/** How long a member may come back. */
export const deletionMs = deletionDays * dayMs
/** How long before the end of it the member is reminded. */
export const reminderMs = deletionReminderDays * dayMs

export const accountDeletionAdapter: EntityAdapter<AccountDeletionFacts> = {
  table: accountDeletions,

  whose: async (tx, id) => {
    const row = await rowOf(tx, id)
    return row === null ? null : { ownerId: row.userId, conferenceId: null }
  },

  lock: async (tx, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return
    // Blocks concurrent writes for this member: inserting a row that references the account takes a share lock on it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update')
    // Two administrators do not leave at the same moment, nor two chairs of a conference.
    const own = tx
      .select({ id: sql<number>`${userRoles.conferenceId}` })
      .from(userRoles)
      .where(
        and(
          eq(userRoles.userId, row.userId),
          eq(userRoles.role, 'organizer'),
          isNotNull(userRoles.conferenceId),
        ),
      )
    await tx
      .select({ id: conferences.id })
      .from(conferences)
      .where(inArray(conferences.id, own))
      .orderBy(asc(conferences.id))
      .for('no key update')
    await tx
      .select({ id: userRoles.id })
      .from(userRoles)
      .where(eq(userRoles.role, 'admin'))
      .orderBy(asc(userRoles.id))
      .for('update')
    const { id: rowId } = accountDeletions
    await tx.select({ rowId }).from(accountDeletions).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return null
    const open = await openMatters(tx, row.userId)
    const has = (kind: (typeof open)[number]['kind']) => open.some((matter) => matter.kind === kind)
    const left = row.deletesAt === null ? null : row.deletesAt.getTime() - at.getTime()
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: null,
      facts: {
        isLastAdministrator: has('lastAdministrator'),
        hasConferencesAhead: has('conferencesAhead'),
        hasOpenOrders: has('ordersOpen'),
        hasOpenRefunds: has('refundsOpen'),
        isHosting: has('hosting'),
        isDue: left !== null && left <= 0,
        isSoon: left !== null && left > 0 && left <= reminderMs,
        isReminded: row.isReminded,
        deletesAt: row.deletesAt?.toISOString() ?? null,
      },
    }
  },

  // The notification of the event says this date.
  complete: (event, _facts, at) =>
    event.type === 'deletion.request'
      ? { ...event, deletesAt: new Date(at.getTime() + deletionMs).toISOString() }
      : event,

  columns: ({ isReminded, deletesAt }) => ({
    isReminded,
    deletesAt: deletesAt === null ? null : new Date(deletesAt),
  }),

  after: async (scope, { before, event, version, at }) => {
    if (event.type !== 'deletion.finish') return
    const keepMessage = `accountDeletion ${before.id} ${version}`
    await eraseAccount(scope, { userId: before.ownerId, at, keepMessage })
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ nickname: users.nickname })
      .from(accountDeletions)
      .innerJoin(users, eq(users.id, accountDeletions.userId))
      .where(eq(accountDeletions.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: language === 'en' ? 'Deletion of the account' : '账号注销',
      subtitle: row.nickname,
      related: [],
    }
  },
}

const rowOf = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.id, id))
  return row ?? null
}
