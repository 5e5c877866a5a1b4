import { siteTimeZone, zoneOffset } from '../../contract/timeZone.ts'
import type { MomentShape } from '../../i18n/moments.ts'
import { LocalTime } from './LocalTime.tsx'
import { useOwnZone } from './useOwnZone.ts'
import { WrittenMoment } from './WrittenMoment.tsx'

export interface MomentProps {
  /** ISO 8601. */
  at: string
  /** ISO 8601; makes it a range. */
  until?: string | undefined
  format: MomentShape
  /** IANA name of the zone of the place where it happens; without one it happens to the reader. */
  timeZone?: string | undefined
}

/**
 * A date, a time or a range in the visitor's language. A time of day of a place is shown in the zone of that place,
 * which is named, and in the reader's own where they differ. A time that concerns the reader is shown in the reader's
 * zone, named on hover. Days alone are those of the place, or of China.
 */
export const Moment = ({ timeZone, ...moment }: MomentProps) => {
  const own = useOwnZone() ?? siteTimeZone
  if (!hasClock(moment.format)) return <WrittenMoment {...moment} timeZone={timeZone ?? siteTimeZone} />
  if (timeZone === undefined)
    return <WrittenMoment {...moment} timeZone={own} title={zoneOffset(moment.at, own)} />
  return (
    <span>
      <WrittenMoment {...moment} timeZone={timeZone} /> ({zoneOffset(moment.at, timeZone)}){' '}
      <LocalTime {...moment} timeZone={timeZone} />
    </span>
  )
}

const hasClock = ({ timeStyle, hour }: MomentShape) => timeStyle !== undefined || hour !== undefined
