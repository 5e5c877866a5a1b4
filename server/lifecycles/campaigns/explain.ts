import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Explanation } from '../../../src/contract/campaign.ts'
import { campaignRecipients } from '../../db/schema/campaigns.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { peopleWhere } from '../people/peopleWhere.ts'
import { addressOf, meant, peopleOf, type Person } from './audience.ts'
import type { CampaignRow, RecipientRow } from './campaignRows.ts'
import { refusals } from './takeDown.ts'

/** People that one search explains. */
const explained = 20

/** Why the people of a conference whom the words find get a campaign, or do not: also those whom its filter does not mean. */
export const explain = async (tx: Db | Tx, row: CampaignRow, words: string) => {
  const condition = peopleWhere(row.conferenceId, { q: words })
  const people = await peopleOf(tx, condition, explained)
  const recipients = await tx
    .select()
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, row.id),
        inArray(
          campaignRecipients.orderId,
          people.map(({ orderId }) => orderId),
        ),
      ),
    )
  const byOrder = new Map(recipients.map((recipient) => [recipient.orderId, recipient]))
  const list: Explanation[] = []
  for (const person of people) list.push(await explainOne(tx, row, person, byOrder.get(person.orderId)))
  return { list, total: await tx.$count(orders, condition) }
}

const explainOne = async (
  tx: Db | Tx,
  row: CampaignRow,
  person: Person,
  recipient: RecipientRow | undefined,
): Promise<Explanation> => {
  const known = { order_id: person.orderId, name: person.name, order_no: person.orderNo }
  const answer = (why: Explanation['why'], more: Partial<Explanation> = {}): Explanation => ({
    ...known,
    why,
    filters: [],
    fault: '',
    at: null,
    ...more,
  })
  if (recipient !== undefined) {
    const { state, skipped, fault, movedAt } = recipient
    return answer(skipped ?? state, { fault, at: movedAt.toISOString() })
  }
  const filters = await filtersAgainst(tx, row, person.orderId)
  if (filters.length > 0) return answer('filtered', { filters })
  if (row.state === 'cancelled') return answer('cancelled')
  if (row.takenAt !== null) return answer('later')
  const { address, userId } = person
  if (address === null) return answer('noAddress')
  const { stopped, unwanted } = await refusals(tx, [address], [userId])
  if (unwanted.size > 0 && !row.isEssential) return answer('optedOut')
  if (stopped.size > 0) return answer('stopped')
  const [first] = await peopleOf(
    tx,
    and(meant(row.conferenceId, row.audience), sql`${addressOf} = ${address}`),
    1,
  )
  return answer(first === undefined || first.orderId === person.orderId ? 'would' : 'duplicate')
}

/** The parts of its filter that do not mean this registration. */
const filtersAgainst = async (tx: Db | Tx, row: CampaignRow, orderId: number): Promise<string[]> => {
  const against: string[] = []
  for (const [name, text] of Object.entries(row.audience)) {
    const condition = and(meant(row.conferenceId, { [name]: text }), eq(orders.id, orderId))
    if ((await tx.$count(orders, condition)) === 0) against.push(name)
  }
  return against
}
