import type { ChartEdge, ChartNode } from '../chart/chart.types.ts'

/** Everything that distinguishes one version of a machine from another. */
export interface ChartDiff {
  readonly machine: string
  readonly states: readonly StateChange[]
  readonly transitions: readonly TransitionChange[]
  /** Candidates of one event with another order of evaluation. */
  readonly orders: readonly OrderChange[]
  /** A removed and an added state with the same behaviour: perhaps one state with a new name. Both are in `states`, too. */
  readonly renames: ReadonlyArray<{ readonly before: string; readonly after: string }>
  /** Id before → id after, for states that moved to another parent, and for everything inside them. */
  readonly moves: Readonly<Record<string, string>>
}

export type StateAspect = 'parent' | 'kind' | 'initial' | 'tags' | 'invokes' | 'entry' | 'exit'

export type StateChange =
  | { readonly change: 'added'; readonly after: ChartNode }
  | { readonly change: 'removed'; readonly before: ChartNode }
  | {
      readonly change: 'changed'
      readonly before: ChartNode
      readonly after: ChartNode
      /** `parent`: it moved. */
      readonly aspects: readonly StateAspect[]
    }

export type TransitionAspect = 'targets' | 'guard' | 'actions' | 'reenter'

export type TransitionChange =
  | { readonly change: 'added'; readonly after: ChartEdge }
  | { readonly change: 'removed'; readonly before: ChartEdge }
  | {
      readonly change: 'changed'
      readonly before: ChartEdge
      readonly after: ChartEdge
      readonly aspects: readonly TransitionAspect[]
    }

export interface OrderChange {
  /** Transitions in both versions, in the order of each. */
  readonly before: readonly ChartEdge[]
  readonly after: readonly ChartEdge[]
  /** `before[order[i]]` became `after[i]`. */
  readonly order: readonly number[]
  /** False when the same one passes in either order. */
  readonly matters: boolean
}
