import { and, eq, ne } from 'drizzle-orm'

import type { AuthorAnswer } from '../../src/contract/authorship.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { PaperForm } from '../../src/contract/paperForm.ts'
import { takeHit } from '../accounts/limits.ts'
import { digest, randomToken } from '../accounts/secrets.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { paperAuthors } from '../db/schema/paperAuthors.ts'
import { papers } from '../db/schema/papers.ts'
import type { Db, Tx } from '../db/types.ts'
import { writtenBy } from '../lifecycles/papers/authorIds.ts'
import { tellOfDenial } from '../lifecycles/papers/tellOfDenial.ts'
import { paperTitles } from '../lifecycles/papers/paperTitles.ts'
import { Refused } from '../shared/refused.ts'
import type { AnyCall, Deps, HandlerTable } from './table.ts'

/** An author confirms or denies that they wrote a paper. The link in the mail is enough; no account is needed (PAP-05). */
export const authorshipHandlers = ({ db, now }: Deps) => {
  const limit = async ({ exchange }: AnyCall) => {
    const wait = await takeHit(
      db,
      { key: `authorship:${exchange.addressGroup}`, hits: 60, seconds: 3600 },
      now(),
    )
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  /** Keeps the last answer; a denial is notified once. */
  const keep = async (tx: Tx, id: number, { answer, who }: { answer: AuthorAnswer; who: string }) => {
    const [row] = await tx.select().from(paperAuthors).where(eq(paperAuthors.id, id)).for('update')
    if (row === undefined || row.answer === answer) return
    const at = new Date(now())
    await tx.update(paperAuthors).set({ answer, answeredAt: at }).where(eq(paperAuthors.id, id))
    if (answer === 'denied') await tellOfDenial(tx, row, who, at)
  }
  return {
    openAuthorship: async ({ token }, call) => {
      await limit(call)
      return shownTo(call, await found(db, token))
    },

    answerAuthorship: async ({ token, answer }, call) => {
      await limit(call)
      return db.transaction(async (tx) => {
        const { row, author } = await found(tx, token)
        await keep(tx, row.id, { answer, who: nameOf(author) })
        return shownTo(call, await found(tx, token))
      })
    },

    answerOwnAuthorship: ({ id, answer }, { member }) =>
      db.transaction(async (tx) => {
        const author = await namedAs(tx, member.userId, id)
        await tx
          .insert(paperAuthors)
          .values({ ...author.asked, nonce: randomToken(16), createdAt: new Date(now()) })
          .onConflictDoNothing()
        const [row] = await tx
          .select({ id: paperAuthors.id })
          .from(paperAuthors)
          .where(and(eq(paperAuthors.paperId, id), eq(paperAuthors.email, author.asked.email)))
        if (row === undefined) throw new Error(`the author of paper ${id} was not written`)
        await keep(tx, row.id, { answer, who: author.name })
        return { answer }
      }),
  } satisfies Partial<HandlerTable>
}

/** The author of a link; a paper that is withdrawn, or names another user there by now, is like none. */
const found = async (tx: Db | Tx, token: string) => {
  const [one] = await tx
    .select({ row: paperAuthors, paper: papers, conference: conferences })
    .from(paperAuthors)
    .innerJoin(papers, eq(papers.id, paperAuthors.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(paperAuthors.tokenHash, digest(token)))
  const author = one?.paper.form.authors.find(({ email }) => email.toLowerCase() === one.row.email)
  if (one === undefined || author === undefined) throw new Refused('notFound')
  return { ...one, author }
}

const nameOf = ({ name, eng_name }: PaperForm['authors'][number]): string => name || eng_name

/** As whom a paper that another account submitted names this one, by its address. @throws Refused `notFound` */
const namedAs = async (tx: Tx, userId: number, paperId: number) => {
  const [one] = await tx
    .select({ form: papers.form, email: users.email })
    .from(papers)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(eq(papers.id, paperId), ne(papers.userId, userId), ne(papers.state, 'draft'), writtenBy(userId)),
    )
  const email = one?.email?.toLowerCase() ?? ''
  const author = one?.form.authors.find((each) => each.email.toLowerCase() === email)
  if (author === undefined) throw new Refused('notFound')
  return { asked: { paperId, email }, name: nameOf(author) }
}

const shownTo = (
  { exchange: { language } }: AnyCall,
  { row, paper, conference, author }: Awaited<ReturnType<typeof found>>,
) => {
  const { title, subtitle } = paperTitles(paper, conference, language)
  return {
    title,
    conference: subtitle,
    name: inLanguage(language, author.name, author.eng_name),
    affiliation: inLanguage(language, author.affiliation, author.eng_affiliation),
    authors: paper.form.authors.map(({ name, eng_name }) => inLanguage(language, name, eng_name)),
    answer: row.answer,
  }
}
