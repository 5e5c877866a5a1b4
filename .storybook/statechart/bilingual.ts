import type { Locale } from '../../src/i18n/locale.ts'

/** A text of the workshop itself: what the product says stands in src/i18n. */
export type Bilingual = Readonly<Record<Locale, string>>
