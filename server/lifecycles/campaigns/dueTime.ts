import { daysLater } from '../../../src/contract/times.ts'
import { instantAt } from '../../../src/contract/wallTimes.ts'
import { dayIn } from '../days.ts'
import type { CampaignRow, ConferenceRow } from './campaignRows.ts'

type Dates = Pick<ConferenceRow, 'startsAt' | 'endsAt' | 'registrationClosesAt' | 'timeZone'>
type When = Pick<CampaignRow, 'timing' | 'sendAt' | 'anchor' | 'days' | 'clock'>

/**
 * Time of a campaign by the present dates of its conference: a moved date moves it. Null: sent by
 * hand, or the date is not set.
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
  if (date === null) return null
  const day = daysLater(dayIn(timeZone)(date), when.days)
  return new Date(instantAt(`${day}T${when.clock}`, timeZone))
}

/** After this delay a campaign is reviewed first: yesterday's text may not be true any more. */
export const lateMs = 86_400_000
