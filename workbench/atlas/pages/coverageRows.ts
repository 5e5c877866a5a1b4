import type { Bilingual } from '../../../src/machines/shared/words.ts'
import { chartOf } from '../../core/chart/chartOf.ts'
import type { Chart, ChartEdge } from '../../core/chart/chart.types.ts'
import { eventLabel } from '../../core/chart/labels.ts'
import { aspects } from '../../core/coverage/report.types.ts'
import type { Aspect, Counts, CoverageReport } from '../../core/coverage/report.types.ts'
import { isReached } from '../../core/coverage/shortfalls.ts'
import type { MachineEntry } from '../registry/entry.types.ts'
import { registry } from '../../registry.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { words } from './coverageWords.ts'
import type { Look } from './coverageWords.ts'
import { causeOf, guardWords } from './edgeWords.ts'
import { words as atlasWords } from './words.ts'

/** One state, transition or side of a guard. */
export interface CoverageRow {
  readonly id: string
  readonly aspect: Aspect
  readonly says: string
  /** Place in the words of the registry. Empty for a state. */
  readonly where: string
  /** As the code calls it. */
  readonly code: string
  readonly counts: Counts
}

export const charts = Object.fromEntries(
  Object.entries(registry).map(([id, { machine }]) => [id, chartOf(machine)]),
) as Readonly<Record<MachineId, Chart>>

/** Rows of a machine for a look, in the order of the chart. */
export const rowsOf = (report: CoverageReport, id: MachineId, look: Look, locale: Locale): CoverageRow[] => {
  const coverage = report.machines[id]
  if (coverage === undefined) return []
  return aspects.flatMap((aspect) =>
    Object.entries(coverage[aspect])
      .filter(([, counts]) => isShown(counts, look))
      .map(([thing, counts]) => ({
        id: thing,
        aspect,
        counts,
        ...(aspect === 'states' ? stateWords(id, thing, locale) : transitionWords(id, thing, aspect, locale)),
      })),
  )
}

const isShown = (counts: Counts, look: Look) => {
  if (look === 'all') return true
  return look === 'missing' ? !isReached(counts) : counts[look] === 0
}

const stateWords = (id: MachineId, state: string, locale: Locale) => ({
  says: nameOf(registry[id], state, locale),
  where: '',
  code: state.slice(id.length + 1),
})

const transitionWords = (id: MachineId, transition: string, aspect: Aspect, locale: Locale) => {
  const entry: MachineEntry = registry[id]
  const edge = charts[id].edges.find((candidate) => candidate.id === transition)
  if (edge === undefined) return { says: transition, where: '', code: transition }
  const cause = causeOf(entry, edge)[locale]
  const way = wayOf(entry, edge, locale)
  const sentences = guardWords(entry, edge.guard).map((sentence: Bilingual) => sentence[locale])
  const condition = sentences.join(locale === 'en' ? '; ' : '；') || (edge.guard ?? '')
  if (aspect === 'transitions') {
    const where = condition === '' ? way : `${way} · ${words.given[locale]}${condition}`
    return { says: cause, where, code: eventLabel(edge, locale) }
  }
  return {
    says: condition,
    where: `${cause} · ${way}`,
    code: edge.guard ?? '',
  }
}

const wayOf = (entry: MachineEntry, { source, targets }: ChartEdge, locale: Locale) => {
  const [from = '', ...to] = [source, ...targets].map((state) => nameOf(entry, state, locale))
  return to.length === 0 ? `${words.stays[locale]} ${from}` : `${from} → ${to.join(' + ')}`
}

const nameOf = ({ machine, states }: MachineEntry, state: string, locale: Locale) =>
  state === machine.id ? atlasWords.anywhere[locale] : (states[state]?.[locale] ?? state)
