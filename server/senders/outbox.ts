import { and, eq, isNull, sql } from 'drizzle-orm'

import { maskedEmail, maskedMobile } from '../shared/masks.ts'
import { users } from '../db/schema/accounts.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { outboxMessages } from '../db/schema/outbox.ts'
import type { Db, Log } from '../db/types.ts'
import type { Mail, MailSender, SmsCode, SmsSender } from './sender.ts'
import { codeSms } from '../shared/sentences/codeMessages.ts'

/** `open`: logs every message, for trying the product out. `masked`: does not log messages to members. */
export type OutboxLog = 'open' | 'masked'

/**
 * Sends nothing: keeps the message in the table and in the log, so that the product runs without any provider.
 * The only place that may write a code to the log; a masked log has only that of an administrator, or of the future
 * first one: without it no one could get in to set up a provider.
 */
export const createOutbox = (
  db: Db,
  log: Log,
  {
    /** False: text messages without a recipient would only fill the table of a production server. */
    hasNotices = true,
    says = 'open',
  }: { hasNotices?: boolean; says?: OutboxLog } = {},
): SmsSender & MailSender => ({
  carrier: 'outbox',
  sendNotice: hasNotices
    ? async ({ country, mobile, title, lang }) => {
        const recipient = `+${country} ${mobile}`
        await db.insert(outboxMessages).values({ channel: 'sms', recipient, body: title, lang })
        const to = says === 'open' ? recipient : `+${country} ${maskedMobile(mobile)}`
        log.info({ outbox: 'sms', to }, `outbox: text message for ${to}`)
      }
    : null,
  sendSms: async (message: SmsCode) => {
    const { country, mobile, code } = message
    const recipient = `+${country} ${mobile}`
    await db
      .insert(outboxMessages)
      .values({ channel: 'sms', recipient, body: codeSms(message), lang: message.lang })
    const isOpen = says === 'open'
    const to = isOpen ? recipient : `+${country} ${maskedMobile(mobile)}`
    const own = and(eq(users.countryCode, country), eq(users.mobile, mobile))
    if (isOpen || (await opensTheSite(db, own))) {
      log.info({ outbox: 'sms', to, code }, `outbox: code ${code} for ${to}`)
    } else log.info({ outbox: 'sms', to }, `outbox: a code for ${to}`)
  },
  sendMail: async ({ to, subject, text, lang, code }: Mail) => {
    await db.insert(outboxMessages).values({ channel: 'mail', recipient: to, subject, body: text, lang })
    if (says === 'open') {
      log.info({ outbox: 'mail', to, subject }, `outbox: mail for ${to}: ${text}`)
      return
    }
    const hidden = maskedEmail(to)
    const own = eq(sql`lower(${users.email})`, to.toLowerCase())
    if (code !== undefined && (await opensTheSite(db, own))) {
      log.info({ outbox: 'mail', to: hidden, code }, `outbox: code ${code} for ${hidden}`)
    } else log.info({ outbox: 'mail', to: hidden }, `outbox: mail for ${hidden}`)
  },
})

/** Whether this is an administrator's own contact, or there is no administrator yet. */
const opensTheSite = async (db: Db, own: ReturnType<typeof and>): Promise<boolean> => {
  const isAdministrator = and(eq(userRoles.role, 'admin'), isNull(userRoles.conferenceId))
  const [any] = await db.select({ id: userRoles.id }).from(userRoles).where(isAdministrator).limit(1)
  if (any === undefined) return true
  const [mine] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isAdministrator, own))
    .limit(1)
  return mine !== undefined
}
