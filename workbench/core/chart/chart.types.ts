/**
 * A machine as a drawing needs it, and nothing that depends on the run: two builds of the same machine give the same
 * bytes, so that charts can be kept and compared.
 */
export interface Chart {
  /** Id of the machine. */
  readonly machine: string
  /** In document order; the first is the machine itself. */
  readonly nodes: readonly ChartNode[]
  readonly edges: readonly ChartEdge[]
}

export interface ChartNode {
  /** With the machine's id: `scan.watching.resting`. */
  readonly id: string
  readonly parent: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Entered when its parent is. */
  readonly initial: boolean
  readonly tags: readonly string[]
  readonly invokes: ReadonlyArray<{ readonly id: string; readonly src: string }>
  /** Names of actions. */
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export interface ChartEdge {
  /** `source|event|index` among the candidates, as everywhere (see edgeId.ts). */
  readonly id: string
  readonly source: string
  /** `always` for an eventless one. */
  readonly event: string
  /** Empty: it stays where it is. */
  readonly targets: readonly string[]
  /** As one reads it: `isValidTarget`, `not isPaid`, `isOpen and hasSeat`. */
  readonly guard: string | null
  readonly actions: readonly string[]
  readonly reenter: boolean
}

/** Position of every part, in pixels from the upper left corner of the drawing. */
export interface ChartLayout {
  readonly width: number
  readonly height: number
  readonly nodes: Readonly<Record<string, Box>>
  /** Heights of the title bars, by the states that have children. */
  readonly bars: Readonly<Record<string, number>>
  /** One line for each target; an edge that stays has one line at its source. */
  readonly edges: Readonly<Record<string, readonly EdgeLine[]>>
  /** By the state that is entered: its dot, and the arrow from there to the first child. */
  readonly initials: Readonly<Record<string, { readonly dot: Box; readonly points: readonly Point[] }>>
}

export type Point = readonly [x: number, y: number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface EdgeLine {
  readonly points: readonly Point[]
  readonly label: Box
}
