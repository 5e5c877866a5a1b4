/** Suites that run machines, as `npm test` names them, in the order of the columns. */
export const suites = ['stories', 'unit', 'flows', 'e2e'] as const
export type Suite = (typeof suites)[number]

/** The suites that must together reach everything; end-to-end tests are shown without a threshold. */
export const required = ['stories', 'unit', 'flows'] as const satisfies readonly Suite[]

/** Count for each suite. */
export type Counts = Readonly<Record<Suite, number>>

export const aspects = ['states', 'transitions', 'passed', 'refused'] as const
export type Aspect = (typeof aspects)[number]

/** By id of the state or transition; `passed` and `refused` have the transitions with a guard. */
export type MachineCoverage = Readonly<Record<Aspect, Readonly<Record<string, Counts>>>>

/** Joined measurements. */
export interface CoverageReport {
  /** Time of the join, ISO 8601. */
  readonly at: string
  /** Null: this suite left no recording. */
  readonly suites: Readonly<Record<Suite, SuiteRun | null>>
  /** By id. */
  readonly machines: Readonly<Record<string, MachineCoverage>>
}

export interface SuiteRun {
  readonly at: string
  /** Hash of the measured sources, see `Recording`. */
  readonly sources: string
  readonly steps: number
}
