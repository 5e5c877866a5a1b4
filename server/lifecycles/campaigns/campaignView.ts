import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import type { Campaign, CampaignCard, Recipient, SamplePerson } from '../../../src/contract/campaign.ts'
import { users } from '../../db/schema/accounts.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Person } from './audience.ts'
import { campaignStatus } from './campaignStatus.ts'
import {
  campaignWithConference,
  countsOf,
  noCounts,
  type CampaignRow,
  type ConferenceRow,
  type RecipientRow,
} from './campaignRows.ts'
import { dueTime } from './dueTime.ts'

/** Reader, and the time of reading. */
export interface Reading {
  readonly userId: number
  readonly language: MessageLanguage
  readonly at: Date
}

/** A conference has dozens of them, not thousands. */
const listed = 200

export const campaignCards = async (tx: Db | Tx, conference: ConferenceRow): Promise<CampaignCard[]> => {
  const rows = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.conferenceId, conference.id))
    .orderBy(desc(campaigns.id))
    .limit(listed)
  const counts = await countsOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...cardOf(row, conference), counts: counts.get(row.id) ?? noCounts }))
}

const cardOf = (row: CampaignRow, conference: ConferenceRow): Omit<CampaignCard, 'counts'> => ({
  id: row.id,
  version: row.version,
  state: row.state as CampaignCard['state'],
  title: row.title,
  eng_title: row.engTitle,
  timing: row.timing,
  due_at: dueTime(row, conference)?.toISOString() ?? null,
  moved_at: row.movedAt.toISOString(),
})

/** One campaign of a conference, for one who works on it. Throws `Refused`. */
export const campaignView = async (
  tx: Db | Tx,
  conferenceId: number,
  id: number,
  { userId, language, at }: Reading,
): Promise<Campaign> => {
  const found = await ofConference(tx, conferenceId, id)
  const { row, conference } = found
  const { reach, counts, facts } = await campaignStatus(tx, found, at)
  const names = await tx
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, [row.editedBy, row.confirmedBy ?? row.editedBy]))
  const signed = (by: number | null, when: Date | null) =>
    by === null || when === null
      ? null
      : { by: names.find((name) => name.id === by)?.nickname ?? '', at: when.toISOString() }
  return {
    ...cardOf(row, conference),
    ...reach,
    counts,
    conference_id: conferenceId,
    conference: inLanguage(language, conference.title, conference.engTitle),
    time_zone: conference.timeZone,
    revision: row.revision,
    audience: row.audience,
    body: row.body,
    eng_body: row.engBody,
    is_essential: row.isEssential,
    send_at: row.sendAt?.toISOString() ?? null,
    anchor: row.anchor,
    days: row.days,
    clock: row.clock,
    has_texts: facts.hasTexts,
    was_tested: facts.wasTested,
    is_seen: facts.isSeen,
    needs_second: facts.needsSecond,
    is_asked: facts.isAsked,
    confirmed: facts.isConfirmed ? signed(row.confirmedBy, row.confirmedAt) : null,
    is_own: row.editedBy === userId,
    edited: signed(row.editedBy, row.editedAt),
  }
}

/** Throws `Refused`, also for a campaign of another conference. */
export const ofConference = async (tx: Db | Tx, conferenceId: number, id: number) => {
  const found = id === 0 ? null : await campaignWithConference(tx, id)
  if (found === null || found.row.conferenceId !== conferenceId)
    throw new Refused('notFound', { field: 'id' })
  return found
}

export const samplePerson = (person: Person, language: MessageLanguage): SamplePerson => ({
  order_id: person.orderId,
  name: person.name,
  order_no: person.orderNo,
  ticket_type: inLanguage(language, person.typeName ?? '', person.engTypeName ?? ''),
  address: person.address ?? '',
  language: person.language,
})

interface RecipientWish {
  readonly campaignId: number
  readonly state: RecipientRow['state'] | undefined
  readonly page: number
  readonly page_size: number
  readonly offset: number
}

export const recipientPage = async (tx: Db | Tx, wish: RecipientWish) => {
  const condition = and(
    eq(campaignRecipients.campaignId, wish.campaignId),
    wish.state === undefined ? undefined : eq(campaignRecipients.state, wish.state),
  )
  const list = await tx
    .select({ row: campaignRecipients, attendee: orders.attendee, orderNo: orders.no })
    .from(campaignRecipients)
    .innerJoin(orders, eq(orders.id, campaignRecipients.orderId))
    .where(condition)
    .orderBy(asc(campaignRecipients.id))
    .limit(wish.page_size)
    .offset(wish.offset)
  return {
    list: list.map(({ row, attendee, orderNo }) => recipientOf(row, attendee.name, orderNo)),
    total: await tx.$count(campaignRecipients, condition),
    page: wish.page,
    page_size: wish.page_size,
  }
}

const recipientOf = (row: RecipientRow, name: string, orderNo: string): Recipient => ({
  id: row.id,
  order_id: row.orderId,
  name,
  order_no: orderNo,
  address: row.address ?? '',
  language: row.language,
  state: row.state,
  skipped: row.skipped,
  attempts: row.attempts,
  fault: row.fault,
  at: row.movedAt.toISOString(),
})
