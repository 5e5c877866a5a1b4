import type { Unit } from './units.mjs'

interface Expensive {
  readonly file: string
  readonly seconds: number
  readonly isRefused: boolean
  readonly reason: string | null
}
export const budgets: Readonly<Record<string, number>>
export const overBudget: (
  suite: string,
  units: readonly Unit[],
  costs: Readonly<Record<string, number>>,
  isDeep?: boolean,
) => Expensive[]
export const budgetLines: (suite: string, files: readonly Expensive[]) => string[]
