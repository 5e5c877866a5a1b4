import { posix } from 'node:path'

/**
 * Which files a file reads when it runs, found by their text: nothing is executed and nothing must be installed. Types are
 * no imports, because they are erased. Tests and scripts also name files as text (setup files, workers, fixtures).
 * @param {ReadonlyMap<string, string>} contents text by path; paths are relative to the project, with `/`
 * @param {(from: string, to: string) => boolean} [isCut] imports that are not followed
 */
export const createModuleGraph = (contents, isCut = () => false) => {
  const paths = [...contents.keys()]
  const known = new Map()
  const importsOf = (path) => {
    const kept = known.get(path)
    if (kept !== undefined) return kept
    const found = isCode(path) ? readImports(path, contents, paths).filter((to) => !isCut(path, to)) : []
    known.set(path, found)
    return found
  }
  let types = null
  return {
    importsOf,
    /** True if a file imports types from it. */
    isTypeSource: (path) => (types ??= readTypeSources(contents)).has(path),
    /** The files themselves and everything that they import, at whatever distance. */
    closureOf: (roots) => {
      const reached = new Set()
      const waiting = [...roots].filter((path) => contents.has(path))
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (reached.has(path)) continue
        reached.add(path)
        waiting.push(...importsOf(path))
      }
      return reached
    },
  }
}

const isCode = (path) => /\.(?:[cm]?[jt]sx?|mdx|html)$/.test(path)

const statements = [
  /\b(?:import|export)\s+(type\s[^'"`;]*?\sfrom\s+)?(?:[^'"`;]*?\sfrom\s+)?(['"])([^'"\n]+)\2/g,
]
const late = [
  /\bimport\s*(?:\/\*.*?\*\/\s*)?\(()\s*(['"])([^'"\n]+)\2/g,
  // A worker, or a file beside the module.
  /\bnew URL\(()(['"])([^'"\n]+)\2/g,
]

const typeImport = /\b(?:import|export)\s+type\s[^'"`;]*?\sfrom\s+(['"])([^'"\n]+)\1/g

const readTypeSources = (contents) =>
  new Set(
    [...contents].flatMap(([path, text]) =>
      isCode(path) ? [...text.matchAll(typeImport)].map(([, , name]) => beside(path, name)) : [],
    ),
  )

const readImports = (path, contents, paths) => {
  const text = contents.get(path)
  const found = new Set()
  for (const statement of statements)
    for (const [, type, , name] of text.matchAll(statement)) {
      const target = type || !name?.startsWith('.') ? path : beside(path, name)
      if (target !== path && contents.has(target)) found.add(target)
    }
  for (const target of filesNamedIn(path, text, contents, paths)) found.add(target)
  return [...found]
}

/**
 * Files that the text names in another way than by an import at the start of a line. `path`: path of the text.
 * @returns {Set<string>}
 */
export const filesNamedIn = (path, text, contents, paths) => {
  const found = new Set()
  const add = (target) => {
    if (target !== path && contents.has(target)) found.add(target)
  }
  for (const statement of late)
    for (const [, , , name] of text.matchAll(statement)) if (name?.startsWith('.')) add(beside(path, name))
  for (const [, list] of text.matchAll(/\bimport\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g))
    for (const [, pattern] of list.matchAll(/'([^']+)'/g)) {
      const matches = expressionOf(pattern.startsWith('/') ? pattern.slice(1) : beside(path, pattern))
      for (const each of paths) if (matches.test(each)) add(each)
    }
  // A process that a test bundles and starts (tests/support/writerProcess.ts).
  for (const [, name = 'writer'] of text.matchAll(/\bbuildWriter\((?:'(\w+)')?\)/g))
    add(`tests/support/${name}.ts`)
  // A process or thread beside the server (server/builtFile.ts).
  for (const [, name] of text.matchAll(/\bbuiltFile\('(\w+)'\)/g))
    for (const each of paths) if (each.startsWith('server/') && each.endsWith(`/${name}.ts`)) add(each)
  // A plugin of Vite makes these; it names what it makes them of.
  for (const [, name] of text.matchAll(/'virtual:([\w-]+)/g))
    add(`scripts/vite/${name.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase())}.ts`)
  if (path.endsWith('.html')) for (const [, name] of text.matchAll(/\ssrc="\/([^"]+)"/g)) add(name)
  if (!namesFiles.test(path)) return found
  const withoutTypes = text.replaceAll(typeImport, '')
  for (const [, , name] of withoutTypes.matchAll(/(['"`])([\w@.][\w@./ -]*\.\w+)\1/g)) {
    add(posix.normalize(name))
    add(beside(path, name))
  }
  for (const [, folder] of text.matchAll(/\breaddirSync\('([^']+)'/g))
    for (const each of paths) if (each.startsWith(`${folder}/`)) add(each)
  return found
}

const namesFiles = /^(?:tests|scripts)\/|^[^/]+\.config\.ts$/

const beside = (path, name) => posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))

const expressionOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{([^}]*)\}/g, (_all, choices) => `(?:${choices.replaceAll(',', '|')})`)
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  )
