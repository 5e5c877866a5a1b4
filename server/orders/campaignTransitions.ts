import { and, asc, eq, gt, inArray, isNotNull, notExists } from 'drizzle-orm'

import { campaignRecipients, campaigns } from '../db/schema/campaigns.ts'
import { conferences } from '../db/schema/catalogue.ts'
import type { Db, Tx } from '../db/types.ts'
import { dueTime } from '../lifecycles/campaigns/dueTime.ts'
import { campaignAdapter } from '../lifecycles/entities/campaign.ts'
import { system } from '../lifecycles/system.ts'
import type { ScheduledTransition } from './scheduledTransition.types.ts'
import { lockRow } from './takeLock.ts'

const lock = (tx: Tx, id: number) => lockRow(tx, campaigns, id)

/** Its recipients are taken down, and each has an outcome. */
const settled = (db: Db, after: number, limit: number) =>
  db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.state, 'sending'),
        isNotNull(campaigns.takenAt),
        gt(campaigns.id, after),
        notExists(
          db
            .select({ id: campaignRecipients.id })
            .from(campaignRecipients)
            .where(
              and(
                eq(campaignRecipients.campaignId, campaigns.id),
                inArray(campaignRecipients.state, ['pending', 'claimed', 'retry']),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(campaigns.id))
    .limit(limit)

/** Clock transitions of mail campaigns (CONF-03): a scheduled one begins, or is held; one that is done ends. */
export const campaignTransitions: readonly ScheduledTransition[] = [
  {
    entity: 'campaign',
    event: 'campaign.due',
    // When it is time follows from dates that may move: it is asked again each time, of the few that wait.
    due: async (db, at, after, limit) => {
      const rows = await db
        .select({ row: campaigns, conference: conferences })
        .from(campaigns)
        .innerJoin(conferences, eq(conferences.id, campaigns.conferenceId))
        .where(and(eq(campaigns.state, 'scheduled'), gt(campaigns.id, after)))
        .orderBy(asc(campaigns.id))
      return rows
        .filter(({ row, conference }) => (dueTime(row, conference) ?? never) <= at)
        .map(({ row }) => ({ id: row.id }))
        .slice(0, limit)
    },
    lock,
    fire: async (scope, id) => {
      const status = await campaignAdapter.load({ tx: scope.tx, at: scope.now() }, id, system())
      if (status === null) return
      const { hasTexts, needsSecond, isConfirmed, isLate } = status.facts
      const isReady = hasTexts && (!needsSecond || isConfirmed) && !isLate
      const type = isReady ? 'campaign.due' : 'campaign.hold'
      await scope.fire(system(), { entity: 'campaign', id, event: { type } })
    },
  },
  {
    entity: 'campaign',
    event: 'campaign.settle',
    due: (db, _at, after, limit) => settled(db, after, limit),
    lock,
    fire: async (scope, id) => {
      const status = await campaignAdapter.load({ tx: scope.tx, at: scope.now() }, id, system())
      const type = status?.facts.hasFailures === true ? 'campaign.settleInPart' : 'campaign.settle'
      await scope.fire(system(), { entity: 'campaign', id, event: { type } })
    },
  },
]

const never = new Date(8.64e15)
