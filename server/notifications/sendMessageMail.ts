import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'

import { notifications, type MessageType, type NotificationName } from '../../src/contract/notifications.ts'
import { users } from '../db/schema/accounts.ts'
import { messages } from '../db/schema/members.ts'
import { siteConfig } from '../db/schema/site.ts'
import type { Db } from '../db/types.ts'
import { GiveUp, type Work } from '../jobs/jobs.ts'
import { SendError, type MailAttachment, type MailSender } from '../senders/sender.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { actionOf } from './actionOf.ts'
import { mailOf } from './mailOf.tsx'
import type { Attachment } from './notify.ts'
import { isStopped, stopAddress } from './stoppedAddresses.ts'
import { isUnwanted } from './unwantedBy.ts'

export type AttachmentsOf = (attachment: Attachment) => Promise<readonly MailAttachment[]>

/** The letter and the reviews of a released decision; empty for other rows. */
export type DecisionText = (decisionId: number, language: MessageLanguage) => Promise<string>

export interface MailTools {
  readonly db: Db
  readonly sender: Pick<MailSender, 'sendMail'>
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  /** Ends mails of a kind by itself; signed. */
  readonly unsubscribePath: (subscription: { userId: number; type: MessageType }) => string
  readonly attachmentsOf: AttachmentsOf
  readonly decisionText: DecisionText
  readonly now: () => number
}

/**
 * Sends the mail of one message, unless the member gave no address or does not want this kind. After a crash it may be sent
 * again with the same Message-ID, so that mail programs show it once.
 */
export const sendMessageMail =
  ({ db, sender, origin, unsubscribePath, attachmentsOf, decisionText, now }: MailTools): Work =>
  async ({ message: id, attach, of, deliver, to, reply }) => {
    const [row] = await db
      .select({
        message: messages,
        email: users.email,
        language: users.language,
        name: siteConfig.name,
        engName: siteConfig.engName,
      })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.userId))
      .leftJoin(siteConfig, eq(siteConfig.id, 1))
      .where(eq(messages.id, Number(id)))
    if (row === undefined) throw new GiveUp('messageGone')
    const { message, language } = row
    const email = addressIn(deliver) ?? row.email ?? addressIn(to)
    if (email === null || (await isStopped(db, email))) return
    const isEssential = message.name !== null && notifications[message.name as NotificationName].isEssential
    if (!isEssential && (await isUnwanted(db, 'mail', message))) return
    const title = inLanguage(language, message.title, message.engTitle)
    const enclosed = attach === 'decision' ? await decisionText(Number(of), language) : ''
    const replyTo = addressIn(reply) ?? undefined
    const { html, text } = mailOf(
      {
        site: inLanguage(language, row.name ?? '', row.engName ?? ''),
        title,
        content: [inLanguage(language, message.content, message.engContent), enclosed]
          .filter((part) => part !== '')
          .join('\n\n'),
        action:
          message.link === ''
            ? null
            : { href: `${origin}${message.link}`, name: actionOf(message.name, language) },
        isEssential,
        about: message.type,
        preferencesHref: `${origin}/message`,
        replyTo,
      },
      language,
    )
    try {
      await sender.sendMail({
        to: email,
        subject: title,
        text,
        html,
        lang: language,
        attachments:
          attach === 'tickets' || attach === 'invoice' ? await attachmentsOf({ attach, of: Number(of) }) : [],
        messageId: messageIdOf(message.id, origin),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(isEssential ? {} : { unsubscribe: `${origin}${unsubscribePath(message)}` }),
      })
    } catch (error) {
      if (!(error instanceof SendError) || error.fault !== 'rejected') throw error
      await stopAddress(db, {
        address: email,
        cause: 'bounced',
        source: 'smtp',
        userId: message.userId,
        at: new Date(now()),
      })
      throw new GiveUp('addressRefused')
    }
  }

const addressIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The same for every attempt, and no other mail's; it says nothing of the number of messages there are. */
export const messageIdOf = (id: number, origin: string): string => {
  const { host } = new URL(origin)
  return `<${createHash('sha256').update(`message ${id} of ${origin}`).digest('hex').slice(0, 32)}@${host.split(':')[0]}>`
}
