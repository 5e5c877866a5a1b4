import { outboxMessages } from '../db/schema/outbox.ts'
import type { Db, Log } from '../db/types.ts'
import type { Mail, MailSender, SmsCode, SmsSender } from './sender.ts'
import { codeSms } from '../shared/sentences/codeMessages.ts'

/**
 * Sends nothing: keeps the message in the table and says it in the log, so that the product runs without any provider.
 * The only place that may write a code to the log.
 */
export const createOutbox = (
  db: Db,
  log: Log,
  /** Text messages nobody gets would only fill the table of a production server. */
  { hasNotices = true } = {},
): SmsSender & MailSender => ({
  carrier: 'outbox',
  sendNotice: hasNotices
    ? async ({ country, mobile, title, lang }) => {
        const recipient = `+${country} ${mobile}`
        await db.insert(outboxMessages).values({ channel: 'sms', recipient, body: title, lang })
        log.info({ outbox: 'sms', to: recipient }, `outbox: text message for ${recipient}`)
      }
    : null,
  sendSms: async (message: SmsCode) => {
    const recipient = `+${message.country} ${message.mobile}`
    const body = codeSms(message)
    await db.insert(outboxMessages).values({ channel: 'sms', recipient, body, lang: message.lang })
    log.info(
      { outbox: 'sms', to: recipient, code: message.code },
      `outbox: code ${message.code} for ${recipient}`,
    )
  },
  sendMail: async ({ to, subject, text, lang }: Mail) => {
    await db.insert(outboxMessages).values({ channel: 'mail', recipient: to, subject, body: text, lang })
    log.info({ outbox: 'mail', to, subject, text }, `outbox: mail for ${to}: ${text}`)
  },
})
