import type { Locale } from '../../../src/i18n/locale.ts'

/** `2026年3月5日 15:20`, in the reader's time zone. */
export const momentText = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
