import { and, desc, eq, gt, like, ne, or, sql } from 'drizzle-orm'

import type { ConflictSuggestion } from '../../../src/contract/paper.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { folded } from './assign/folded.ts'
import { isPublicMail } from './publicMail.ts'
import { daysAfter } from './settings.ts'

/**
 * Suggested conflicts of a paper: the institutions of its authors, by affiliation and by the domain of their
 * address, and people who wrote with them within three years. It reads only the account's own submissions and
 * published papers, so that it reveals no other paper or reviewer.
 */
export const conflictSuggestions = async (
  tx: Db | Tx,
  { id, userId, form }: { id: number; userId: number; form: PaperForm },
  at: Date,
): Promise<ConflictSuggestion[]> => {
  const found = [
    ...form.authors.flatMap((author) =>
      institutionsOf(author).map((name) => ({ name, kind: 'institution', author }) as const),
    ),
    ...(await coauthorsOf(tx, { id, userId, form }, at)),
  ]
  const seen = new Set(form.conflicts.map(plain))
  const list: ConflictSuggestion[] = []
  for (const { name, kind, author } of found) {
    if (seen.has(plain(name))) continue
    seen.add(plain(name))
    list.push({ id: list.length + 1, name, kind, author: nameOf(author) })
  }
  return list.slice(0, most)
}

type Author = PaperForm['authors'][number]

/** More than anybody reads. */
const most = 40
const yearDays = 365
const mostPapers = 200

const nameOf = ({ name, eng_name }: Author) => name || eng_name
const plain = folded

const institutionsOf = ({ affiliation, eng_affiliation, email }: Author): string[] => {
  const domain = email.split('@')[1]?.toLowerCase() ?? ''
  return [affiliation, eng_affiliation, isPublicMail(domain) ? '' : domain].filter((name) => name !== '')
}

const coauthorsOf = async (
  tx: Db | Tx,
  { id, userId, form }: { id: number; userId: number; form: PaperForm },
  at: Date,
) => {
  const mails = form.authors.map(({ email }) => email.toLowerCase()).filter((email) => email !== '')
  if (mails.length === 0) return []
  const rows = await tx
    .select({ form: papers.form })
    .from(papers)
    .where(
      and(
        ne(papers.id, id),
        gt(papers.createdAt, daysAfter(at, -3 * yearDays)),
        or(eq(papers.userId, userId), like(papers.state, 'published.%'), like(papers.state, 'indexed.%')),
        sql`exists (select 1 from jsonb_array_elements(${papers.form} -> 'authors') author
          where lower(author ->> 'email') in (${sql.join(
            mails.map((mail) => sql`${mail}`),
            sql`, `,
          )}))`,
      ),
    )
    .orderBy(desc(papers.id))
    .limit(mostPapers)
  const own = new Set([
    ...mails,
    ...form.authors.flatMap(({ name, eng_name }) => [plain(name), plain(eng_name)]),
  ])
  return rows.flatMap(({ form: earlier }) => {
    const shared = form.authors.find(({ email }) =>
      earlier.authors.some((other) => other.email.toLowerCase() === email.toLowerCase()),
    )
    if (shared === undefined) return []
    return earlier.authors
      .filter(
        (other) =>
          nameOf(other) !== '' && !own.has(other.email.toLowerCase()) && !own.has(plain(nameOf(other))),
      )
      .map((other) => ({ name: lineOf(other), kind: 'coauthor' as const, author: shared }))
  })
}

const lineOf = (author: Author) =>
  [nameOf(author), author.affiliation || author.eng_affiliation].filter((part) => part !== '').join('，')
