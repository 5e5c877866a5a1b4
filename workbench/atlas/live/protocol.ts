import type { Bilingual, Cause } from '../../../src/machines/shared/words.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { Chart, ChartLayout } from '../../core/chart/chart.types.ts'
import type { Ground } from './explain.types.ts'

/**
 * Names on the workshop's channel. The story sends `begun`, an open panel answers `request`; from then on
 * `machines` (once for each machine) and `live` (after each change) come as JSON, until `release`.
 */
export const wire = {
  begun: 'statechart/begun',
  request: 'statechart/request',
  release: 'statechart/release',
  machines: 'statechart/machines',
  live: 'statechart/live',
  send: 'statechart/send',
} as const

/** Payload of `begun`. */
export interface Begun {
  readonly storyId: string
}

/** Payload of `send`: this event, to this actor, if the same story still runs. */
export interface SendOrder {
  readonly storyId: string
  readonly key: string
  readonly choice: string
}

/** Constant part of a machine while it runs. */
export interface MachineView {
  readonly id: MachineId
  readonly title: Bilingual
  readonly purpose: Bilingual
  readonly chart: Chart
  readonly layout: ChartLayout
  /** Names of states by id. */
  readonly states: Readonly<Record<string, Bilingual>>
  /** Sentences of guards by name. */
  readonly guards: Readonly<Record<string, Bilingual>>
}

/** Machines received so far. */
export type Machines = Readonly<Partial<Record<MachineId, MachineView>>>

export interface LiveView {
  readonly storyId: string
  /** The state that the story shows, `<machine>.<path>`, or null. */
  readonly claimed: string | null
  readonly actors: readonly ActorView[]
  readonly history: readonly HappeningView[]
}

export interface ActorView {
  readonly key: string
  readonly machine: MachineId
  /** Its role by the machine that runs it, where there are several of a kind; null for the page's own. */
  readonly role: Bilingual | null
  /** Counts from 1 where that does not distinguish them either. */
  readonly number: number | null
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** Ids of all active states, ancestors included. */
  readonly active: readonly string[]
  /** Those of them that have no child. */
  readonly leaves: readonly string[]
  /** JSON */
  readonly context: string
  readonly events: readonly EventView[]
}

export interface EventView {
  readonly type: string
  readonly label: Bilingual
  readonly by: Cause
  readonly says: Bilingual
  readonly choices: readonly ChoiceView[]
}

/** One event with one payload, and its effect now. */
export interface ChoiceView {
  readonly choice: string
  /** One line; empty without a payload. */
  readonly payload: string
  /** Sent earlier in this story, not one of the model's. */
  readonly isFromStory: boolean
  readonly outcome: OutcomeView
}

export interface OutcomeView {
  readonly answer: 'taken' | 'swallowed' | 'refused' | 'unknown' | 'over'
  readonly edges: readonly string[]
  /** Ids of states; empty: it stays. */
  readonly targets: readonly string[]
  readonly knownIn: readonly string[]
  /** Guarded transitions that were evaluated, in order; refused ones come before the one that is taken. */
  readonly asked: readonly AskedView[]
}

export interface AskedView {
  readonly edge: string
  readonly passed: boolean
  /** Target states; empty: it stays. */
  readonly targets: readonly string[]
  readonly grounds: readonly Ground[]
}

export interface HappeningView {
  readonly index: number
  readonly key: string
  readonly machine: MachineId
  readonly type: string
  readonly label: Bilingual
  readonly payload: string
  /** Leaves; null when the machine started. */
  readonly from: readonly string[] | null
  readonly to: readonly string[]
  readonly edges: readonly string[]
  /** Null when the machine started. */
  readonly outcome: OutcomeView | null
}
