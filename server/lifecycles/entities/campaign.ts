import { and, eq, inArray, isNull, ne } from 'drizzle-orm'

import type { CampaignFacts } from '../../../src/contract/facts.ts'
import { workOf } from '../../../src/contract/teamParts.ts'
import { users } from '../../db/schema/accounts.ts'
import { campaignRecipients, campaigns } from '../../db/schema/campaigns.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { campaignStatus } from '../campaigns/campaignStatus.ts'
import { campaignOf, campaignWithConference } from '../campaigns/campaignRows.ts'
import type { EntityAdapter, Moved, Scope } from '../types.ts'

export const campaignAdapter: EntityAdapter<CampaignFacts> = {
  table: campaigns,

  whose: async (tx, id) => {
    const row = await campaignOf(tx, id)
    return row === null ? null : { ownerId: row.createdBy, conferenceId: row.conferenceId }
  },

  lock: async (tx, id) => {
    const { id: rowId } = campaigns
    await tx.select({ rowId }).from(campaigns).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id, { userId }) => {
    const found = await campaignWithConference(tx, id)
    if (found === null) return null
    const { row } = found
    const { facts } = await campaignStatus(tx, found, at)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.createdBy,
      conferenceId: row.conferenceId,
      facts: { ...facts, isSecond: userId !== row.editedBy },
    }
  },

  columns: (_facts, event, at) =>
    event.type === 'campaign.send' || event.type === 'campaign.due' ? { begunAt: at } : {},

  after: async (scope, moved) => {
    const { id } = moved.before
    const row = await campaignOf(scope.tx, id)
    if (row === null) throw new Error(`campaign ${id} vanished while it was moved`)
    const ofIt = eq(campaigns.id, id)
    switch (moved.event.type) {
      case 'campaign.see':
        await scope.tx.update(campaigns).set({ seenHash: row.hash }).where(ofIt)
        return
      case 'campaign.confirm': {
        const confirmed = { confirmedHash: row.hash, confirmedBy: moved.actor.userId, confirmedAt: moved.at }
        await scope.tx.update(campaigns).set(confirmed).where(ofIt)
        return
      }
      case 'campaign.ask':
        await scope.tx.update(campaigns).set({ askedHash: row.hash }).where(ofIt)
        await askTeam(scope, moved)
        return
      case 'campaign.cancel':
        // A mail that is being handed over at this moment gets its own outcome.
        await scope.tx
          .update(campaignRecipients)
          .set({ state: 'skipped', skipped: 'cancelled', movedAt: moved.at })
          .where(
            and(
              eq(campaignRecipients.campaignId, id),
              inArray(campaignRecipients.state, ['pending', 'retry']),
            ),
          )
    }
  },

  describe: async ({ tx }, id, language) => {
    const found = await campaignWithConference(tx, id)
    if (found === null) throw new Refused('notFound')
    const { row, conference } = found
    const where = inLanguage(language, conference.title, conference.engTitle)
    return {
      title: inLanguage(language, row.title, row.engTitle) || noSubject[language],
      subtitle: where,
      related: [{ entity: 'conference', id: row.conferenceId, title: where, state: conference.state }],
    }
  },
}

const noSubject = { zh: '未填写主题的邮件', en: 'A mail without a subject' } as const

/** Everybody who may confirm it, besides who wrote it. */
const askTeam = async ({ tx }: Scope, { before, version, actor, at }: Moved): Promise<void> => {
  const found = await campaignWithConference(tx, before.id)
  if (found === null || actor.userId === null) return
  const { row, conference } = found
  const [asker] = await tx.select({ who: users.nickname }).from(users).where(eq(users.id, actor.userId))
  const members = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.conferenceId, row.conferenceId),
        inArray(userRoles.role, [...workOf.people]),
        ne(userRoles.userId, row.editedBy),
        isNull(users.lockedAt),
      ),
    )
  const factsIn = (language: 'zh' | 'en') => ({
    what: inLanguage(language, row.title, row.engTitle),
    where: inLanguage(language, conference.title, conference.engTitle),
    who: asker?.who ?? '',
    reason: '',
    amount: '',
    until: '',
  })
  for (const { userId } of members)
    await notify(tx, {
      userId,
      name: 'campaignAsked',
      link: notificationLink('campaignAsked', row.id, row.conferenceId),
      key: `campaign ${row.id} ${version} user ${userId}`,
      facts: { zh: factsIn('zh'), en: factsIn('en') },
      at,
    })
}
