import { eq } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import { users } from '../db/schema/accounts.ts'
import { messages } from '../db/schema/members.ts'
import type { Db } from '../db/types.ts'
import { GiveUp, type Work } from '../jobs/jobs.ts'
import { SendError, type SmsSender } from '../senders/sender.ts'
import { isUnwanted } from './unwantedBy.ts'

/** After this a text message is of no use any more. Milliseconds. */
const usefulMs = 3_600_000

interface SmsTools {
  readonly db: Db
  readonly sender: Pick<SmsSender, 'sendNotice'>
  readonly now: () => number
}

/**
 * Sends the text message of one message, where the site sends such and the member gave a phone and wants this kind; an hour
 * later it is left out. After a crash it may be sent twice.
 */
export const sendMessageSms =
  ({ db, sender: { sendNotice }, now }: SmsTools): Work =>
  async ({ message: id, country: otherCountry, mobile: otherMobile }) => {
    if (sendNotice === null) return
    const [row] = await db
      .select({
        message: messages,
        country: users.countryCode,
        mobile: users.mobile,
        language: users.language,
      })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.userId))
      .where(eq(messages.id, Number(id)))
    if (row === undefined) throw new GiveUp('messageGone')
    const { message, language: lang } = row
    // A named phone is notified in any case: it was, or is from now on, a way into the account.
    const isOther = typeof otherCountry === 'string' && typeof otherMobile === 'string'
    const { country, mobile } = isOther ? { country: otherCountry, mobile: otherMobile } : row
    if (country === null || mobile === null) return
    if (!isOther && (await isUnwanted(db, 'sms', message))) return
    if (message.createdAt.getTime() + usefulMs < now()) return
    const title = inLanguage(lang, message.title, message.engTitle)
    try {
      await sendNotice({ country, mobile, title, lang })
    } catch (error) {
      if (error instanceof SendError && error.fault === 'rejected') throw new GiveUp('numberRefused')
      throw error
    }
  }
