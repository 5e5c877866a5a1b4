/** A text that an editor inserts from a list, with its name. */
export interface Insertion {
  readonly name: string
  readonly text: string
}
