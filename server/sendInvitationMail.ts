import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'

import { tokenOf } from './accounts/secrets.ts'
import { conferences } from './db/schema/catalogue.ts'
import { reviewInvitations } from './db/schema/paperReviewers.ts'
import { papers } from './db/schema/papers.ts'
import { siteConfig } from './db/schema/site.ts'
import type { Db } from './db/types.ts'
import { GiveUp, type Work } from './jobs/jobs.ts'
import { linkToken, type LinkKey } from './lifecycles/papers/assign/links.ts'
import { paperTitles } from './lifecycles/papers/paperTitles.ts'
import { mailOf } from './notifications/mailOf.tsx'
import { momentText } from './notifications/momentText.ts'
import { isStopped, stopAddress } from './notifications/stoppedAddresses.ts'
import { SendError, type MailSender } from './senders/sender.ts'
import { inLanguage } from '../src/contract/inLanguage.ts'
import { invitationTexts } from './shared/sentences/invitationTexts.ts'

export interface InvitationMailDeps {
  readonly db: Db
  readonly sender: Pick<MailSender, 'sendMail'>
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  readonly key: LinkKey
  readonly now: () => number
}

/** Sends the link of an invitation to review; one that was taken, cancelled or replaced since is not sent. */
export const sendInvitationMail =
  ({ db, sender, origin, key, now }: InvitationMailDeps): Work =>
  async ({ invitation: id, nonce }) => {
    const [row] = await db
      .select({ link: reviewInvitations, paper: papers, conference: conferences })
      .from(reviewInvitations)
      .innerJoin(papers, eq(papers.id, reviewInvitations.paperId))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(reviewInvitations.id, Number(id)))
    if (row === undefined) throw new GiveUp('invitationGone')
    const { link } = row
    const isVoid = link.nonce !== nonce || link.cancelledAt !== null || link.reviewId !== null
    if (isVoid || (await isStopped(db, link.email))) return
    const { title, subtitle } = paperTitles(row.paper, row.conference, link.language)
    const until = momentText(link.responseDueAt, link.language)
    const said = invitationTexts[link.language]({ name: link.name, conference: subtitle, title, until })
    const [site] = await db.select().from(siteConfig).where(eq(siteConfig.id, 1))
    const token = tokenOf((each) => linkToken(each, link.nonce), key, link.tokenHash)
    const href = `${origin}/onlinereview?invitation=${token}`
    const { html, text } = mailOf(
      {
        site: inLanguage(link.language, site?.name ?? '', site?.engName ?? ''),
        title: said.title,
        content: said.content,
        action: { href, name: said.action },
        isEssential: true,
        preferencesHref: null,
        footer: said.footer,
      },
      link.language,
    )
    try {
      await sender.sendMail({
        to: link.email,
        subject: said.title,
        text,
        html,
        lang: link.language,
        messageId: messageIdOf(link.nonce, origin),
      })
    } catch (error) {
      if (!(error instanceof SendError) || error.fault !== 'rejected') throw error
      await stopAddress(db, {
        address: link.email,
        cause: 'bounced',
        source: 'smtp',
        userId: null,
        at: new Date(now()),
      })
      throw new GiveUp('addressRefused')
    }
  }

/** The same for every attempt. */
const messageIdOf = (nonce: string, origin: string): string => {
  const { hostname } = new URL(origin)
  return `<${createHash('sha256').update(`invitation ${nonce} of ${origin}`).digest('hex').slice(0, 32)}@${hostname}>`
}
