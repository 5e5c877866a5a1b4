import type { Locale } from '../../src/i18n/locale.ts'

/** A text of the workshop itself: what the product says stands in src/i18n. */
export type Bilingual = Readonly<Record<Locale, string>>

/** Each text in one language, under the key it had. */
export const textsIn = (texts: Readonly<Record<string, Bilingual>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))
