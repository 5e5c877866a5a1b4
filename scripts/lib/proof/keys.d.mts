import type { Tree } from './tree.mjs'
import type { Unit } from './units.mjs'

export interface KeyedUnit extends Unit {
  readonly parts: ReadonlySet<string>
  readonly close: ReadonlySet<string>
  readonly key: string
}
export interface KeyedUnits {
  readonly units: readonly KeyedUnit[]
  readonly isCommon: (suite: string, part: string) => boolean
}
export const keyedUnits: (
  tree: Tree,
  tools?: { readonly packages?: string; readonly node?: string; readonly browser?: string },
  wanted?: readonly Unit[],
) => KeyedUnits
export const compareUnits: (
  before: KeyedUnits,
  after: KeyedUnits,
) => (id: string) => 'same' | 'tools' | 'ground' | 'own'
export const tablesIn: (sql: string) => Set<string>
