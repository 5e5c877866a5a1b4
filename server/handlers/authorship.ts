import { eq } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import { takeHit } from '../accounts/limits.ts'
import { digest } from '../accounts/secrets.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { paperAuthors } from '../db/schema/paperAuthors.ts'
import { papers } from '../db/schema/papers.ts'
import type { Db, Tx } from '../db/types.ts'
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
  return {
    openAuthorship: async ({ token }, call) => {
      await limit(call)
      return shownTo(call, await found(db, token))
    },

    answerAuthorship: async ({ token, answer }, call) => {
      await limit(call)
      return db.transaction(async (tx) => {
        const { row } = await found(tx, token)
        await tx
          .select({ id: paperAuthors.id })
          .from(paperAuthors)
          .where(eq(paperAuthors.id, row.id))
          .for('update')
        const known = await found(tx, token)
        if (known.row.answer !== answer) {
          const at = new Date(now())
          await tx.update(paperAuthors).set({ answer, answeredAt: at }).where(eq(paperAuthors.id, row.id))
          if (answer === 'denied') await tellOfDenial(tx, row, known.author.name || known.author.eng_name, at)
        }
        return shownTo(call, await found(tx, token))
      })
    },
  } satisfies Partial<HandlerTable>
}

/** The author of a link; a paper that is withdrawn, or names somebody else there by now, is like none. */
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
