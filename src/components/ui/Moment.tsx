import { useIntl } from 'react-intl'

import { siteTimeZone } from '../../contract/timeZone.ts'
import { parseLocale } from '../../i18n/locale.ts'
import { formatMoment, type MomentShape } from '../../i18n/moments.ts'

export interface MomentProps {
  /** ISO 8601. */
  at: string
  /** ISO 8601; makes it a range. */
  until?: string | undefined
  format: MomentShape
  /** IANA name of the venue's zone; China unless given. */
  timeZone?: string | undefined
}

/** A date, a time or a range in the visitor's language, in the time of the venue. */
export const Moment = ({ at, until, format, timeZone = siteTimeZone }: MomentProps) => {
  const { locale } = useIntl()
  return (
    <time dateTime={at}>{formatMoment(at, until, format, { locale: parseLocale(locale), timeZone })}</time>
  )
}
