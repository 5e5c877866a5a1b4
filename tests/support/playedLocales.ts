import { locales } from '../../src/i18n/locale.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { isDeep } from './deep.ts'

/**
 * Languages in which a plain run goes a way of half a minute or more: the named one; both with `--deep`. Journey stories play
 * in both, and what an end-to-end test adds (server, database, reload) knows no language.
 */
export const playedLocales = (plain: Locale): readonly Locale[] => (isDeep ? locales : [plain])

/** Variants that differ in a setting, not in their proof: the first `few` in a plain run, all with `--deep`. */
export const played = <One>(all: readonly One[], few = 1): readonly One[] =>
  isDeep ? all : all.slice(0, few)
