import { useIntl } from 'react-intl'

import { parseLocale } from '../../i18n/locale.ts'
import { formatMoney } from '../../i18n/numbers.ts'

/** An amount in whole fen (0.01 CNY) as people read it: ¥1,600.00, in English CNY 1,600.00. */
export const Money = ({ fen }: { fen: number }) => {
  const { locale } = useIntl()
  return <data value={fen / 100}>{formatMoney(fen, parseLocale(locale))}</data>
}
