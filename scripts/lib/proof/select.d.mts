import type { Claims } from './record.mjs'
import type { Test } from './reds.mjs'
import type { Unit } from './units.mjs'

export type Cause = 'unproved' | 'ground' | 'tools' | 'core' | 'drawn' | 'turn'
type Keyed = Unit & { readonly key: string }
export interface Selection {
  readonly run: ReadonlyMap<string, Cause>
  readonly waiting: readonly Unit[]
  readonly unchanged: readonly string[]
}
export const shares: { readonly drawn: number; readonly ground: number; readonly tools: number }
export const longMinutes: number
export const core: readonly string[]
export const selectForGate: (state: {
  readonly units: readonly Keyed[]
  readonly claims: Claims
  readonly differs: (unit: Keyed) => 'own' | 'ground' | 'tools'
  readonly commit: string
  readonly always?: readonly string[]
}) => Selection
export const restAfterRed: (outcome: {
  readonly suite: string
  readonly tests: readonly Test[]
  readonly units: readonly Unit[]
  readonly run: ReadonlyMap<string, Cause>
}) => Unit[]
export const sentenceOf: (selection: Selection, since: string | null) => string
