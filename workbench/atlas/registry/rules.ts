import type { Bilingual } from '../../../src/machines/shared/words.ts'
import table from '../../../docs/rules.md?raw'
import { rulesInChinese } from './rulesInChinese.ts'

/** The sentence of a rule; the English one is in docs/rules.md. Markdown: `code` may occur. */
export const ruleText = (id: string): Bilingual => {
  const en = english.get(id)
  if (en === undefined) throw new Error(`docs/rules.md has no rule ${id}`)
  return { 'zh-CN': rulesInChinese[id] ?? en, en }
}

const english: ReadonlyMap<string, string> = new Map(
  [...table.matchAll(/^\| ([A-Z0-9]+-\d+) +\| (.*?) +\|$/gm)].map(([, id = '', rule = '']) => [id, rule]),
)
