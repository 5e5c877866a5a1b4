import { locales } from '../../src/i18n/locale.ts'
import type { Locale } from '../../src/i18n/locale.ts'

/** Languages in which a page of the workshop is gone through that takes half a minute to load: both with `--deep`. */
export const playedLocales: readonly Locale[] = process.env['DEEP'] === '1' ? locales : ['zh-CN']
