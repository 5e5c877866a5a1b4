import type { Unit } from './units.mjs'

interface Slice {
  readonly part: number
  readonly of: number
}
export const sliceIn: (word: string) => Slice | null
export const unitsOfSlice: <U extends Unit>(units: readonly U[], slice: Slice) => U[]
