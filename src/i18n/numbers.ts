import type { Locale } from './locale.ts'

export interface NumberShape {
  readonly style?: 'percent'
  /** At most this many digits after the point. */
  readonly maximumFractionDigits?: number
}

/**
 * 1,234.5 and 12.5%, the same in both languages. Not the browser's formatter: it follows the browser's locale data,
 * which differ from the server's, and a page that differs from its markup is discarded and rendered again.
 */
export const formatNumber = (value: number, shape: NumberShape = {}): string => {
  const isShare = shape.style === 'percent'
  const { maximumFractionDigits = isShare ? 0 : 3 } = shape
  const [whole = '', part = ''] = Math.abs(isShare ? value * 100 : value)
    .toFixed(maximumFractionDigits)
    .split('.')
  const digits = part.replace(/0+$/, '')
  const text = `${grouped(whole)}${digits === '' ? '' : `.${digits}`}${isShare ? '%' : ''}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Whole fen (0.01 CNY) as people read it: ¥1,600.00, in English CNY 1,600.00. */
export const formatMoney = (fen: number, locale: Locale): string => {
  const [whole = '', part = ''] = (Math.abs(fen) / 100).toFixed(2).split('.')
  return `${fen < 0 ? '-' : ''}${locale === 'en' ? 'CNY ' : '¥'}${grouped(whole)}.${part}`
}

const grouped = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
