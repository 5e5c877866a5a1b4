export interface Wish {
  readonly deep: boolean
  readonly bail: boolean
  readonly slice: { readonly part: number; readonly of: number } | null
  readonly changed: string | null | undefined
  readonly named: readonly string[]
  readonly files: readonly string[]
  readonly without: readonly string[]
  readonly within: readonly string[]
}
export const readArguments: (words: readonly string[], suites: readonly string[]) => Wish
