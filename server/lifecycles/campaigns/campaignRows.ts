import { createHash } from 'node:crypto'
import { count, eq, inArray } from 'drizzle-orm'

import { recipientStates, type RecipientCounts } from '../../../src/contract/campaign.ts'
import { canonicalText, isEmptyDocument, type RichDocument } from '../../../src/contract/richText.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Reach } from './audience.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type RecipientRow = typeof campaignRecipients.$inferSelect
export type ConferenceRow = typeof conferences.$inferSelect

interface Content {
  readonly audience: Readonly<Record<string, string>>
  readonly title: string
  readonly engTitle: string
  readonly body: RichDocument
  readonly engBody: RichDocument
  readonly isEssential: boolean
}

/** Hash of audience and texts, for any spelling of the JSON: a test, and a confirmation, hold for these alone. */
export const hashOfCampaign = ({
  audience,
  title,
  engTitle,
  body,
  engBody,
  isEssential,
}: Content): string => {
  const filter = Object.entries(audience).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const texts = [canonicalText(title, body), canonicalText(engTitle, engBody)]
  return createHash('sha256')
    .update(JSON.stringify([filter, texts, isEssential]))
    .digest('hex')
}

type Texts = Pick<CampaignRow, 'title' | 'engTitle' | 'body' | 'engBody'>

export const hasText = (row: Texts, language: MessageLanguage): boolean =>
  language === 'zh'
    ? row.title.trim() !== '' && !isEmptyDocument(row.body)
    : row.engTitle.trim() !== '' && !isEmptyDocument(row.engBody)

/** There is a text in every language of those whom it reaches, and in one at least. */
export const hasTexts = (row: Texts, { languages }: Reach): boolean =>
  (['zh', 'en'] as const).every((language) => languages[language] === 0 || hasText(row, language)) &&
  (hasText(row, 'zh') || hasText(row, 'en'))

/** The language of the reader, or the other one where nothing is in theirs: they changed it after the check. */
export const languageFor = (row: Texts, language: MessageLanguage): MessageLanguage => {
  const other = language === 'zh' ? 'en' : 'zh'
  return hasText(row, language) || !hasText(row, other) ? language : other
}

export const campaignOf = async (tx: Db | Tx, id: number): Promise<CampaignRow | null> => {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id))
  return row ?? null
}

/** Campaign with its conference, or null. */
export const campaignWithConference = async (tx: Db | Tx, id: number) => {
  const [found] = await tx
    .select({ row: campaigns, conference: conferences })
    .from(campaigns)
    .innerJoin(conferences, eq(conferences.id, campaigns.conferenceId))
    .where(eq(campaigns.id, id))
  return found ?? null
}

export const noCounts = Object.fromEntries(recipientStates.map((state) => [state, 0])) as RecipientCounts

/** Recipients of each campaign by state. */
export const countsOf = async (
  tx: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, RecipientCounts>> => {
  const found = new Map(ids.map((id) => [id, { ...noCounts }]))
  if (ids.length === 0) return found
  const rows = await tx
    .select({ id: campaignRecipients.campaignId, state: campaignRecipients.state, people: count() })
    .from(campaignRecipients)
    .where(inArray(campaignRecipients.campaignId, [...ids]))
    .groupBy(campaignRecipients.campaignId, campaignRecipients.state)
  for (const { id, state, people } of rows) {
    const counts = found.get(id)
    if (counts !== undefined) counts[state] = people
  }
  return found
}
