import type { OwnConference } from '../../../contract/ownConference.ts'
import { Moment } from '../../kit/Moment.tsx'

/** The days of a conference, in its own time zone. */
export const Days = ({ conference: { starts_at, ends_at, time_zone } }: { conference: OwnConference }) => (
  <Moment at={starts_at} until={ends_at} format={{ dateStyle: 'medium' }} timeZone={time_zone} />
)
