export interface Declaration {
  readonly names: readonly string[]
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly isEffect: boolean
}
export interface Module {
  readonly declarations: readonly Declaration[]
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly passesOn: ReadonlyArray<{
    readonly from: string
    readonly names: ReadonlyMap<string, string> | null
  }>
  readonly effects: readonly string[]
}
export const readModule: (text: string) => Module
