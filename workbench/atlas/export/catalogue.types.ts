import type { Mode } from '../../../src/theme/tokens.ts'

/** A screen as an address that holds its own bytes, and its size in CSS pixels. */
export interface Picture {
  readonly src: Readonly<Record<Mode, string>>
  readonly width: number
  readonly height: number
}

/** By id of the state, `scan.watching.resting`. */
export type Pictures = Readonly<Record<string, Picture>>

/** Origin of the catalogue, so that a printed one can be distinguished from a later one. */
export interface Edition {
  readonly version: string
  /** Short hash of the revision, or null outside of a repository. */
  readonly revision: string | null
  /** ISO date, `2026-11-21`. */
  readonly date: string
}
