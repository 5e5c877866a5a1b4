import type { StateValueFrom } from 'xstate'

import type { MachineId, machines } from '../../../src/machines/registry.ts'

/** Every leaf of every registered machine as `<machine>.<path>`, for instance `scan.watching.resting`. */
export type StatePath = {
  [M in MachineId]: `${M}.${LeafPath<StateValueFrom<(typeof machines)[M]>>}`
}[MachineId]

type LeafPath<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafPath<NonNullable<Value[Key]>>}` }[keyof Value & string]
