import { and, eq, inArray, sql } from 'drizzle-orm'

import { keyedDigest, randomToken } from '../../accounts/secrets.ts'
import { users } from '../../db/schema/accounts.ts'
import { paperAuthors } from '../../db/schema/paperAuthors.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { notify, type Notification } from '../../notifications/notify.ts'

/** The secret of the link by which a person confirms or denies to be an author. The database keeps its hash. */
export const authorToken = (key: Uint8Array, nonce: string): string => keyedDigest(key, 'paper author', nonce)

/**
 * Notifies all authors that a paper names, besides the account that submitted it: members by message and mail, others
 * by a mail with a link. Authors who have denied are left out.
 */
export const tellCoauthors = async (
  tx: Tx,
  paperId: number,
  { key, facts, attachment, ...told }: Omit<Notification, 'userId'>,
): Promise<void> => {
  const emails = await coauthorsOf(tx, paperId)
  if (emails.length === 0) return
  await tx
    .insert(paperAuthors)
    .values(emails.map((email) => ({ paperId, email, nonce: randomToken(16), createdAt: told.at })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ row: paperAuthors, userId: users.id })
    .from(paperAuthors)
    .leftJoin(users, eq(sql`lower(${users.email})`, paperAuthors.email))
    .where(and(eq(paperAuthors.paperId, paperId), inArray(paperAuthors.email, emails)))
    .orderBy(paperAuthors.id)
  for (const { row, userId } of rows) {
    if (row.answer === 'denied') continue
    if (userId !== null) {
      const theirs = { userId, key: `${key} author ${userId}`, facts }
      await notify(tx, { ...told, ...theirs, ...(attachment === undefined ? {} : { attachment }) })
      continue
    }
    await enqueue(tx, {
      kind: 'author',
      key: `${key} author address ${row.id}`,
      data: { author: row.id, name: told.name, facts: JSON.stringify(facts), ...attachment },
      at: told.at,
    })
  }
}

/** Addresses of the authors in lower case, without the submitter's: that account is notified by it, or by the corresponding one. */
export const coauthorsOf = async (tx: Db | Tx, paperId: number): Promise<string[]> => {
  const [row] = await tx
    .select({ form: papers.form, email: users.email })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.userId))
    .where(eq(papers.id, paperId))
  if (row === undefined) return []
  const { authors, corresponding } = row.form
  const own = (row.email ?? authors[corresponding]?.email ?? '').toLowerCase()
  return [...new Set(authors.map(({ email }) => email.toLowerCase()))].filter(
    (email) => email !== '' && email !== own,
  )
}
