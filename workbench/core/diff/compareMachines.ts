import type { Chart } from '../chart/chart.types.ts'
import type { ChartDiff } from './diff.types.ts'
import { diffCharts, isUnchanged } from './diffCharts.ts'

export type MachineChange =
  | { readonly change: 'added'; readonly machine: string; readonly after: Chart }
  | { readonly change: 'removed'; readonly machine: string; readonly before: Chart }
  | {
      readonly change: 'changed'
      readonly machine: string
      readonly before: Chart
      readonly after: Chart
      readonly diff: ChartDiff
    }

/** Machines that changed, came or went, by the id under which their chart is kept. */
export const compareMachines = (
  before: Readonly<Record<string, Chart>>,
  after: Readonly<Record<string, Chart>>,
): MachineChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((machine): MachineChange[] => {
    const old = before[machine]
    const present = after[machine]
    if (old === undefined) return present === undefined ? [] : [{ change: 'added', machine, after: present }]
    if (present === undefined) return [{ change: 'removed', machine, before: old }]
    const diff = diffCharts(old, present)
    return isUnchanged(diff) ? [] : [{ change: 'changed', machine, before: old, after: present, diff }]
  })
