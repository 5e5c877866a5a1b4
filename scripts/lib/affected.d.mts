export interface Part {
  readonly all: readonly string[]
  readonly files: readonly string[]
  /** Changed files because of which the suite runs whole. */
  readonly why: readonly string[]
  /** Of `flows`: whose walks run; null for all. */
  readonly machines?: readonly string[] | null
  readonly walks?: readonly string[]
}

export const affectedBy: (tree: {
  readonly changed: readonly string[]
  readonly contents: ReadonlyMap<string, string>
}) => Readonly<Record<string, Part>>
