import { useIntl, type FormatDateOptions } from 'react-intl'

export interface MomentProps {
  /** ISO 8601. */
  at: string
  /** ISO 8601; makes it a range. */
  until?: string | undefined
  /** `hourCycle` instead of `hour12`: without it engines disagree whether a day begins at 00:00 or at 24:00. */
  format: Omit<FormatDateOptions, 'timeZone' | 'hour12'>
  /** IANA name of the venue's zone; China unless given. */
  timeZone?: string | undefined
}

/** A date, a time or a range in the visitor's language, in the time of the venue. */
export const Moment = ({ at, until, format, timeZone = 'Asia/Shanghai' }: MomentProps) => {
  const intl = useIntl()
  const options = { ...format, timeZone }
  const text =
    until === undefined
      ? intl.formatDate(at, options)
      : intl.formatDateTimeRange(Date.parse(at), Date.parse(until), options)
  // Engines disagree about thin and narrow spaces; the server's markup and the browser's must not.
  return <time dateTime={at}>{text.replace(/[\u2009\u202f]/g, ' ')}</time>
}
