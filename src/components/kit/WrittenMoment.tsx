import { useIntl } from 'react-intl'

import { parseLocale } from '../../i18n/locale.ts'
import { formatMoment, type MomentShape } from '../../i18n/moments.ts'

export interface WrittenMomentProps {
  /** ISO 8601. */
  at: string
  /** ISO 8601; makes it a range. */
  until?: string | undefined
  format: MomentShape
  /** IANA name. */
  timeZone: string
  title?: string | undefined
}

/**
 * Local time in a zone, without the zone: `Moment` names it. Use it alone only for values that are no moments, such as
 * a typed time.
 */
export const WrittenMoment = ({ at, until, format, timeZone, title }: WrittenMomentProps) => {
  const { locale } = useIntl()
  return (
    <time dateTime={at} title={title}>
      {formatMoment(at, until, format, { locale: parseLocale(locale), timeZone })}
    </time>
  )
}
