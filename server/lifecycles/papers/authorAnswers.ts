import { eq } from 'drizzle-orm'

import type { AuthorStanding } from '../../../src/contract/authorship.ts'
import { paperAuthors } from '../../db/schema/paperAuthors.ts'
import type { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { coauthorsOf } from './tellCoauthors.ts'

/** Answer of each author of the submitted version, in their order; null: the submitter, or an author who cannot be asked. */
export const authorAnswers = async (
  tx: Db | Tx,
  { id, form, state }: Pick<typeof papers.$inferSelect, 'id' | 'form' | 'state'>,
): Promise<Array<AuthorStanding | null>> => {
  // Coauthors are not asked about a draft.
  const asked = new Set(state === 'draft' ? [] : await coauthorsOf(tx, id))
  const rows = await tx
    .select({ email: paperAuthors.email, answer: paperAuthors.answer })
    .from(paperAuthors)
    .where(eq(paperAuthors.paperId, id))
  const answers = new Map(rows.map(({ email, answer }) => [email, answer]))
  return form.authors.map(({ email }) => {
    const address = email.toLowerCase()
    return asked.has(address) ? (answers.get(address) ?? 'asked') : null
  })
}
