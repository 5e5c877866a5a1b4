import { eq } from 'drizzle-orm'

import { subjects } from '../db/schema/catalogue.ts'
import type { Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

/** A subject that is chosen for a conference exists; 0 chooses none. @throws Refused at `subject_id` */
export const mustKnowSubject = async (tx: Tx, id: number): Promise<void> => {
  if (id === 0) return
  const [subject] = await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id))
  if (subject === undefined) throw new Refused('invalid', { field: 'subject_id' })
}
