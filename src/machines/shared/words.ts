import type { Role } from '../../contract/roles.ts'
import type { Locale } from '../../i18n/locale.ts'

/** A text of the workshop: what the product says is in src/i18n. */
export type Bilingual = Readonly<Record<Locale, string>>

/** Cause of an event: in a lifecycle a person by their role, where `server` is the role `system`. */
export type Cause = 'visitor' | 'server' | 'clock' | 'browser' | 'machine' | Exclude<Role, 'system'>

/** Area in which the index lists a machine. */
export type Area = 'login' | 'site' | 'content' | 'organizer' | 'papers' | 'commerce' | 'live'

/** Cause of an event, and the sentence for it. */
export interface EventWords {
  readonly by: Cause
  readonly says: Bilingual
}

/** A text as words files write it. */
export type Row = readonly [zh: string, en: string]

/** `EventWords` as words files write it. */
export type CausedRow = readonly [by: Cause, zh: string, en: string]

/** Words of the workshop about one machine. */
export interface Words {
  readonly area: Area
  /** In the area's list, from 1. */
  readonly rank: number
  readonly title: Bilingual
  /** One sentence. */
  readonly purpose: Bilingual
  /** Numbers of the rules it serves, `LOGIN-07`. */
  readonly rules: readonly string[]
  /** By id, `scan.watching.resting`; every state but the machine itself, also one that is only passed through. */
  readonly states: Readonly<Record<string, Bilingual>>
  /** By type; every event that the machine declares except answers of actors and delays, whose cause is known. */
  readonly events: Readonly<Record<string, EventWords>>
  /** By the name under which it is invoked: whom the machine waits for, and what that does for it. */
  readonly actors: Readonly<Record<string, EventWords>>
  /** By name: what is over when the delay is. */
  readonly delays: Readonly<Record<string, Bilingual>>
  /** By name; the sentence that is true when the guard passes. */
  readonly guards: Readonly<Record<string, Bilingual>>
  /** States that nothing reaches or leaves on purpose, by id, each with the reason. */
  readonly excused?: {
    readonly unreachable?: Readonly<Record<string, Bilingual>>
    readonly deadEnd?: Readonly<Record<string, Bilingual>>
  }
}

/** Texts by id or name; a table without rows is left out. */
export interface TableRows {
  readonly states?: Readonly<Record<string, Row>>
  readonly events?: Readonly<Record<string, CausedRow>>
  readonly actors?: Readonly<Record<string, CausedRow>>
  readonly delays?: Readonly<Record<string, Row>>
  readonly guards?: Readonly<Record<string, Row>>
}

/** `Words` as a words file writes them. Names of `commonWords.ts` need no row. */
export interface WordRows extends TableRows, Pick<Words, 'area' | 'rank' | 'rules'> {
  readonly title: Row
  readonly purpose: Row
  readonly excused?: {
    readonly unreachable?: Readonly<Record<string, Row>>
    readonly deadEnd?: Readonly<Record<string, Row>>
  }
}

export const words = ({ title, purpose, excused, ...rows }: WordRows): Words => ({
  ...rows,
  ...tables(rows),
  title: textOf(title),
  purpose: textOf(purpose),
  ...(excused && { excused: mapValues(excused, (reasons) => mapValues(reasons, textOf)) }),
})

export const tables = ({ states = {}, events = {}, actors = {}, delays = {}, guards = {} }: TableRows) => ({
  states: mapValues(states, textOf),
  events: mapValues(events, causedOf),
  actors: mapValues(actors, causedOf),
  delays: mapValues(delays, textOf),
  guards: mapValues(guards, textOf),
})

const textOf = ([zh, en]: Row): Bilingual => ({ 'zh-CN': zh, en })

const causedOf = ([by, zh, en]: CausedRow): EventWords => ({ by, says: textOf([zh, en]) })

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
