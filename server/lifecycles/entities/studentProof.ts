import { and, desc, eq, ne } from 'drizzle-orm'

import type { Attendee } from '../../../src/contract/attendee.ts'
import type { StudentProofFacts } from '../../../src/contract/facts.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { orders, registrationDrafts, ticketTypes } from '../../db/schema/registration.ts'
import { studentProofs } from '../../db/schema/studentProofs.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { endOf } from '../conferenceEnd.ts'
import type { EntityAdapter, Owned } from '../types.ts'

export const studentProofAdapter: EntityAdapter<StudentProofFacts> = {
  table: studentProofs,

  whose: async (tx, id) => {
    const [row] = await tx.select().from(studentProofs).where(eq(studentProofs.id, id))
    return row === undefined ? null : ownedBy(row)
  },

  lock: async (tx, id) => {
    const { id: rowId } = studentProofs
    await tx.select({ rowId }).from(studentProofs).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: studentProofs, conference: conferences })
      .from(studentProofs)
      .innerJoin(conferences, eq(conferences.id, studentProofs.conferenceId))
      .where(eq(studentProofs.id, id))
    if (found === undefined) return null
    const { row, conference } = found
    return {
      id,
      state: row.state,
      version: row.version,
      ...ownedBy(row),
      facts: {
        conferenceId: row.conferenceId,
        hasFile: row.file !== null,
        isUsed: (await ordersWith(tx, row)).length > 0,
        isOver: conference.isCancelled || endOf(conference) <= at,
        reason: row.reason,
      },
    }
  },

  // The file of a withdrawn proof is not kept: the sweep of uploads removes files without a row.
  columns: ({ reason }, { type }) => ({ reason, ...(type === 'proof.withdraw' ? { file: null } : {}) }),

  describe: async ({ tx }, id, language) => {
    const [found] = await tx
      .select({ row: studentProofs, conference: conferences, account: users.nickname })
      .from(studentProofs)
      .innerJoin(conferences, eq(conferences.id, studentProofs.conferenceId))
      .innerJoin(users, eq(users.id, studentProofs.userId))
      .where(eq(studentProofs.id, id))
    if (found === undefined) throw new Refused('notFound')
    const { row, conference, account } = found
    return {
      title: account,
      subtitle: inLanguage(language, conference.title, conference.engTitle),
      related: async () =>
        (await ordersWith(tx, row)).map((order) => ({
          ...{ entity: 'order' as const, id: order.id, title: order.no, state: order.state },
        })),
    }
  },

  detail: async ({ tx }, id) => {
    const [row] = await tx.select().from(studentProofs).where(eq(studentProofs.id, id))
    if (row === undefined) return []
    const said = await attendeeOf(tx, row)
    const text = (field: keyof typeof said) =>
      ({ field, kind: 'text', value: said[field] ?? '' }) satisfies DetailLine
    return [...fileLine(row), text('name'), text('affiliation'), text('student_no')]
  },
}

type Row = typeof studentProofs.$inferSelect

/** A member of the team does not decide about a proof of their own. */
export const ownedBy = ({ userId, conferenceId }: Row): Owned => ({
  ownerId: userId,
  conferenceId,
  authors: [userId],
})

const isPdf = (file: string): boolean => file.endsWith('.pdf')

/** The version makes another address of another file: a page that is open does not show the one before. */
export const proofAddress = ({ id, version }: Pick<Row, 'id' | 'version'>): string =>
  `/files/student-proof/${id}?v=${version}`

const fileLine = ({ file, ...row }: Row): DetailLine[] =>
  file === null ? [] : [{ field: 'proof', kind: isPdf(file) ? 'file' : 'image', value: proofAddress(row) }]

/** Orders that took this proof and are not closed. */
const ordersWith = async (tx: Tx, { userId, conferenceId }: Row) =>
  tx
    .select({ id: orders.id, no: orders.no, state: orders.state })
    .from(orders)
    .innerJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.conferenceId, conferenceId),
        eq(ticketTypes.audience, 'provenStudent'),
        ne(orders.state, 'closed'),
      ),
    )
    .orderBy(orders.id)

/** Attendee data of the member for this conference: on the last order, or else in the unsent form. */
const attendeeOf = async (
  tx: Tx,
  { userId, conferenceId }: Row,
): Promise<Partial<Pick<Attendee, 'name' | 'affiliation' | 'student_no'>>> => {
  const [order] = await tx
    .select({ attendee: orders.attendee })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.conferenceId, conferenceId),
        eq(orders.kind, 'conf'),
        ne(orders.state, 'closed'),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  if (order !== undefined) return order.attendee
  const [form] = await tx
    .select({ draft: registrationDrafts.draft })
    .from(registrationDrafts)
    .where(and(eq(registrationDrafts.userId, userId), eq(registrationDrafts.conferenceId, conferenceId)))
  return form?.draft ?? {}
}
