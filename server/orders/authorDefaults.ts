import { desc, eq } from 'drizzle-orm'

import type { PaperForm } from '../../src/contract/paperForm.ts'
import { emptyAuthor, type PaperAuthor } from '../../src/contract/paperTexts.ts'
import { users } from '../db/schema/accounts.ts'
import { papers } from '../db/schema/papers.ts'
import type { Db } from '../db/types.ts'
import { registrationDefaults } from './registrationDefaults.ts'

/** Initial author of a paper: as in the account's last paper, else by its last registration or its address; empty without any. */
export const authorDefaults = async (db: Db, userId: number): Promise<PaperForm['authors']> => {
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const before = await db
    .select({ form: papers.form })
    .from(papers)
    .where(eq(papers.userId, userId))
    .orderBy(desc(papers.id))
    .limit(5)
  const known = before.flatMap(({ form }) => ownIn(form, account?.email ?? null) ?? [])
  const [last] = known
  if (last !== undefined) return [last]
  const { name = '', affiliation = '', email = '' } = await registrationDefaults(db, userId)
  return name === '' && affiliation === '' && email === ''
    ? []
    : [{ ...emptyAuthor, name, affiliation, email }]
}

/** By the address of the account; without one, the corresponding author. */
const ownIn = ({ authors, corresponding }: PaperForm, email: string | null): PaperAuthor | undefined =>
  email === null
    ? authors[corresponding]
    : authors.find((author) => author.email.toLowerCase() === email.toLowerCase())
