import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'

import { users } from './db/schema/accounts.ts'
import { conferences } from './db/schema/catalogue.ts'
import { siteConfig } from './db/schema/site.ts'
import { teamInvitations } from './db/schema/team.ts'
import { GiveUp, type Work } from './jobs/jobs.ts'
import { teamPath } from './lifecycles/team/link.ts'
import { mailOf } from './notifications/mailOf.tsx'
import { momentText } from './notifications/momentText.ts'
import { isStopped, stopAddress } from './notifications/stoppedAddresses.ts'
import type { InvitationMailDeps } from './sendInvitationMail.ts'
import { SendError } from './senders/sender.ts'
import { inLanguage } from '../src/contract/inLanguage.ts'
import { roleNames } from './shared/sentences/roleNames.ts'
import { teamInvitationTexts } from './shared/sentences/teamInvitationTexts.ts'

/** Sends the link of an invitation to a team; one that was answered, withdrawn or sent again since is not sent. */
export const sendTeamInvitationMail =
  ({ db, sender, origin, key, now }: InvitationMailDeps): Work =>
  async ({ invitation: id, nonce }) => {
    const [found] = await db
      .select({ row: teamInvitations, conference: conferences, inviter: users.nickname })
      .from(teamInvitations)
      .innerJoin(conferences, eq(conferences.id, teamInvitations.conferenceId))
      .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
      .where(eq(teamInvitations.id, Number(id)))
    if (found === undefined) throw new GiveUp('invitationGone')
    const { row, conference, inviter } = found
    const { email, language } = row
    if (email === null || row.nonce === null || row.nonce !== nonce || row.state !== 'open') return
    if (await isStopped(db, email)) return
    const said = teamInvitationTexts[language]({
      inviter: inviter ?? '',
      conference: inLanguage(language, conference.title, conference.engTitle),
      part: roleNames[row.role][language],
      until: momentText(row.expiresAt, language),
    })
    const [site] = await db.select().from(siteConfig).where(eq(siteConfig.id, 1))
    const { html, text } = mailOf(
      {
        site: inLanguage(language, site?.name ?? '', site?.engName ?? ''),
        title: said.title,
        content: said.content,
        action: { href: `${origin}${teamPath(key, row.nonce, row.tokenHash)}`, name: said.action },
        isEssential: true,
        preferencesHref: null,
        footer: said.footer,
      },
      language,
    )
    try {
      const messageId = messageIdOf(row.nonce, origin)
      await sender.sendMail({ to: email, subject: said.title, text, html, lang: language, messageId })
    } catch (error) {
      if (!(error instanceof SendError) || error.fault !== 'rejected') throw error
      const at = new Date(now())
      await stopAddress(db, { address: email, cause: 'bounced', source: 'smtp', userId: null, at })
      throw new GiveUp('addressRefused')
    }
  }

/** The same for every attempt. */
const messageIdOf = (nonce: string, origin: string): string => {
  const { hostname } = new URL(origin)
  return `<${createHash('sha256').update(`team invitation ${nonce} of ${origin}`).digest('hex').slice(0, 32)}@${hostname}>`
}
