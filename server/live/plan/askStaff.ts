import { and, eq, inArray } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import type { askLiveStaff } from '../../../src/contract/ownLive.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import { liveStaff } from '../../db/schema/live.ts'
import { partNames } from '../../lifecycles/entities/liveStaff.ts'
import type { Actor, Scope } from '../../lifecycles/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { isInTeam } from '../../lifecycles/team/isInTeam.ts'
import { liveOf, mustNotHaveBegun } from './savePlan.ts'

/** Time for an answer: 72 hours. */
const answerMs = 72 * 3_600_000

/**
 * Asks a member of the team to be host or funder. An earlier request without an answer is withdrawn; the current
 * holder keeps the part until the answer. A chair who names themselves has accepted. A repeated request changes nothing. @throws Refused
 */
export const askStaff = async (
  scope: Scope,
  actor: Actor & { readonly userId: number },
  conference: typeof conferences.$inferSelect,
  { id, part, user_id }: HandlerInput<typeof askLiveStaff>,
): Promise<number> => {
  const { tx } = scope
  const live = await liveOf(tx, conference.id, id)
  const rows = await tx
    .select()
    .from(liveStaff)
    .where(and(eq(liveStaff.liveId, id), inArray(liveStaff.state, ['offered', 'accepted'])))
  const same = rows.find((row) => row.part === part && row.userId === user_id)
  if (same !== undefined) return same.id
  mustNotHaveBegun(live)
  if (live.publication === 'cancelled') throw new Refused('liveCancelled')
  if (!(await isInTeam(tx, conference.id, user_id)))
    throw new Refused('liveHostOutside', { field: 'user_id' })
  if (rows.some((row) => row.userId === user_id)) throw new Refused('liveBothParts', { field: 'user_id' })
  for (const row of rows)
    if (row.part === part && row.state === 'offered')
      await scope.fire(actor, { entity: 'liveStaff', id: row.id, event: { type: 'staff.withdraw' } })
  const at = scope.now()
  const [row] = await tx
    .insert(liveStaff)
    .values({
      ...{ liveId: id, conferenceId: conference.id, part, userId: user_id, askedBy: actor.userId },
      expiresAt: new Date(at.getTime() + answerMs),
      createdAt: at,
      movedAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('the question was not written')
  if (user_id === actor.userId) {
    await scope.fire(actor, { entity: 'liveStaff', id: row.id, event: { type: 'staff.accept' } })
    return row.id
  }
  const factsIn = (language: MessageLanguage) => ({
    what: inLanguage(language, live.title, live.engTitle),
    where: inLanguage(language, conference.title, conference.engTitle),
    who: partNames[part][language],
    reason: '',
    amount: '',
    until: momentText(live.startsAt, language),
  })
  await notify(tx, {
    userId: user_id,
    name: 'liveStaffAsked',
    link: notificationLink('liveStaffAsked', row.id, conference.id),
    key: `liveStaff ${row.id}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
  return row.id
}
