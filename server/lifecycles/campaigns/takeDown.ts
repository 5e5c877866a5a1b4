import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'

import type { SkipReason } from '../../../src/contract/campaign.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { refusedAddresses } from '../../db/schema/jobs.ts'
import { unwantedMail } from '../../db/schema/members.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { meant, peopleOf, type Person } from './audience.ts'
import type { CampaignRow } from './campaignRows.ts'

interface Tools {
  readonly db: Db
  readonly now: () => number
  /** Registrations that one transaction takes down. */
  readonly batch?: number
}

/**
 * Takes the next recipients of one campaign down, with the reason why somebody gets nothing. Pieces are short, so that
 * nobody waits for a large audience; a piece that a crash cut off is taken anew. Answers whether there is more to do.
 */
export const takeDown = ({ db, now, batch = 500 }: Tools): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(campaigns)
      .where(and(inArray(campaigns.state, ['sending', 'paused']), isNull(campaigns.takenAt)))
      .orderBy(asc(campaigns.id))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (row?.begunAt == null) return false
    const people = await peopleOf(
      tx,
      and(
        meant(row.conferenceId, row.audience),
        gt(orders.id, row.takenOrder),
        lte(orders.createdAt, row.begunAt),
      ),
      batch,
    )
    const at = new Date(now())
    if (people.length > 0) {
      const left = await leftOut(tx, row, people)
      await tx
        .insert(campaignRecipients)
        .values(
          people.map(({ orderId, userId, address, language }) => {
            const skipped = left.get(orderId) ?? null
            const state = skipped === null ? ('pending' as const) : ('skipped' as const)
            const times = { dueAt: at, movedAt: at, createdAt: at }
            return { campaignId: row.id, orderId, userId, address, language, state, skipped, ...times }
          }),
        )
        .onConflictDoNothing()
    }
    await tx
      .update(campaigns)
      .set({
        takenOrder: people.at(-1)?.orderId ?? row.takenOrder,
        ...(people.length < batch ? { takenAt: at } : {}),
      })
      .where(eq(campaigns.id, row.id))
    return true
  })

/** By registration, why there is no mail for it. */
const leftOut = async (
  tx: Tx,
  row: CampaignRow,
  people: readonly Person[],
): Promise<ReadonlyMap<number, SkipReason>> => {
  const addresses = people.flatMap(({ address }) => (address === null ? [] : [address]))
  const { stopped, unwanted } = await refusals(
    tx,
    addresses,
    people.map(({ userId }) => userId),
  )
  const before = await tx
    .select({ address: campaignRecipients.address })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, row.id),
        isNull(campaignRecipients.skipped),
        inArray(campaignRecipients.address, addresses),
      ),
    )
  const taken = new Set(before.map(({ address }) => address))
  return new Map(
    people.flatMap(({ orderId, userId, address }): Array<[number, SkipReason]> => {
      if (address === null) return [[orderId, 'noAddress']]
      if (taken.has(address)) return [[orderId, 'duplicate']]
      if (!row.isEssential && unwanted.has(userId)) return [[orderId, 'optedOut']]
      if (stopped.has(address)) return [[orderId, 'stopped']]
      taken.add(address)
      return []
    }),
  )
}

/** Of these addresses and accounts, those that get no mail: nothing may be sent there, or nobody wants it. */
export const refusals = async (tx: Db | Tx, addresses: readonly string[], userIds: readonly number[]) => {
  const stopped = await tx
    .select({ address: refusedAddresses.address })
    .from(refusedAddresses)
    .where(and(inArray(refusedAddresses.address, [...addresses]), isNull(refusedAddresses.allowedAt)))
  const unwanted = await tx
    .select({ userId: unwantedMail.userId })
    .from(unwantedMail)
    .where(and(inArray(unwantedMail.userId, [...userIds]), eq(unwantedMail.type, 'conference')))
  return {
    stopped: new Set(stopped.map(({ address }) => address)),
    unwanted: new Set(unwanted.map(({ userId }) => userId)),
  }
}
