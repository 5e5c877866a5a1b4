import type { AnyStateMachine } from 'xstate'

import type { AnyModel } from '../../../tests/support/walk.ts'
import type { Bilingual } from '../bilingual.ts'

/** Who makes an event happen. */
export type Cause = 'visitor' | 'server' | 'clock' | 'browser' | 'machine'

/** What the workshop says about one machine, and what it and the tests walk it with. */
export interface MachineEntry {
  readonly machine: AnyStateMachine
  readonly title: Bilingual
  /** One sentence. */
  readonly purpose: Bilingual
  /** Numbers of the rules it serves, `LOGIN-07`. */
  readonly rules: readonly string[]
  /** By id, `scan.watching.resting`; every state in which the machine can rest. */
  readonly states: Readonly<Record<string, Bilingual>>
  /** By type; every event that the machine declares except answers of actors and delays, whose cause is known. */
  readonly events: Readonly<Record<string, { readonly by: Cause; readonly says: Bilingual }>>
  /** By name; the sentence that is true when the guard passes. */
  readonly guards: Readonly<Record<string, Bilingual>>
  /** Start inputs, events with a payload for each side of each guard, projection. */
  readonly model: AnyModel
  /** States that nothing reaches or leaves on purpose, by id, each with the reason. */
  readonly excused?: {
    readonly unreachable?: Readonly<Record<string, string>>
    readonly deadEnd?: Readonly<Record<string, string>>
  }
}
