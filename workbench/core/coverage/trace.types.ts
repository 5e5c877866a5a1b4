/** One microstep of a machine that ran, as plain data. */
export interface TraceLine {
  /** Id of the machine. */
  readonly machine: string
  /** Ids of its active nodes, with all their ancestors; none at the start. */
  readonly before: readonly string[]
  /** Type of the event, `xstate.init` for the start; an eventless step carries that of the step before it. */
  readonly event: string
  /** `source|event|index`, with `always` for the event of an eventless one. */
  readonly taken: readonly string[]
  /** Like `before`. */
  readonly after: readonly string[]
  /** Eventless transitions were evaluated in `after`, and none of them was enabled. */
  readonly rests: boolean
}

export interface CountedLine extends TraceLine {
  readonly times: number
}

/** Recording of one whole suite's run. */
export interface Recording {
  /** Time of the suite's end, ISO 8601. */
  readonly at: string
  /** Hash of the product and its stories as they were then. */
  readonly sources: string
  readonly lines: readonly CountedLine[]
}
