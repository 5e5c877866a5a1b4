/**
 * Splits a module into its top-level declarations. It reads the text only: nothing runs and nothing has to be installed. The
 * formatter starts every top-level statement at the start of a line and indents everything else, so no parser is needed.
 * @typedef {{names: readonly string[], text: string, words: ReadonlySet<string>, isEffect: boolean}} Declaration `names`: the
 *   names that it declares; `text`: its text without comments; `isEffect`: it runs when the module is loaded, whatever is imported
 * @typedef {{declarations: readonly Declaration[], imports: ReadonlyMap<string, {from: string, name: string}>,
 *   passesOn: ReadonlyArray<{from: string, names: ReadonlyMap<string, string> | null}>, effects: readonly string[]}} Module
 *   `imports`: by local name, `name` is `*` for a namespace import; `passesOn`: re-exports, null for `export *`;
 *   `effects`: modules that are imported for their side effects. Types are left out because they are erased.
 */

/** @returns {Module} */
export const readModule = (text) => {
  const declarations = []
  const imports = new Map()
  const passesOn = []
  const effects = []
  for (const statement of statementsOf(text)) {
    if (isType.test(statement)) continue
    const passed = passing.exec(statement)
    if (passed !== null) {
      const { list, from } = passed.groups
      passesOn.push({ from, names: list === undefined ? null : namesIn(list) })
      continue
    }
    const imported = importing.exec(statement)
    if (imported !== null) {
      const { first, space, list, from } = imported.groups
      if (first !== undefined) imports.set(first, { from, name: 'default' })
      if (space !== undefined) imports.set(space, { from, name: '*' })
      if (list !== undefined)
        for (const [outer, inner] of namesIn(list)) imports.set(outer, { from, name: inner })
      if (first === undefined && space === undefined && list === undefined) effects.push(from)
      continue
    }
    const words = new Set(statement.match(/[A-Za-z_$][\w$]*/g))
    const declared = declaring.exec(statement)?.groups
    const names = declared === undefined ? [] : [...(declared.names?.match(/[A-Za-z_$][\w$]*/g) ?? [])]
    if (/^export default\b/.test(statement)) names.push('default')
    const listed = /^export \{([^}]*)\}/.exec(statement)
    if (listed !== null) for (const [outer] of namesIn(listed[1])) names.push(outer)
    declarations.push({ names, text: statement, words, isEffect: names.length === 0 })
  }
  return { declarations, imports, passesOn, effects }
}

const isType = /^(?:export )?(?:declare )?(?:type|interface)\s|^import type\s|^export type\s/
const passing = /^export\s+(?:\*|\{(?<list>[^}]*)\})\s+from\s+['"](?<from>[^'"]+)['"]/
const importing =
  /^import\s+(?:(?<first>\w+)\s*,?\s*)?(?:\*\s+as\s+(?<space>\w+)\s*)?(?:\{(?<list>[^}]*)\}\s*)?(?:from\s+)?['"](?<from>[^'"]+)['"]/
const declaring =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:function\*?|(?:abstract )?class|const|let|var)\s+(?<names>\{[^=]*\}|\[[^=]*\]|[A-Za-z_$][\w$]*)/
/** First words of a statement. Any other unindented line belongs to a template literal of the statement before it. */
const begins =
  /^(?:(?:import|export|const|let|var|function|async|class|abstract|type|interface|declare|if|for|while|switch|try|throw|await|void|new|return)\b|[A-Za-z_$][\w$]*(?:[.[(`]|\s*[+|?]?=))/

/** Statements without whole-line comments. */
const statementsOf = (text) => {
  const statements = []
  let current = null
  let isComment = false
  for (const line of text.split('\n')) {
    const plain = line.trimStart()
    if (isComment) {
      isComment = !plain.includes('*/')
      continue
    }
    if (plain.startsWith('/*') && !plain.startsWith('/*#') && !/\*\/\s*\S/.test(plain)) {
      isComment = !plain.includes('*/')
      continue
    }
    if (plain === '' || plain.startsWith('//')) continue
    if (current === null || begins.test(line)) {
      current = [line]
      statements.push(current)
    } else current.push(line)
  }
  return statements.map((lines) => lines.join('\n'))
}

/** `a, b as c, type D` → exported name by local name. */
const namesIn = (list) =>
  new Map(
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [inner, outer = inner] = part.split(/\s+as\s+/)
        return [outer, inner]
      }),
  )
