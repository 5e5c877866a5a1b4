import type { Bilingual } from '../../src/machines/shared/words.ts'
import type { Locale } from '../../src/i18n/locale.ts'

/** Each text in one language, under the key it had. */
export const textsIn = (texts: Readonly<Record<string, Bilingual>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]]))
