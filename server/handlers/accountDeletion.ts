import { and, desc, eq } from 'drizzle-orm'

import type { OwnDeletion } from '../../src/contract/accountDeletion.ts'
import { takeHit } from '../accounts/limits.ts'
import { mustBeRecent } from '../accounts/secondFactor/mustHaveProof.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/accounts.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import type { Tx } from '../db/types.ts'
import { lostMatters, openMatters } from '../lifecycles/deletion/openMatters.ts'
import type { Scope } from '../lifecycles/types.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

/** How a member deletes the own account, and keeps it after all (ACC-03). */
export const accountDeletionHandlers = ({ db, engine, now }: Deps) => {
  /** One at a time of one account: of ten presses the first does it, and the others read what it did. */
  const change = (
    { member, exchange }: MemberCall,
    work: (scope: Scope, row: Row | null) => Promise<void>,
  ): Promise<OwnDeletion> =>
    engine.run(async (scope) => {
      const { tx } = scope
      await tx.select({ id: users.id }).from(users).where(eq(users.id, member.userId)).for('update')
      await work(scope, await rowOf(tx, member.userId))
      return read(tx, member.userId, exchange.language, scope.now())
    })

  return {
    getOwnDeletion: (_input, { member, exchange }) =>
      engine.read(({ tx, at }) => read(tx, member.userId, exchange.language, at)),

    requestDeletion: async (_input, call) => {
      const { userId } = call.member
      const wait = await takeHit(db, { key: `deletion:${userId}`, hits: 20, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      return change(call, async (scope, before) => {
        const { tx } = scope
        await mustBeRecent(tx, call.member, scope.now())
        if (before?.state === 'requested') return
        const row = before ?? (await begin(tx, userId, scope.now()))
        await scope.fire(actorOf(call), {
          entity: 'accountDeletion',
          id: row.id,
          event: { type: 'deletion.request' },
        })
      })
    },

    cancelDeletion: (_input, call) =>
      change(call, async (scope, row) => {
        if (row?.state !== 'requested') return
        await scope.fire(actorOf(call), {
          entity: 'accountDeletion',
          id: row.id,
          event: { type: 'deletion.cancel' },
        })
      }),
  } satisfies Partial<HandlerTable>
}

type Row = typeof accountDeletions.$inferSelect

const rowOf = async (tx: Tx, userId: number): Promise<Row | null> => {
  const [row] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
  return row ?? null
}

/** The account is locked: no other request begins it. */
const begin = async (tx: Tx, userId: number, at: Date): Promise<Row> => {
  const [row] = await tx.insert(accountDeletions).values({ userId, createdAt: at, movedAt: at }).returning()
  if (row === undefined) throw new Error('the deletion was not written')
  return row
}

const read = async (tx: Tx, userId: number, language: MessageLanguage, at: Date): Promise<OwnDeletion> => {
  const row = await rowOf(tx, userId)
  const isRequested = row?.state === 'requested'
  const [asked] = isRequested
    ? await tx
        .select({ at: lifecycleEvents.at })
        .from(lifecycleEvents)
        .where(
          and(
            eq(lifecycleEvents.entity, 'accountDeletion'),
            eq(lifecycleEvents.entityId, row.id),
            eq(lifecycleEvents.event, 'deletion.request'),
          ),
        )
        .orderBy(desc(lifecycleEvents.seq))
        .limit(1)
    : []
  return {
    state: isRequested ? 'requested' : 'open',
    requested_at: asked?.at.toISOString() ?? null,
    deletes_at: isRequested ? (row.deletesAt?.toISOString() ?? null) : null,
    blocks: await openMatters(tx, userId, language),
    notes: await lostMatters(tx, userId, at),
  }
}
