import { notifications, type NotificationName } from '../../src/contract/notifications.ts'
import { messages } from '../db/schema/members.ts'
import type { Db, Tx } from '../db/types.ts'
import { enqueue } from '../jobs/jobs.ts'
import { notificationTexts, type NotificationFacts } from '../shared/sentences/notificationTexts.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

export interface Notification {
  readonly userId: number
  readonly name: NotificationName
  /** Subject: a path of this site. */
  readonly link: string
  /** Key of the event; a repeated key notifies no one a second time. */
  readonly key: string
  readonly facts: Readonly<Record<MessageLanguage, NotificationFacts>>
  readonly at: Date
  /** Address of the mail, regardless of the account's: the member named it for this. */
  readonly deliverTo?: string
  /** Address of the mail if the account has none: one that was given for this. */
  readonly mailTo?: string
  /** Address for answers to the mail; absent: no one reads them. */
  readonly replyTo?: string
  /** Further recipients: an address or a phone that the account no longer has. */
  readonly also?: AlsoTold
  /** Attachment of the mail. */
  readonly attachment?: Attachment
}

export interface AlsoTold {
  readonly email?: string
  /** Phones that get a text message in any case. */
  readonly phones?: ReadonlyArray<{ readonly country: string; readonly mobile: string }>
}

/** Documents of the row `of`, or the text of that decision, as they are when the mail is sent. */
export interface Attachment {
  readonly attach: 'tickets' | 'invoice' | 'decision'
  readonly of: number
}

/**
 * Notifies a member (MSG-01): a message in both languages and the jobs that send it by mail and as a text message, where this
 * kind goes by them. All are written in the caller's transaction, so that neither can be lost nor come of something that did not happen.
 */
export const notify = async (
  tx: Tx | Db,
  { userId, name, link, key, facts, at, attachment, deliverTo, mailTo, replyTo, also = {} }: Notification,
): Promise<void> => {
  const { type, byMail, bySms } = notifications[name]
  const zh = notificationTexts[name].zh(facts.zh)
  const en = notificationTexts[name].en(facts.en)
  const [message] = await tx
    .insert(messages)
    .values({
      userId,
      name,
      type,
      title: zh.title,
      engTitle: en.title,
      content: zh.content,
      engContent: en.content,
      link,
      key,
      createdAt: at,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id })
  if (message === undefined) return
  if (bySms)
    await enqueue(tx, { kind: 'sms', key: `sms of message ${message.id}`, data: { message: message.id }, at })
  for (const [number, { country, mobile }] of (also.phones ?? []).entries())
    await enqueue(tx, {
      kind: 'sms',
      key: `sms of message ${message.id} to phone ${number + 1}`,
      data: { message: message.id, country, mobile },
      at,
    })
  if (!byMail) return
  if (also.email !== undefined)
    await enqueue(tx, {
      kind: 'mail',
      key: `mail of message ${message.id} to the address before`,
      data: { message: message.id, deliver: also.email },
      at,
    })
  const data = {
    message: message.id,
    ...attachment,
    ...(deliverTo === undefined ? {} : { deliver: deliverTo }),
    ...(mailTo === undefined ? {} : { to: mailTo }),
    ...(replyTo === undefined ? {} : { reply: replyTo }),
  }
  await enqueue(tx, { kind: 'mail', key: `mail of message ${message.id}`, data, at })
}
