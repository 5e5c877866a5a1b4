/** What an editor puts in from a list: how it is called, and its text. */
export interface Insertion {
  readonly name: string
  readonly text: string
}
