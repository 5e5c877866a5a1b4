/** A value that a guard looked at. */
export interface Reading {
  /** `context.items.length`, `params.target.mobile` */
  readonly path: string
  /** As JSON, shortened. */
  readonly value: string
}

/** Result of one guard for a snapshot and an event. */
export type Verdict =
  | {
      readonly kind: 'guard'
      readonly name: string
      readonly passed: boolean
      /** In the order of reading. They decided: a guard is a function of the values it reads. */
      readonly readings: readonly Reading[]
      /** Its own fault instead of an answer; it counts as a no. */
      readonly threw: string | null
    }
  | {
      readonly kind: 'and' | 'or' | 'not'
      readonly passed: boolean
      /** Only evaluated parts: the first result that decides is the last one. */
      readonly parts: readonly Verdict[]
    }
  | { readonly kind: 'in'; readonly passed: boolean; readonly state: string }

/** A guarded transition that was evaluated. */
export interface Asked {
  /** `source|event|index` */
  readonly edge: string
  readonly verdict: Verdict
}

/** Effect of an event on a machine now, and the reason. */
export type Explanation =
  | {
      readonly answer: 'taken'
      readonly edges: readonly string[]
      /** Ids of states; empty: it stays where it is. */
      readonly targets: readonly string[]
      /** In the machine's order of evaluation; refused ones come before the one that is taken. */
      readonly asked: readonly Asked[]
    }
  /** A transition is there, and it does nothing. */
  | { readonly answer: 'swallowed'; readonly edges: readonly string[]; readonly asked: readonly Asked[] }
  | { readonly answer: 'refused'; readonly asked: readonly Asked[] }
  /** No active state of the machine listens to it; these states would. */
  | { readonly answer: 'unknown'; readonly knownIn: readonly string[] }
  /** The machine has ended. */
  | { readonly answer: 'over' }

/** One reason for an answer: this guard held, or did not. */
export interface Ground {
  /** Name of a guard, or `in <state>`. */
  readonly name: string
  readonly held: boolean
  readonly readings: readonly Reading[]
  readonly threw: string | null
}
