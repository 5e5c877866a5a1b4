import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import { peopleTerms } from '../../db/schema/people.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db } from '../../db/types.ts'
import { peopleRules, peopleTermsOf } from './peopleTerms.ts'
import { isNotAside, rowByRow, type RowTools } from '../../jobs/rowByRow.ts'

/** Registrations whose terms are made in one transaction. */
const batch = 500
/** Transactions of one look; the next one comes a second later. */
const mostBatches = 20

/** Makes the terms that are missing. Answers for how many registrations. */
export const keepPeopleTerms = async (tools: RowTools, only?: string): Promise<number> => {
  let done = 0
  for (let round = 0; round < mostBatches; round += 1) {
    const missing = await missingIn(tools.db, only)
    done += await rowByRow(tools, {
      ...{ task: 'people', only, rows: missing, nameOf: String },
      work: (id) => makeTerms(tools.db, [id]),
      together: { atOnce: batch, work: (ids) => makeTerms(tools.db, ids) },
    })
    if (missing.length < batch) break
  }
  return done
}

/** Has those made again that were made by other rules. */
export const repairPeopleTerms = async (db: Db): Promise<void> => {
  await db.update(peopleTerms).set({ terms: null }).where(ne(peopleTerms.rules, peopleRules))
}

const missingIn = async (db: Db, only: string | undefined): Promise<number[]> => {
  const wanted = only === undefined ? isNotAside('people', peopleTerms.orderId) : isOrder(Number(only))
  const rows = await db
    .select({ orderId: peopleTerms.orderId })
    .from(peopleTerms)
    .where(and(isNull(peopleTerms.terms), wanted))
    .orderBy(peopleTerms.orderId)
    .limit(batch)
  return rows.map(({ orderId }) => orderId)
}

const isOrder = (id: number) => eq(peopleTerms.orderId, id)

const makeTerms = (db: Db, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    // Locked before the registrations are read: a concurrent change waits, and empties the terms again.
    const missing = await tx
      .select({ orderId: peopleTerms.orderId })
      .from(peopleTerms)
      .where(and(isNull(peopleTerms.terms), inArray(peopleTerms.orderId, [...ids])))
      .orderBy(peopleTerms.orderId)
      .for('update', { skipLocked: true })
    if (missing.length === 0) return
    const rows = await tx
      .select({
        id: orders.id,
        no: orders.no,
        attendee: orders.attendee,
        conferenceId: orders.conferenceId,
      })
      .from(orders)
      .where(
        inArray(
          orders.id,
          missing.map(({ orderId }) => orderId),
        ),
      )
    const made = rows.map(({ id, no, attendee, conferenceId }) => ({
      id,
      terms: peopleTermsOf(no, attendee).map((term) => `${conferenceId}${term}`),
    }))
    await tx.execute(sql`
      update ${peopleTerms} set rules = ${peopleRules}::int,
        terms = array(select jsonb_array_elements_text(m.terms))
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id int, terms jsonb)
      where ${peopleTerms.orderId} = m.id`)
  })
