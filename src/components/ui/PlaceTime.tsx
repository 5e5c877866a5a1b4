import { zoneOffset } from '../../contract/timeZone.ts'
import { LocalTime } from './LocalTime.tsx'
import { Moment, type MomentProps } from './Moment.tsx'

/** When something takes place, for readers anywhere: by the clocks of its place, which are named, and by the reader's own. */
export const PlaceTime = ({ at, timeZone, format }: Omit<MomentProps, 'until'> & { timeZone: string }) => (
  <span>
    <Moment at={at} timeZone={timeZone} format={format} /> ({zoneOffset(at, timeZone)}){' '}
    <LocalTime at={at} timeZone={timeZone} format={format} />
  </span>
)
