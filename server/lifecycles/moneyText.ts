import type { MessageLanguage } from '../shared/sentences/language.ts'

/** Whole fen (0.01 CNY) as the pages write them: ¥1,600.00, in English CNY 1,600.00. */
export const moneyText = (fen: number, language: MessageLanguage): string =>
  `${language === 'en' ? 'CNY ' : '¥'}${format.format(fen / 100)}`

const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
