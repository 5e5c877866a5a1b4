import { createHash } from 'node:crypto'
import { posix } from 'node:path'

import { filesNamedIn } from '../moduleGraph.mjs'
import { readModule } from './declarations.mjs'
import { addressesSaidIn, callNames, entriesOf, isMade, lists } from './lists.mjs'

/**
 * Finds the top-level declarations that run when a file runs. In a module with twenty functions only the used ones count, and
 * in a list (`lists.mjs`) only the entries whose names are mentioned.
 * @param {import('./tree.mjs').Tree} tree
 */
export const createReach = ({ texts, hashes }) => {
  const paths = [...texts.keys()]
  const calls = callNames(texts)
  const modules = new Map()

  const node = (path, text, more = {}) => ({
    ...{ path, text, edges: null, entries: null, words: undefined, hash: undefined, ...more },
  })
  const moduleOf = (path) => {
    let kept = modules.get(path)
    if (kept !== undefined) return kept
    const text = texts.get(path)
    if (text === undefined) kept = null
    else if (!isCode.test(path) || isMade(path))
      kept = { whole: [node(path, null)], at: new Map(), isCode: false }
    else {
      const { declarations, imports, passesOn, effects } = readModule(text)
      kept = { whole: [], at: new Map(), isCode: true, imports, passesOn, effects, run: [] }
      modules.set(path, kept)
      for (const declaration of declarations) {
        const own = node(path, declaration.text, { declaration })
        kept.whole.push(own)
        if (declaration.isEffect) kept.run.push(own)
        for (const name of declaration.names) kept.at.set(name, [...(kept.at.get(name) ?? []), own])
      }
      const list = lists.find(({ at }) => at.test(path))
      if (list !== undefined) for (const own of kept.whole) divide(own, list, kept)
    }
    modules.set(path, kept)
    return kept
  }
  const divide = (own, list, home) => {
    const divided = entriesOf(own.text, list)
    if (divided === null) return
    own.text = divided.rest
    own.entries = divided.entries.map(({ text, own: called }) => {
      const imported = [...new Set(text.match(/[A-Za-z_$][\w$]*/g))].flatMap((word) => {
        const from = home.imports.get(word)?.from
        const path = from?.startsWith('.') ? beside(own.path, from) : undefined
        return path !== undefined && texts.has(path) ? [{ path, text: texts.get(path) }] : []
      })
      const names = [...called, ...(list.names?.({ text, modules: imported, calls, texts }) ?? [])]
      return { names, isQuoted: list.isQuoted ?? false, node: node(own.path, text) }
    })
  }

  /** Nodes of an exported name; `*` for all. */
  const lookUp = (path, name, seen = new Set()) => {
    const home = moduleOf(path)
    if (home === null || seen.has(`${path} ${name}`)) return []
    seen.add(`${path} ${name}`)
    if (!home.isCode) return home.whole
    const found = name === '*' ? [...home.whole] : [...(home.at.get(name) ?? [])]
    for (const { from, names } of home.passesOn) {
      if (!from.startsWith('.')) continue
      const inner = name === '*' || names === null ? name : names.get(name)
      if (inner === undefined) continue
      if (name === '*' && names !== null)
        for (const each of names.values()) found.push(...lookUp(beside(path, from), each, seen))
      else if (names === null && name === 'default') continue
      else found.push(...lookUp(beside(path, from), inner, seen))
    }
    // A name that this reading does not find, such as `export { a as b }`: take the whole module.
    if (found.length === 0 && name !== '*') return home.passesOn.length > 0 ? [] : home.whole
    return found
  }

  const wordsOf = (own) => (own.words ??= new Set(own.text?.match(/[A-Za-z_$][\w$]*/g)))
  const edgesOf = (own) => {
    if (own.edges !== null) return own.edges
    const found = new Set()
    own.edges = found
    const home = moduleOf(own.path)
    if (!home.isCode) {
      if (own.path.endsWith('.html'))
        for (const [, name] of (texts.get(own.path) ?? '').matchAll(/\ssrc="\/([^"]+)"/g))
          for (const to of lookUp(name, '*')) found.add(to)
      return found
    }
    const add = (path, name) => {
      for (const to of lookUp(path, name)) if (to !== own) found.add(to)
    }
    for (const to of home.run) found.add(to)
    for (const from of home.effects) {
      if (from.startsWith('.')) add(beside(own.path, from), '*')
    }
    for (const word of wordsOf(own)) {
      for (const to of home.at.get(word) ?? []) found.add(to)
      const imported = home.imports.get(word)
      if (imported === undefined) continue
      const { from, name } = imported
      for (const path of from.startsWith('.') ? [beside(own.path, from)] : virtual(from)) {
        if (!texts.has(path)) continue
        const members = name === '*' ? membersOf(own.text, word, path) : [name]
        for (const member of members) add(path, member)
      }
    }
    for (const path of filesNamedIn(own.path, own.text, texts, paths))
      if (!path.endsWith('.sql')) add(path, '*')
    found.delete(own)
    return found
  }

  /**
   * All nodes that run when the files `roots` run. `speaks`: files whose words open list entries; `quotes`: files whose quoted
   * words open entries of lists with `isQuoted`; `words`: further words that open entries.
   */
  const reach = (roots, { speaks, quotes = () => false, words = [] }) => {
    const reached = new Set()
    const said = new Set()
    const quoted = new Set()
    const waiting = new Map()
    const stack = []
    const say = (word, isQuoted) => {
      const set = isQuoted ? quoted : said
      if (set.has(word)) return
      set.add(word)
      for (const { node: own, isQuoted: may } of waiting.get(word) ?? [])
        if (!isQuoted || may) stack.push(own)
    }
    for (const word of words) say(word, false)
    for (const root of roots) stack.push(...lookUp(root, '*'))
    for (let own = stack.pop(); own !== undefined; own = stack.pop()) {
      if (reached.has(own)) continue
      reached.add(own)
      for (const to of edgesOf(own)) if (!reached.has(to)) stack.push(to)
      if (own.text === null) continue
      if (speaks(own.path)) {
        for (const word of wordsOf(own)) say(word, false)
        for (const address of (own.addresses ??= addressesSaidIn(own.text))) say(address, false)
      }
      if (quotes(own.path))
        for (const word of (own.quoted ??= [...own.text.matchAll(/'(\w+)'/g)].map(([, word]) => word)))
          say(word, true)
      for (const entry of own.entries ?? []) {
        const isOpen =
          entry.names.length === 0 ||
          entry.names.some((name) => said.has(name) || (entry.isQuoted && quoted.has(name)))
        if (isOpen) stack.push(entry.node)
        else for (const name of entry.names) waiting.set(name, [...(waiting.get(name) ?? []), entry])
      }
    }
    return { nodes: reached, said }
  }
  const hashOf = (own) =>
    (own.hash ??=
      own.text === null
        ? isMade(own.path)
          ? 'made'
          : hashes.get(own.path)
        : createHash('sha1').update(own.text).digest('hex'))
  return { reach, hashOf }
}

const isCode = /\.[cm]?[jt]sx?$/

const beside = (path, name) => posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))

/** Virtual modules come from a Vite plugin, which names its sources. */
const virtual = (name) => {
  const [, made] = /^virtual:([\w-]+)/.exec(name) ?? []
  return made === undefined
    ? []
    : [`scripts/vite/${made.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase())}.ts`]
}

/**
 * `schema.orders` → `orders`; `*` where the namespace itself is passed on. Passing the whole schema to the database driver does
 * not count: a table counts where it is named.
 */
const membersOf = (text, space, path) => {
  const uses = [...text.matchAll(new RegExp(`(?<![\\w.$])${space}(?:\\.(\\w+))?`, 'g'))]
  const named = [...new Set(uses.flatMap(([, member]) => member ?? []))]
  return path !== 'server/db/schema.ts' && uses.some(([, member]) => member === undefined) ? ['*'] : named
}
