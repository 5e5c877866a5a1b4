import { and, eq } from 'drizzle-orm'

import type { Application } from '../../src/contract/organizer.ts'
import type { OrganizerForm } from '../../src/contract/organizerForm.ts'
import { users } from '../db/schema/accounts.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { organizerApplications } from '../db/schema/organizers.ts'
import type { Tx } from '../db/types.ts'
import { refuseStrangePicture } from '../files/ownPictures.ts'
import type { FileStore } from '../files/store.ts'
import { Refused } from '../shared/refused.ts'
import { applyStatus, organizerAdapter } from '../lifecycles/entities/organizer.ts'
import { eventOfKey } from '../lifecycles/eventOfKey.ts'
import type { Scope } from '../lifecycles/types.ts'
import { actorOf } from './record.ts'
import type { HandlerTable, Deps } from './table.ts'

/** The organizer information of the account (ORG-03). Deciding about it is the administrators', by `fireRecord`. */
export const organizerHandlers = ({ engine, files }: Deps) =>
  ({
    getApplication: (_input, { member }) =>
      engine.run(async (scope) => answer(scope, await rowOf(scope, member.userId))),

    submitApplication: async ({ version, key, ...form }, call) => {
      const actor = actorOf(call)
      return engine.run(async (scope) => {
        const { id } = await rowOf(scope, call.member.userId)
        // Which event it is depends on what the same key may be doing at this moment.
        await organizerAdapter.lock(scope.tx, id)
        const row = await rowOf(scope, call.member.userId)
        const done = await eventOfKey(scope, actor, { entity: 'organizer', id: row.id, key }, [
          'organizer.submit',
          'organizer.change',
        ])
        if (done === null) await checkFiles(scope.tx, files, form, { userId: call.member.userId, row })
        const isApproved = row.state.startsWith('approved.')
        await scope.fire(actor, {
          entity: 'organizer',
          id: row.id,
          event: { type: done ?? (isApproved ? 'organizer.change' : 'organizer.submit'), form },
          version,
          key,
        })
        return answer(scope, await rowOf(scope, call.member.userId))
      })
    },
  }) satisfies Partial<HandlerTable>

type Row = typeof organizerApplications.$inferSelect

/** One per account, made on first use, in the state of the account's status. */
const rowOf = async ({ tx, now }: Scope, userId: number): Promise<Row> => {
  const find = () => tx.select().from(organizerApplications).where(eq(organizerApplications.userId, userId))
  const [known] = await find()
  if (known !== undefined) return known
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const at = now()
  await tx
    .insert(organizerApplications)
    .values({ userId, state: stateOf(user?.sponsorApplyStatus ?? 2), createdAt: at, movedAt: at })
    .onConflictDoNothing()
  const [row] = await find()
  if (row === undefined) throw new Error(`no application could be made for account ${userId}`)
  return row
}

/** State of an account whose approval is older than its application. */
const stateOf = (status: number): string =>
  ({ 1: 'approved.settled', 3: 'under_review.waiting', 4: 'rejected' })[status] ?? 'not_completed'

/** Images are those that the applicant uploaded, or those that stood there before. */
const checkFiles = async (
  tx: Tx,
  files: FileStore,
  { logo, licence }: OrganizerForm,
  { userId, row }: { userId: number; row: Row },
) => {
  const before = [row.form, row.change].flatMap((form) => (form === null ? [] : [form.logo, form.licence]))
  await refuseStrangePicture(tx, { logo, licence }, { userId, isShown: false, before })
  for (const [field, address] of Object.entries({ logo, licence })) {
    if (before.includes(address)) continue
    const name = /^\/uploads\/([^/]+)$/.exec(address)?.[1]
    if (name === undefined || (await files.find(name)) === null) throw new Refused('fileUnknown', { field })
  }
}

const answer = async (scope: Scope, row: Row): Promise<Application> => {
  const { id, state, version, form, change, reason } = row
  const revoked = state === 'rejected' && (await lastEventOf(scope, row)) === 'organizer.revoke'
  return {
    id,
    state,
    version,
    sponsor_apply_status: applyStatus(state),
    form,
    change,
    reason,
    revoked,
  }
}

const lastEventOf = async ({ tx }: Scope, { id, version }: Row) => {
  const [row] = await tx
    .select({ event: lifecycleEvents.event })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.entity, 'organizer'),
        eq(lifecycleEvents.entityId, id),
        eq(lifecycleEvents.seq, version),
      ),
    )
  return row?.event ?? null
}
