import type { Locale } from '../../../src/i18n/locale.ts'
import type { ChartEdge } from '../chart/chart.types.ts'
import { differenceWords } from './differenceWords.ts'
import type { DifferenceWords } from './differenceWords.ts'
import type { ChartDiff, OrderChange, StateChange, TransitionChange } from './diff.types.ts'
import { groupBy } from '../groupBy.ts'
import type { Names, Part } from './names.ts'

export interface Line {
  readonly sign: 'added' | 'removed' | 'changed' | 'perhaps'
  readonly parts: readonly Part[]
  readonly details: ReadonlyArray<readonly Part[]>
}

/** Everything about one state. */
export interface Section {
  /** Id; the new one of a state that moved. */
  readonly state: string
  readonly title: readonly Part[]
  readonly lines: readonly Line[]
}

/** The differences in human words, state by state. Orders that decide nothing are left out. */
export const describeDiff = (diff: ChartDiff, names: Names, locale: Locale): Section[] => {
  const words = differenceWords[locale]
  const here = (id: string) => diff.moves[id] ?? id
  const placed = [
    ...diff.states.map((change) => ({ state: stateOf(change), line: stateLine(change, names, words) })),
    ...diff.renames.map(({ before, after }) => ({
      state: after,
      line: { sign: 'perhaps', parts: [words.renamed, ...names.state(before)], details: [] } satisfies Line,
    })),
    ...diff.transitions.map((change) => ({
      state: change.change === 'removed' ? here(change.before.source) : change.after.source,
      line: transitionLine(change, names, words),
    })),
    ...diff.orders
      .filter(({ matters }) => matters)
      .map((change) => ({ state: change.after[0]?.source ?? '', line: orderLine(change, names, words) })),
  ]
  return [...groupBy(placed, ({ state }) => state)].map(([state, lines]) => ({
    state,
    title: names.state(state),
    lines: lines.map(({ line }) => line),
  }))
}

const stateOf = (change: StateChange) => (change.change === 'removed' ? change.before.id : change.after.id)

const stateLine = (change: StateChange, names: Names, words: DifferenceWords): Line => {
  if (change.change === 'removed') return { sign: 'removed', parts: [words.stateRemoved], details: [] }
  const { after } = change
  if (change.change === 'added') {
    const traits = [
      ...(after.kind === 'atomic' ? [] : [[words.kinds[after.kind]]]),
      ...(after.initial && after.parent !== null ? [[words.starts, ...names.state(after.parent)]] : []),
      ...(after.invokes.length > 0
        ? [
            [
              words.calls,
              ...codes(
                after.invokes.map(({ id }) => id),
                words,
              ),
            ],
          ]
        : []),
    ]
    return { sign: 'added', parts: [words.stateAdded], details: traits }
  }
  const { before, aspects } = change
  const tell: Readonly<Record<(typeof aspects)[number], () => readonly Part[]>> = {
    parent: () => [
      words.moved,
      ...names.state(before.parent ?? ''),
      words.became,
      ...names.state(after.parent ?? ''),
    ],
    kind: () => [words.kind, words.kinds[before.kind], words.became, words.kinds[after.kind]],
    initial: () => [
      after.initial ? words.starts : words.startsNoMore,
      ...names.state(after.parent ?? after.id),
    ],
    tags: () => [words.tags, ...replaced(before.tags, after.tags, words)],
    invokes: () => [words.calls, ...replaced(before.invokes.map(called), after.invokes.map(called), words)],
    entry: () => [words.entry, ...replaced(before.entry, after.entry, words)],
    exit: () => [words.exit, ...replaced(before.exit, after.exit, words)],
  }
  return { sign: 'changed', parts: [words.stateChanged], details: aspects.map((aspect) => tell[aspect]()) }
}

const called = ({ id, src }: { readonly id: string; readonly src: string }) =>
  id === src ? id : `${id} (${src})`

const transitionLine = (change: TransitionChange, names: Names, words: DifferenceWords): Line => {
  if (change.change !== 'changed') {
    const edge = change.change === 'added' ? change.after : change.before
    const details = [
      ...(edge.guard === null ? [] : [[words.guard, ...names.guard(edge.guard)]]),
      ...(edge.actions.length === 0 ? [] : [[words.actions, ...codes(edge.actions, words)]]),
    ]
    return { sign: change.change, parts: wayOf(edge, names, words), details }
  }
  const { before, after, aspects } = change
  const tell: Readonly<Record<(typeof aspects)[number], () => readonly Part[]>> = {
    targets: () => [
      words.retargeted,
      ...targetsOf(before, names, words),
      words.became,
      ...targetsOf(after, names, words),
    ],
    guard: () => [words.guard, ...names.guard(before.guard), words.became, ...names.guard(after.guard)],
    actions: () => [words.actions, ...replaced(before.actions, after.actions, words)],
    reenter: () => [after.reenter ? words.reenters : words.reentersNoMore],
  }
  return {
    sign: 'changed',
    parts: wayOf(after, names, words),
    details: aspects.map((aspect) => tell[aspect]()),
  }
}

const wayOf = (edge: ChartEdge, names: Names, words: DifferenceWords): Part[] => [
  names.event(edge),
  ' → ',
  ...targetsOf(edge, names, words),
]

const targetsOf = ({ targets }: ChartEdge, names: Names, words: DifferenceWords): Part[] =>
  targets.length === 0
    ? [words.stays]
    : targets.flatMap((target, place) => [...(place === 0 ? [] : [words.and]), ...names.state(target)])

const orderLine = ({ before, after }: OrderChange, names: Names, words: DifferenceWords): Line => {
  const [first] = after
  const asked = (edges: readonly ChartEdge[]) =>
    edges.flatMap(({ guard }, place): Part[] => [
      ...(place === 0 ? [] : [words.next]),
      guard === null ? words.otherwise : { code: guard },
    ])
  return {
    sign: 'changed',
    parts: first === undefined ? [] : [names.event(first), words.order],
    details: [
      [words.was, ...asked(before)],
      [words.is, ...asked(after)],
    ],
  }
}

/** Added and removed ones with a sign; a mere change of order in full. */
const replaced = (before: readonly string[], after: readonly string[], words: DifferenceWords): Part[] => {
  const gone = before.filter((name) => !after.includes(name))
  const come = after.filter((name) => !before.includes(name))
  if (gone.length + come.length === 0) return [...codes(before, words), words.became, ...codes(after, words)]
  const signed = [...gone.map((name) => ['−', name] as const), ...come.map((name) => ['+', name] as const)]
  return signed.flatMap(([sign, code], place): Part[] => [`${place === 0 ? '' : ' '}${sign} `, { code }])
}

const codes = (names: readonly string[], words: DifferenceWords): Part[] =>
  names.flatMap((code, place): Part[] => (place === 0 ? [{ code }] : [words.and, { code }]))
