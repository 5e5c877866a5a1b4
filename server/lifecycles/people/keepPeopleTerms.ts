import { inArray, isNull, ne, sql } from 'drizzle-orm'

import { peopleTerms } from '../../db/schema/people.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db } from '../../db/types.ts'
import { peopleRules, peopleTermsOf } from './peopleTerms.ts'

/** Registrations whose terms are made in one transaction. */
const batch = 500
/** Transactions of one look; the next one comes a second later. */
const mostBatches = 20

/** Makes the terms that are missing. Answers for how many registrations. */
export const keepPeopleTerms = async (db: Db): Promise<number> => {
  let done = 0
  for (let round = 0; round < mostBatches; round += 1) {
    const made = await makeSome(db)
    done += made
    if (made < batch) break
  }
  return done
}

/** Has those made anew that were made by other rules. */
export const repairPeopleTerms = async (db: Db): Promise<void> => {
  await db.update(peopleTerms).set({ terms: null }).where(ne(peopleTerms.rules, peopleRules))
}

const makeSome = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    // Locked before the registrations are read: who changes one meanwhile waits, and takes the terms away again.
    const missing = await tx
      .select({ orderId: peopleTerms.orderId })
      .from(peopleTerms)
      .where(isNull(peopleTerms.terms))
      .orderBy(peopleTerms.orderId)
      .limit(batch)
      .for('update', { skipLocked: true })
    if (missing.length === 0) return 0
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
    return missing.length
  })
