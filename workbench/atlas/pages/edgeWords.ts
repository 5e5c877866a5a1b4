import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { ChartEdge } from '../../core/chart/chart.types.ts'
import type { MachineEntry } from '../registry/entry.types.ts'
import { locales } from '../../../src/i18n/locale.ts'
import { words } from './coverageWords.ts'
import { words as atlasWords } from './words.ts'

/** Cause of this transition in the registry's words; by default the code's own name. */
export const causeOf = (entry: MachineEntry, { event, source }: ChartEdge): Bilingual => {
  if (event === 'always') return atlasWords.byItself
  const [, outcome, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  const deed = entry.actors[actor]
  if (deed !== undefined) return joined(outcome === 'done' ? words.done : words.error, deed.says)
  const [, delay = ''] = /^xstate\.after\.(.+)$/.exec(event) ?? []
  return (
    entry.delays[delay.slice(0, -`.${source}`.length)] ??
    entry.events[event]?.says ?? { 'zh-CN': event, en: event }
  )
}

/** The sentences of the guards named by a text such as `isOpen and not isFull`; empty where there is none. */
export const guardWords = (entry: MachineEntry, guard: string | null): Bilingual[] =>
  Object.entries(entry.guards)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(guard ?? ''))
    .map(([, says]) => says)

const joined = (one: Bilingual, other: Bilingual): Bilingual => {
  const pairs = locales.map((locale) => [locale, one[locale] + other[locale]])
  return Object.fromEntries(pairs) as Bilingual
}
