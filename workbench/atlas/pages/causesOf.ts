import type { Bilingual, Cause } from '../../../src/machines/shared/words.ts'
import type { Chart, ChartEdge } from '../../core/chart/chart.types.ts'
import type { MachineEntry } from '../registry/entry.types.ts'
import { words } from './words.ts'

/** Something that can move a machine: an event, the answer of an actor, a delay, or nothing at all. */
export interface CauseRow {
  readonly key: string
  /** As the code calls it. */
  readonly name: string
  readonly by: Cause
  readonly says: Bilingual
  /** Ids of the states in which it counts. */
  readonly from: readonly string[]
  /** Names of guards that decide about it. */
  readonly guards: readonly string[]
}

/** Causes of the machine's transitions, in the order of the chart: users first, then answers, then clocks. */
export const causesOf = (entry: MachineEntry, chart: Chart): CauseRow[] => {
  const rows = new Map<string, ChartEdge[]>()
  for (const edge of chart.edges) {
    const key = keyOf(edge)
    rows.set(key, [...(rows.get(key) ?? []), edge])
  }
  for (const { id } of chart.nodes.flatMap((node) => node.invokes)) {
    if (!rows.has(`actor:${id}`)) rows.set(`actor:${id}`, [])
  }
  const order = ['event', 'actor', 'delay', 'always']
  return [...rows]
    .map(([key, edges]) => rowOf(entry, chart, key, edges))
    .sort((a, b) => order.indexOf(kindOf(a.key)) - order.indexOf(kindOf(b.key)))
}

const rowOf = (entry: MachineEntry, chart: Chart, key: string, edges: readonly ChartEdge[]): CauseRow => {
  const kind = kindOf(key)
  const name = key.slice(kind.length + 1)
  const { by, says } = deedOf(entry, kind, name)
  const invoking = chart.nodes.filter((node) => node.invokes.some(({ id }) => id === name))
  const sources = kind === 'actor' ? invoking.map((node) => node.id) : edges.map((edge) => edge.source)
  return {
    key,
    name,
    by,
    says,
    from: [...new Set(sources)],
    guards: Object.keys(entry.guards).filter((guard) =>
      edges.some((edge) => edge.guard !== null && new RegExp(`\\b${guard}\\b`).test(edge.guard)),
    ),
  }
}

const deedOf = (entry: MachineEntry, kind: string, name: string) => {
  if (kind === 'always') return { by: 'machine' as const, says: words.byItself }
  const deed =
    kind === 'delay'
      ? { by: 'clock' as const, says: entry.delays[name] }
      : (kind === 'actor' ? entry.actors : entry.events)[name]
  if (deed?.says === undefined) throw new Error(`${entry.machine.id} says nothing about the ${kind} ${name}`)
  return { by: deed.by, says: deed.says }
}

const kindOf = (key: string) => key.slice(0, key.indexOf(':'))

const keyOf = ({ event, source }: ChartEdge) => {
  if (event === 'always') return 'always:always'
  const [, actor] = /^xstate\.(?:done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(event) ?? []
  if (actor !== undefined) return `actor:${actor}`
  if (event.startsWith('xstate.after.'))
    return `delay:${event.slice('xstate.after.'.length, -`.${source}`.length)}`
  return `event:${event}`
}
