import { outboxMessages } from '../db/schema/outbox.ts'
import type { Db, Log } from '../db/types.ts'
import type { Mail, MailSender, SmsCode, SmsSender } from './sender.ts'
import { codeSms } from '../shared/sentences/codeMessages.ts'

/**
 * Sends nothing: keeps the message in the table and says it in the log, so that the product runs without any provider.
 * The only place that may write a code to the log.
 */
export const createOutbox = (db: Db, log: Log): SmsSender & MailSender => ({
  carrier: 'outbox',
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
