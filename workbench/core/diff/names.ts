import type { Locale } from '../../../src/i18n/locale.ts'
import type { ChartEdge } from '../chart/chart.types.ts'
import { eventLabel } from '../chart/labels.ts'
import type { Words } from '../../../src/machines/shared/words.ts'

/** The registry's words about a machine; empty for a machine that is gone. */
export type Known = Pick<Words, 'title' | 'states' | 'guards'>

/** Prose, or something that is called so in the machine. */
export type Part = string | { readonly code: string }

export interface Names {
  readonly machine: string
  readonly title: string
  /** `「等待扫描」 watching.resting`; a state that is not in the registry any more has its path only. */
  state(id: string): readonly Part[]
  /** The cause. */
  event(edge: ChartEdge): Part
  /** The sentence and the name. Null: there is no guard. */
  guard(text: string | null): readonly Part[]
}

export const namesOf = (machine: string, known: Known | undefined, locale: Locale): Names => {
  const words = says[locale]
  const sentence = (guard: string) => known?.guards[guard]?.[locale]
  return {
    machine,
    title: known?.title[locale] ?? machine,
    state(id) {
      if (id === machine) return [words.whole]
      const path = { code: id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id }
      const name = known?.states[id]?.[locale]
      return name === undefined ? [path] : [words.quote(name), ' ', path]
    },
    event: (edge) => ({ code: eventLabel(edge, locale) }),
    guard(text) {
      if (text === null) return [words.always]
      const plain = sentence(text)
      if (plain !== undefined) return [plain, words.open, { code: text }, words.close]
      const denied = text.startsWith('not ') ? sentence(text.slice('not '.length)) : undefined
      return denied === undefined
        ? [{ code: text }]
        : [words.not(denied), words.open, { code: text }, words.close]
    },
  }
}

export const plain = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.code)).join('')

const says = {
  'zh-CN': {
    whole: '整个流程',
    always: '无条件',
    quote: (name: string) => `「${name}」`,
    not: (sentence: string) => `并非：${sentence}`,
    open: '（',
    close: '）',
  },
  en: {
    whole: 'The whole flow',
    always: 'no condition',
    quote: (name: string) => `“${name}”`,
    not: (sentence: string) => `not: ${sentence}`,
    open: ' (',
    close: ')',
  },
} as const satisfies Record<Locale, object>
