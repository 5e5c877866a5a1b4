import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'

import { ownOrderPath } from '../../../src/contract/order.ts'
import { writtenIn } from '../../../src/contract/writtenIn.ts'
import {
  fillDocument,
  fillSubject,
  plainOf,
  type PlaceholderValues,
} from '../../../src/contract/campaignText.ts'
import type { RichDocument } from '../../../src/contract/richText.ts'
import { hostEntries } from '../../db/schema/hostEntries.ts'
import { siteConfig } from '../../db/schema/site.ts'
import type { Db, Tx } from '../../db/types.ts'
import { mailOf } from '../../notifications/mailOf.tsx'
import { campaignMailTexts } from '../../shared/sentences/campaignMailTexts.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Person } from './audience.ts'
import { languageFor, type CampaignRow, type ConferenceRow } from './campaignRows.ts'

export interface CampaignMail {
  readonly language: MessageLanguage
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly body: RichDocument
  readonly fromName: string
  readonly replyTo?: string
}

/** Facts about the reader that a mail may name. */
export type Reader = Pick<Person, 'name' | 'orderNo' | 'typeName' | 'engTypeName' | 'language'> & {
  /** Null: no registration. */
  readonly orderId: number | null
  readonly orderState: string | null
}

interface Place {
  readonly conference: ConferenceRow
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  readonly siteName: Readonly<Record<MessageLanguage, string>>
  /** Address of the conference's first public contact. */
  readonly replyTo?: string | undefined
}

/** The mail for one reader: the same bytes for the preview, the test and the real one. */
export const campaignMail = (row: CampaignRow, reader: Reader, place: Place): CampaignMail => {
  const { conference, origin, siteName, replyTo } = place
  const language = languageFor(row, reader.language)
  const title = inLanguage(language, conference.title, conference.engTitle)
  const values: PlaceholderValues = {
    name: reader.name,
    ticket_type: inLanguage(language, reader.typeName ?? '', reader.engTypeName ?? ''),
    order_no: reader.orderNo,
    conference: title,
    order_link: `${origin}${orderLink(reader)}`,
  }
  const written = writtenIn(language, row)
  const subject = fillSubject(written.title, values)
  const body = fillDocument(written.body, values, origin)
  const parts = mailOf(
    {
      site: siteName[language],
      title: subject,
      content: { document: body, text: plainOf(body) },
      action: null,
      isEssential: row.isEssential,
      preferencesHref: `${origin}/message`,
      replyTo,
      footer: campaignMailTexts[language][row.isEssential ? 'essential' : 'optional'](title),
    },
    language,
  )
  return { language, subject, ...parts, body, fromName: title, ...(replyTo === undefined ? {} : { replyTo }) }
}

/** Address for answers to the mails of a conference: the first of its contacts with an address; undefined: no such contact. */
export const replyAddressOf = async (tx: Db | Tx, conferenceId: number): Promise<string | undefined> => {
  const contacts = await tx
    .select({ email: hostEntries.email })
    .from(hostEntries)
    .where(
      and(
        eq(hostEntries.conferenceId, conferenceId),
        eq(hostEntries.list, 'contacts'),
        isNull(hostEntries.removedAt),
        ne(hostEntries.email, ''),
      ),
    )
    .orderBy(asc(hostEntries.position))
    .limit(1)
  return contacts[0]?.email
}

const orderLink = ({ orderId: id, orderState: state }: Reader): string =>
  id === null || state === null ? '/personal/order/conf' : ownOrderPath({ id, state })

export const siteNameOf = async (tx: Db | Tx): Promise<Place['siteName']> => {
  const [site] = await tx.select().from(siteConfig).where(eq(siteConfig.id, 1))
  const { name = '', engName = '' } = site ?? {}
  return { zh: inLanguage('zh', name, engName), en: inLanguage('en', name, engName) }
}

/** The same for every attempt, and no other mail's; it says nothing of how many there are. */
export const campaignMessageId = (what: string, origin: string): string =>
  `<${createHash('sha256').update(`campaign ${what} of ${origin}`).digest('hex').slice(0, 32)}@${new URL(origin).hostname}>`
