export interface Test {
  readonly file: string
  readonly machine: string | null
  readonly title: string
  readonly passed: boolean
}
export const testsOfVitest: (report: object, root: string) => Test[]
export const testsOfPlaywright: (report: object, folder: string) => Test[]
export const testsOfStories: (report: object) => Test[]
export const verdicts: (
  tests: readonly Test[],
  units: readonly { readonly id: string }[],
) => { green: Set<string>; red: Set<string> }
export const repeatLines: (suite: string, tests: readonly Test[]) => string[]
