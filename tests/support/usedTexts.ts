import { createModuleGraph } from '../../scripts/lib/moduleGraph.mjs'

/**
 * Which namespaces of texts a module of src uses, found by its text and by what it imports at whatever distance.
 * `contents`: text by path (`src/pages/HomePage.tsx`); `keys`: the ids of all texts. Answers the files that use each.
 */
export const createUsedTexts = (contents: ReadonlyMap<string, string>, keys: ReadonlySet<string>) => {
  const graph = createModuleGraph(contents)
  const all = [...keys]
  const known = new Map<string, ReadonlySet<string>>()

  const usedBy = (file: string): ReadonlySet<string> => {
    const kept = known.get(file)
    if (kept !== undefined) return kept
    const text = (contents.get(file) ?? '').replaceAll(comments, '')
    const found = new Set<string>()
    for (const { 2: id = '', 3: namespace = '', 4: end = '' } of text.matchAll(literals)) {
      const isOne = end === '${' ? all.some((key) => key.startsWith(id)) : keys.has(id)
      if (isOne) found.add(namespace)
    }
    known.set(file, found)
    return found
  }

  return (module: string): Map<string, string[]> => {
    const namespaces = new Map<string, string[]>()
    for (const file of graph.closureOf([module]))
      for (const namespace of usedBy(file))
        namespaces.set(namespace, [...(namespaces.get(namespace) ?? []), file])
    return namespaces
  }
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/** `'home.title'`, or the beginning of `` `home.${kind}` ``. Types of events and names of fields are no texts. */
const literals = /(?<!\btype: )(['"`])((\w+)\.[\w.-]*)(\1(?!:)|\$\{)/g
