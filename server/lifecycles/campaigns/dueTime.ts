import { daysLater } from '../../../src/contract/times.ts'
import { dayIn } from '../days.ts'
import type { CampaignRow, ConferenceRow } from './campaignRows.ts'

type Dates = Pick<ConferenceRow, 'startsAt' | 'endsAt' | 'registrationClosesAt' | 'timeZone'>
type When = Pick<CampaignRow, 'timing' | 'sendAt' | 'anchor' | 'days' | 'clock'>

/**
 * When a campaign goes, as the dates of its conference are now: nothing is kept that a moved date would make wrong. Null: when
 * somebody sends it, or the date is not set.
 */
export const dueTime = (when: When, conference: Dates): Date | null => {
  if (when.timing === 'now') return null
  if (when.timing === 'at') return when.sendAt
  const { timeZone } = conference
  const date = {
    starts: conference.startsAt,
    ends: conference.endsAt,
    registration_closes: conference.registrationClosesAt,
  }[when.anchor]
  return date === null ? null : atClock(daysLater(dayIn(timeZone)(date), when.days), when.clock, timeZone)
}

/** The moment at which the clocks of a zone show this; the first one where they show it twice. */
const atClock = (day: string, clock: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${day}T${clock}:00Z`)
  // The clocks a day earlier and a day later: between them they jump once at most.
  const moments = [-dayMs, dayMs].map((near) => asUtc - offsetAt(asUtc + near, timeZone))
  const exact = moments.filter((at) => at + offsetAt(at, timeZone) === asUtc)
  return new Date(exact.length > 0 ? Math.min(...exact) : (moments[0] ?? asUtc))
}

const dayMs = 86_400_000

/** By how many milliseconds the clocks of the zone are ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}

/** So much later somebody looks first: what should have gone yesterday may not be true any more. */
export const lateMs = dayMs
