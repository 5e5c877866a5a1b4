import type { Locale } from '../../../src/i18n/locale.ts'
import type { Chart } from '../chart/chart.types.ts'
import type { ChartDiff } from './diff.types.ts'

/** `状态 +1 −1，转换 +2 ~1` */
export const summarize = ({ states, transitions, orders }: ChartDiff, locale: Locale): string => {
  const { state, transition, order, and } = says[locale]
  const reordered = orders.filter(({ matters }) => matters).length
  return [
    ...(states.length === 0 ? [] : [`${state} ${tally(states)}`]),
    ...(transitions.length === 0 ? [] : [`${transition} ${tally(transitions)}`]),
    ...(reordered === 0 ? [] : [`${order} ~${reordered}`]),
  ].join(and)
}

/** Without the machine itself. */
export const countStates = ({ nodes }: Chart) => nodes.filter(({ parent }) => parent !== null).length

const tally = (changes: ReadonlyArray<{ readonly change: 'added' | 'removed' | 'changed' }>) =>
  (
    [
      ['+', 'added'],
      ['−', 'removed'],
      ['~', 'changed'],
    ] as const
  )
    .map(([sign, kind]) => [sign, changes.filter(({ change }) => change === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([sign, count]) => `${sign}${count}`)
    .join(' ')

const says = {
  'zh-CN': { state: '状态', transition: '转换', order: '判断顺序', and: '，' },
  en: { state: 'states', transition: 'transitions', order: 'orders', and: ', ' },
} as const satisfies Record<Locale, object>
