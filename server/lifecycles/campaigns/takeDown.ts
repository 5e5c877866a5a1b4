import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'

import type { SkipReason } from '../../../src/contract/campaign.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { refusedAddresses } from '../../db/schema/jobs.ts'
import { unwantedMail } from '../../db/schema/members.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { isOrder, meant, peopleOf, type Person } from './audience.ts'
import type { CampaignRow } from './campaignRows.ts'
import { isNotAside, rowByRow, type RowTools } from '../../jobs/rowByRow.ts'

interface Tools extends RowTools {
  /** Registrations that one transaction takes down. */
  readonly batch?: number
}

/**
 * Lists the recipients of campaigns, with the reason for each person who gets nothing. Pieces are short, so that no transaction waits for a
 * large audience; a piece that a crash cut off is taken again. `only`: the number of a campaign, or of a campaign and a
 * registration, that was set aside.
 */
export const takeDown = async (tools: Tools, only?: string): Promise<void> => {
  const [campaignId, orderId] = only?.split('/') ?? []
  if (orderId !== undefined) return takeOne(tools, Number(campaignId), Number(orderId))
  const open = await tools.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        isOpen,
        isNull(campaigns.takenAt),
        only === undefined ? isNotAside('campaigns', campaigns.id) : eq(campaigns.id, Number(only)),
      ),
    )
    .orderBy(asc(campaigns.id))
  await rowByRow(tools, {
    ...{ task: 'campaigns', only, rows: open },
    nameOf: ({ id }) => String(id),
    work: async ({ id }) => {
      while (await takePiece(tools, id));
    },
  })
}

const isOpen = inArray(campaigns.state, ['sending', 'paused'])

/** Answers whether there is more to do. */
const takePiece = ({ db, now, log, batch = 500 }: Tools, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isOpen, isNull(campaigns.takenAt)))
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
    await rowByRow(
      { db: tx, now, ...(log === undefined ? {} : { log }) },
      {
        ...{ task: 'campaigns', rows: people },
        nameOf: ({ orderId }) => `${row.id}/${orderId}`,
        work: (person) => tx.transaction((inner) => writeDown(inner, row, [person], at)),
        together: {
          atOnce: batch,
          work: (some) => tx.transaction((inner) => writeDown(inner, row, some, at)),
        },
      },
    )
    await tx
      .update(campaigns)
      .set({
        takenOrder: people.at(-1)?.orderId ?? row.takenOrder,
        ...(people.length < batch ? { takenAt: at } : {}),
      })
      .where(eq(campaigns.id, row.id))
    return people.length === batch
  })

/** Lists a registration that was set aside, unless the campaign has ended. */
const takeOne = ({ db, now }: Tools, id: number, orderId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isOpen))
      .for('no key update')
    if (row === undefined) return
    await writeDown(tx, row, await peopleOf(tx, isOrder(row.conferenceId, orderId), 1), new Date(now()))
  })

const writeDown = async (tx: Tx, row: CampaignRow, people: readonly Person[], at: Date): Promise<void> => {
  if (people.length === 0) return
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

/** Those of the addresses and accounts that get no mail: a refused address, or an unsubscribed account. */
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
