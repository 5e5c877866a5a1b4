import { eq } from 'drizzle-orm'

import type { NotificationName } from '../../../src/contract/notifications.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Tx } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { enqueueForAttendees } from '../../notifications/notifyAttendees.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Live } from './savePlan.ts'

/**
 * Notifies of a change to the schedule: host and funder of their part, of a new time or of a cancellation;
 * of the last also all ticket holders of the conference. No one is notified of their own acts.
 */
export const tellOfLive = async (
  tx: Tx,
  { live, before, at, by }: { live: Live; before: Live | null; at: Date; by: number },
): Promise<void> => {
  const [conference] = await tx
    .select()
    .from(conferences)
    .where(eq(conferences.id, live.conferenceId ?? 0))
  if (conference === undefined) return
  const factsIn = (language: MessageLanguage) => ({
    what: inLanguage(language, live.title, live.engTitle),
    where: inLanguage(language, conference.title, conference.engTitle),
    reason: '',
    amount: '',
    until: momentText(live.startsAt, language),
  })
  const notification = (name: NotificationName) => ({
    name,
    link: `/liveDetails?live_id=${live.id}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
  const key = `live ${live.id} version ${live.version}`
  const was = before?.publication === 'scheduled'
  const is = live.publication === 'scheduled'
  const staff = (row: Live | null) => [row?.anchorId ?? null, row?.funderId ?? null]
  const isMoved = before !== null && before.startsAt.getTime() !== live.startsAt.getTime()
  for (const userId of new Set([...staff(live), ...staff(before)])) {
    if (userId === null || userId === by) continue
    const isOn = is && staff(live).includes(userId)
    const wasOn = was && staff(before).includes(userId)
    const name = isOn
      ? wasOn
        ? isMoved
          ? 'liveMoved'
          : null
        : 'liveAssigned'
      : wasOn
        ? is
          ? 'liveReleased'
          : 'liveCancelled'
        : null
    if (name !== null) await notify(tx, { ...notification(name), userId, key: `${key} user ${userId}` })
  }
  if (was && !is)
    await enqueueForAttendees(tx, { ...notification('liveCancelled'), conferenceId: conference.id, key })
}
