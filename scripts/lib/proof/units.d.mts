import type { Tree } from './tree.mjs'

export interface Unit {
  readonly id: string
  readonly suite: string
  readonly file: string
  readonly machine: string | null
  readonly long: { readonly minutes: number; readonly reason: string } | null
  readonly grows?: boolean
}
export const unitSuites: readonly string[]
export const unitsIn: (tree: Tree) => Unit[]
export const secondsOf: (unit: Unit) => number
export const longIn: (text: string) => Unit['long']
export const isOfUnit: (path: string) => boolean
export const plainUnit: (file: string) => Unit
