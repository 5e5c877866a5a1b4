/** See moduleGraph.mjs. */
export const createModuleGraph: (
  contents: ReadonlyMap<string, string>,
  isCut?: (from: string, to: string) => boolean,
) => {
  readonly importsOf: (path: string) => string[]
  readonly isTypeSource: (path: string) => boolean
  readonly closureOf: (roots: Iterable<string>) => Set<string>
}
