import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { notifications, type NotificationName } from '../src/contract/notifications.ts'
import { inLanguage } from '../src/contract/inLanguage.ts'
import { digest, tokenOf } from './accounts/secrets.ts'
import { conferences } from './db/schema/catalogue.ts'
import { paperAuthors } from './db/schema/paperAuthors.ts'
import { papers } from './db/schema/papers.ts'
import { siteConfig } from './db/schema/site.ts'
import { GiveUp, type Work } from './jobs/jobs.ts'
import { authorToken } from './lifecycles/papers/tellCoauthors.ts'
import { mailOf } from './notifications/mailOf.tsx'
import type { DecisionText } from './notifications/sendMessageMail.ts'
import { isStopped, stopAddress } from './notifications/stoppedAddresses.ts'
import type { InvitationMailDeps } from './sendInvitationMail.ts'
import { SendError } from './senders/sender.ts'
import { authorMailTexts } from './shared/sentences/authorMailTexts.ts'
import { notificationTexts } from './shared/sentences/notificationTexts.ts'

const factsShape = z.looseObject({
  what: z.string(),
  where: z.string(),
  reason: z.string(),
  amount: z.string(),
  until: z.string(),
})
const shape = z.object({
  author: z.int(),
  name: z.string().check(z.refine((name) => Object.hasOwn(notifications, name))),
  facts: z.string(),
  of: z.optional(z.int()),
})
const bothLanguages = z.object({ zh: factsShape, en: factsShape })

/** Tells an author without an account what happened to the paper, with the link by which they say whether they are one. */
export const sendAuthorMail =
  ({
    db,
    sender,
    origin,
    key,
    now,
    decisionText,
  }: InvitationMailDeps & { decisionText: DecisionText }): Work =>
  async (data, { id: jobId }) => {
    const job = shape.safeParse(data)
    if (!job.success) throw new GiveUp('unreadable')
    const { author: id, name, of } = job.data
    const facts = bothLanguages.parse(JSON.parse(job.data.facts))
    const [found] = await db
      .select({ row: paperAuthors, form: papers.form, conference: conferences })
      .from(paperAuthors)
      .innerJoin(papers, eq(papers.id, paperAuthors.paperId))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(paperAuthors.id, id))
    if (found === undefined) throw new GiveUp('paperGone')
    const { row, form } = found
    const author = form.authors.find(({ email }) => email.toLowerCase() === row.email)
    if (author === undefined || row.answer === 'denied' || (await isStopped(db, row.email))) return
    // For a person without an account the language of the name is used.
    const language = /\p{Script=Han}/u.test(author.name) ? 'zh' : 'en'
    const said = notificationTexts[name as NotificationName][language](facts[language])
    const asked = authorMailTexts[language]({ name: inLanguage(language, author.name, author.eng_name) })
    const enclosed = of === undefined ? '' : await decisionText(of, language)
    const token = tokenOf((each) => authorToken(each, row.nonce), key, row.tokenHash)
    await db
      .update(paperAuthors)
      .set({ tokenHash: digest(token) })
      .where(eq(paperAuthors.id, id))
    const [site] = await db.select().from(siteConfig).where(eq(siteConfig.id, 1))
    const isAsked = row.answer === null
    const { html, text } = mailOf(
      {
        site: inLanguage(language, site?.name ?? '', site?.engName ?? ''),
        title: said.title,
        content: [asked.greeting, said.content, enclosed, ...(isAsked ? [asked.question] : [])]
          .filter((part) => part !== '')
          .join('\n\n'),
        action: isAsked ? { href: `${origin}/authorship/${token}`, name: asked.action } : null,
        isEssential: true,
        preferencesHref: null,
        footer: asked.footer,
      },
      language,
    )
    try {
      await sender.sendMail({
        to: row.email,
        subject: said.title,
        text,
        html,
        lang: language,
        messageId: messageIdOf(jobId, origin),
      })
    } catch (error) {
      if (!(error instanceof SendError) || error.fault !== 'rejected') throw error
      const at = new Date(now())
      await stopAddress(db, { address: row.email, cause: 'bounced', source: 'smtp', userId: null, at })
      throw new GiveUp('addressRefused')
    }
  }

/** The same for every attempt. */
const messageIdOf = (job: number, origin: string): string => {
  const { hostname } = new URL(origin)
  return `<${createHash('sha256').update(`author mail ${job} of ${origin}`).digest('hex').slice(0, 32)}@${hostname}>`
}
