import { readFileSync } from 'node:fs'

import type { Locale, MessageId } from '../../../src/i18n/locale.ts'

const read = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../src/i18n/${locale}.json`, import.meta.url), 'utf8'))

const catalogues = { 'zh-CN': read('zh-CN'), en: read('en') }

/** Text for a visitor; for texts without placeholders. @throws for an unknown id */
export const text = (locale: Locale, id: MessageId): string => {
  const found = catalogues[locale][id]
  if (found === undefined) throw new Error(`No text ${id} in ${locale}`)
  return found
}

export const zh = (id: MessageId) => text('zh-CN', id)
export const en = (id: MessageId) => text('en', id)
