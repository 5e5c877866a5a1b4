import { useIntl } from 'react-intl'

/** An amount in whole fen (0.01 CNY) as people read it: ¥1,600.00, in English CNY 1,600.00. */
export const Money = ({ fen }: { fen: number }) => {
  const intl = useIntl()
  const text = intl.formatNumber(fen / 100, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: intl.locale === 'en' ? 'code' : 'narrowSymbol',
  })
  // Engines disagree about the space after the code; the server's markup and the browser's must not.
  return <data value={fen / 100}>{text.replace(/\u00a0/g, ' ')}</data>
}
