import { and, eq, gt, inArray, ne } from 'drizzle-orm'

import type { OrganizerFacts } from '../../../src/contract/facts.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import { organizerForm, type OrganizerForm } from '../../../src/contract/organizerForm.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { organizerApplications } from '../../db/schema/organizers.ts'
import { orders } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import type { EntityAdapter } from '../types.ts'

export const organizerAdapter: EntityAdapter<OrganizerFacts> = {
  table: organizerApplications,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: organizerApplications.userId })
      .from(organizerApplications)
      .where(eq(organizerApplications.id, id))
    return row === undefined ? null : { ...row, conferenceId: null }
  },

  lock: async (tx, id) => {
    const { id: rowId } = organizerApplications
    await tx.select({ rowId }).from(organizerApplications).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id, actor, event) => {
    const [row] = await tx.select().from(organizerApplications).where(eq(organizerApplications.id, id))
    if (row === undefined) return null
    const running = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(
        and(
          eq(conferences.organizerId, row.userId),
          gt(conferences.endsAt, at),
          ne(conferences.state, 'ended'),
          gt(orders.amount, 0),
          inArray(orders.state, ['paid', 'completed']),
        ),
      )
      .limit(1)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: null,
      facts: {
        isComplete: organizerForm.safeParse(event?.['form'] ?? row.change ?? row.form).success,
        hasRunningConference: running.length > 0,
        isSeconded: row.secondedBy !== null && row.secondedBy !== actor.userId,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }, { type, form }) => ({
    reason,
    ...(type === 'organizer.submit' ? { form } : {}),
    ...(type === 'organizer.change' ? { change: form } : {}),
  }),

  after: async ({ tx }, { before, state, event, at }) => {
    const [row] = await tx.select().from(organizerApplications).where(eq(organizerApplications.id, before.id))
    if (row === undefined) return
    if (before.state === 'approved.changing') {
      await tx
        .update(organizerApplications)
        .set({
          change: null,
          ...(event.type === 'organizer.approve' && row.change !== null ? { form: row.change } : {}),
        })
        .where(eq(organizerApplications.id, before.id))
    }
    if (event.type === 'organizer.approve' || event.type === 'organizer.reject') {
      // A rejected change leaves what was approved before it: that is what the next one is compared with.
      const decided =
        before.state === 'approved.changing' && event.type === 'organizer.approve' ? row.change : row.form
      await tx.update(organizerApplications).set({ decided }).where(eq(organizerApplications.id, before.id))
    }
    if (state === 'rejected' && row.secondedBy !== null) {
      await tx
        .update(organizerApplications)
        .set({ secondedBy: null })
        .where(eq(organizerApplications.id, before.id))
    }
    await tx
      .update(users)
      .set({ sponsorApplyStatus: applyStatus(state), updatedAt: at })
      .where(eq(users.id, before.ownerId))
  },

  describe: async ({ tx }, id) => {
    const [row] = await tx
      .select({ application: organizerApplications, nickname: users.nickname })
      .from(organizerApplications)
      .innerJoin(users, eq(users.id, organizerApplications.userId))
      .where(eq(organizerApplications.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: row.application.change?.name ?? row.application.form?.name ?? row.nickname,
      subtitle: row.nickname,
      related: [],
    }
  },

  detail: async ({ tx }, id) => {
    const [row] = await tx.select().from(organizerApplications).where(eq(organizerApplications.id, id))
    const form = row?.change ?? row?.form ?? null
    return form === null ? [] : linesOf(form, row?.change == null ? (row?.decided ?? null) : row.form)
  },
}

/** The whole form, in the order in which it is filled in, beside the one that was decided about last. */
const linesOf = (form: OrganizerForm, last: OrganizerForm | null): DetailLine[] =>
  kinds.map(([field, kind]) => ({
    field,
    kind,
    value: form[field],
    ...(last === null || last[field] === form[field] ? {} : { before: last[field] }),
  }))

const kinds = [
  ['name', 'text'],
  ['tax_no', 'text'],
  ['contact', 'text'],
  ['mobile', 'phone'],
  ['email', 'email'],
  ['address', 'text'],
  ['intro', 'paragraphs'],
  ['logo', 'image'],
  ['licence', 'image'],
] as const satisfies ReadonlyArray<readonly [keyof OrganizerForm, DetailLine['kind']]>

/** The specification's number for a state: 1 approved · 2 not completed · 3 under review · 4 rejected. */
export const applyStatus = (state: string): 1 | 2 | 3 | 4 => {
  if (state.startsWith('approved')) return 1
  if (state.startsWith('under_review')) return 3
  return state === 'rejected' ? 4 : 2
}
