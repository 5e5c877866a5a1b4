export interface Tree {
  readonly texts: ReadonlyMap<string, string>
  readonly hashes: ReadonlyMap<string, string>
}
export const presentTree: () => Tree
export const treeAt: (revision: string) => Tree
export const treeOf: (files: Readonly<Record<string, string>>) => Tree
export const commitOf: (revision: string) => string | null
