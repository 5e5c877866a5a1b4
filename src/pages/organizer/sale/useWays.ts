import { useIntl } from 'react-intl'

import type { Ways } from '../../../components/kit/changesOf.ts'
import { parseLocale } from '../../../i18n/locale.ts'

/** Ways to put the values of fields into words. */
export const useWays = (timeZone: string): Ways => {
  const { locale, formatMessage } = useIntl()
  return { locale: parseLocale(locale), timeZone, say: (id) => formatMessage({ id }) }
}
