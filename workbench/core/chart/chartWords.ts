import type { Locale } from '../../../src/i18n/locale.ts'
import type { Chart, ChartEdge, ChartNode } from './chart.types.ts'
import type { ChartViewProps, Mark } from './ChartView.types.ts'
import { eventLabel } from './labels.ts'
import { keyOf } from './sizes.ts'

type Shown = Pick<ChartViewProps, 'locale' | 'names' | 'active' | 'taken' | 'enabled' | 'marks'>

/** The name of a state for a screen reader: `state Sending, idle.sending, current`. */
export const nodeName = (node: ChartNode, { locale, names, active, marks }: Shown): string => {
  const words = says[locale]
  const mark = marks?.[node.id]
  return [
    words.state(names?.[node.id], pathOf(node.id), node.kind === 'final'),
    active?.includes(node.id) === true ? words.active : '',
    mark === undefined ? '' : words.marks[mark],
  ]
    .filter((part) => part !== '')
    .join(words.comma)
}

/** `transition code.send, from idle to sending, if isValidTarget, possible now`. */
export const edgeName = (edge: ChartEdge, { locale, names, enabled, taken, marks }: Shown): string => {
  const words = says[locale]
  const call = (id: string) => names?.[id] ?? pathOf(id)
  const mark = marks?.[edge.id]
  return [
    words.transition(eventLabel(edge, locale)),
    edge.targets.length === 0
      ? words.stay(call(edge.source))
      : words.way(call(edge.source), edge.targets.map(call).join(words.and)),
    edge.guard === null ? '' : words.guard(edge.guard),
    enabled === undefined ? '' : enabled.includes(edge.id) ? words.possible : words.impossible,
    taken?.includes(edge.id) === true ? words.taken : '',
    mark === undefined ? '' : words.marks[mark],
  ]
    .filter((part) => part !== '')
    .join(words.comma)
}

/** Everything that can be focused, in reading order: each state, then the transitions that leave it. */
export const readingOrder = ({ nodes, edges }: Chart): string[] =>
  nodes.flatMap(({ id }) => [id, ...edges.filter(({ source }) => source === id).map((edge) => edge.id)])

/** Without the machine; the machine itself by its id. */
export const pathOf = (id: string) => (id.includes('.') ? id.slice(id.indexOf('.') + 1) : keyOf(id))

export const controlNames: Readonly<Record<Locale, Readonly<Record<'in' | 'out' | 'fit' | 'bar', string>>>> =
  {
    'zh-CN': { in: '放大', out: '缩小', fit: '看全图', bar: '缩放' },
    en: { in: 'Zoom in', out: 'Zoom out', fit: 'Show all', bar: 'Zoom' },
  }

interface Words {
  readonly comma: string
  readonly and: string
  readonly state: (name: string | undefined, path: string, final: boolean) => string
  readonly transition: (event: string) => string
  readonly way: (from: string, to: string) => string
  readonly stay: (at: string) => string
  readonly guard: (guard: string) => string
  readonly active: string
  readonly possible: string
  readonly impossible: string
  readonly taken: string
  readonly marks: Readonly<Record<Mark, string>>
}

const says: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    comma: '，',
    and: '和',
    state: (name, path, final) =>
      `${final ? '终态' : '状态'} ${name === undefined ? path : `${name}（${path}）`}`,
    transition: (event) => `转移 ${event}`,
    way: (from, to) => `从「${from}」到「${to}」`,
    stay: (at) => `留在「${at}」`,
    guard: (guard) => `条件 ${guard}`,
    active: '当前状态',
    possible: '现在可以发生',
    impossible: '现在不能发生',
    taken: '刚刚发生',
    marks: { added: '新增', removed: '已删除', changed: '有改动' },
  },
  en: {
    comma: ', ',
    and: ' and ',
    state: (name, path, final) =>
      `${final ? 'final state' : 'state'} ${name === undefined ? path : `${name} (${path})`}`,
    transition: (event) => `transition ${event}`,
    way: (from, to) => `from ${from} to ${to}`,
    stay: (at) => `stays in ${at}`,
    guard: (guard) => `if ${guard}`,
    active: 'current',
    possible: 'possible now',
    impossible: 'not possible now',
    taken: 'just taken',
    marks: { added: 'added', removed: 'removed', changed: 'changed' },
  },
}
