import { createHash } from 'node:crypto'

import { createReach } from './reach.mjs'
import { createRoots, unitsIn } from './units.mjs'

/**
 * What a unit stands on, as hashes: the declarations on its way, its texts, its tables. `close`: those that its file itself
 * names; `key`: one hash of them all and of the tools.
 * @typedef {import('./units.mjs').Unit & {parts: ReadonlySet<string>, close: ReadonlySet<string>, key: string}} KeyedUnit
 * @typedef {{packages?: string, node?: string, browser?: string}} Tools a change of these changes every key; `browser` that
 *   of the suites with one
 */

/**
 * @param {import('./tree.mjs').Tree} tree
 * @param {Tools} tools
 * @param {readonly import('./units.mjs').Unit[]} wanted what is common is judged by these
 * @returns {{units: KeyedUnit[], isCommon: (suite: string, part: string) => boolean}} `isCommon`: so many units of the
 *   suite stand on it that a fault in it shows in any few of them
 */
export const keyedUnits = (tree, tools = {}, wanted = unitsIn(tree)) => {
  const { reach, hashOf } = createReach(tree)
  const rootsOf = createRoots(tree)
  const texts = createTextKeys(tree.texts)
  const tables = createTableKeys(tree)
  const [helpers, ofServer] = [new Set(), new Set()]
  const counts = new Map()
  const units = wanted.map((unit) => {
    const { roots, ...words } = rootsOf(unit)
    const { nodes, said } = reach(roots, words)
    const [parts, close] = [new Set(), new Set()]
    for (const node of nodes) {
      if (isSkipped(node.path)) continue
      const hash = hashOf(node)
      parts.add(hash)
      if (isHelper(node.path)) helpers.add(hash)
      else if (node.path === unit.file)
        for (const named of node.edges) if (!isHelper(named.path)) close.add(hashOf(named))
      if (node.path.startsWith('server/')) ofServer.add(hash)
    }
    if (unit.suite !== 'server') for (const text of texts(nodes, said)) parts.add(text)
    if (['server', ...built].includes(unit.suite)) for (const table of tables(nodes)) parts.add(table)
    const own = counts.get(unit.suite) ?? new Map()
    counts.set(unit.suite, own)
    for (const part of parts) own.set(part, (own.get(part) ?? 0) + 1)
    const about = [tools.packages, tools.node, unit.suite === 'server' ? undefined : tools.browser]
    return { ...unit, parts, close, key: sum([...[...parts].sort(), ...about.map(String)]) }
  })
  const sizes = new Map()
  for (const { suite } of units) sizes.set(suite, (sizes.get(suite) ?? 0) + 1)
  const isCommon = (suite, part) => {
    if (built.includes(suite) && ofServer.has(part)) return true
    const share = sizes.get(suite) * most[helpers.has(part) ? 'helper' : 'product']
    return (counts.get(suite)?.get(part) ?? 0) >= Math.max(few, share)
  }
  return { units, isCommon }
}

/**
 * How a unit differs from what it was: `same`; `tools`: in packages, Node or browser alone; `ground`: only in what so much of its
 * suite stands on; `own`: in more than that, or in what its file itself names.
 * @param {ReturnType<typeof keyedUnits>} before
 * @param {ReturnType<typeof keyedUnits>} after
 * @returns {(id: string) => 'same' | 'tools' | 'ground' | 'own'}
 */
export const compareUnits = (before, after) => {
  const [old, now] = [before, after].map(({ units }) => new Map(units.map((unit) => [unit.id, unit])))
  return (id) => {
    const [was, is] = [old.get(id), now.get(id)]
    if (was === undefined || is === undefined) return 'own'
    if (was.key === is.key) return 'same'
    const differs = differing(was.parts, is.parts)
    if (differs.length === 0) return 'tools'
    const isGround = (part) =>
      !was.close.has(part) &&
      !is.close.has(part) &&
      (before.isCommon(is.suite, part) || after.isCommon(is.suite, part))
    return differs.every(isGround) ? 'ground' : 'own'
  }
}

const differing = (one, other) => [
  ...[...one].filter((part) => !other.has(part)),
  ...[...other].filter((part) => !one.has(part)),
]

/** They ask whether browser and server go together: every part of the server has tests of its own, and is ground here. */
const built = ['e2e', 'engines']

/** Helpers of tests, stages and configurations: they arrange and ask, and have no behaviour that is proved. */
const isHelper = (path) =>
  /^(?:tests\/support|tests\/\w+\/support|\.storybook|scripts|workbench)\/|^tests\/server\/(?:api\/harness|\w+\/stage|support\/shop)\.ts$|^mocks\/(?:answerInPage|handlers|onCall|deferredResponses)\.ts$|^[^/]+\.(?:ts|json|html)$|\.config\.ts$/.test(
    path,
  )
/** The share of a suite's units that stand on a part, from which on it is their ground. */
const most = { helper: 0.4, product: 0.25 }

/** Fewer units are no ground: a third of them may be none. */
const few = 3

/** Looked into entry by entry. */
const isSkipped = (path) => /^src\/i18n\/[\w-]+\.json$|^server\/db\/migrations\//.test(path)

/** Texts of the site by key: those that a module names, and of those whose beginning it names the ones spoken of. */
const createTextKeys = (texts) => {
  const all = new Map()
  for (const language of ['zh-CN', 'en'])
    for (const [key, text] of Object.entries(JSON.parse(texts.get(`src/i18n/${language}.json`) ?? '{}')))
      all.set(key, `${all.get(key) ?? key} ${text}`)
  const keys = [...all.keys()].sort()
  const beginning = new Map()
  const startingWith = (start) => {
    if (!beginning.has(start))
      beginning.set(
        start,
        keys.filter((key) => key.startsWith(start)),
      )
    return beginning.get(start)
  }
  const namedIn = (node) => {
    if (node.texts !== undefined) return node.texts
    node.texts = { exact: [], starts: [] }
    if (node.text === null || !/^(?:src|stories|tests|workbench)\//.test(node.path)) return node.texts
    for (const [, id, end] of node.text.matchAll(/['"`](\w+\.[\w.-]*)(['"`]|\$\{)/g))
      if (end === '${') node.texts.starts.push(id)
      else if (all.has(id)) node.texts.exact.push(id)
    return node.texts
  }
  return (nodes, said) => {
    const found = new Set()
    for (const node of nodes) {
      const { exact, starts } = namedIn(node)
      for (const id of exact) found.add(id)
      for (const start of starts)
        for (const id of startingWith(start))
          if (said.has(id.slice(start.length).split('.')[0])) found.add(id)
    }
    return [...found].map((id) => all.get(id))
  }
}

/** Migrations by the tables that they speak of: those of which the unit reaches the table's own description. */
const createTableKeys = ({ texts, hashes }) => {
  const homes = new Map()
  const migrations = []
  for (const [path, text] of texts) {
    if (path.startsWith('server/db/schema/'))
      for (const [, name, table] of text.matchAll(/(\w+) = pgTable\(\s*'(\w+)'/g))
        homes.set(table, `${path} ${name}`)
    if (/^server\/db\/migrations\/.*\.sql$/.test(path))
      migrations.push({ hash: hashes.get(path), tables: tablesIn(text) })
  }
  return (nodes) => {
    const described = new Set()
    for (const { path, declaration } of nodes)
      if (path.startsWith('server/db/schema/'))
        for (const name of declaration?.names ?? []) described.add(`${path} ${name}`)
    return migrations
      .filter(({ tables }) => [...tables].some((table) => described.has(homes.get(table))))
      .map(({ hash }) => hash)
  }
}

export const tablesIn = (sql) =>
  new Set(
    [
      ...sql.matchAll(/\b(?:TABLE|ON|INTO|UPDATE|FROM|REFERENCES)\s+(?:ONLY\s+)?(?:"public"\.)?"(\w+)"/gi),
    ].map(([, table]) => table),
  )

const sum = (parts) => createHash('sha1').update(parts.join('\n')).digest('hex').slice(0, 12)
