import { createHash } from 'node:crypto'

import { createReach } from './reach.mjs'
import { createRoots, unitsIn } from './units.mjs'

/**
 * A unit with the hashes of the declarations, texts and tables that it depends on (`parts`). `close`: the parts that its own file
 * names; `key`: one hash of all parts and of the tools.
 * @typedef {import('./units.mjs').Unit & {parts: ReadonlySet<string>, close: ReadonlySet<string>, key: string}} KeyedUnit
 * @typedef {{packages?: string, node?: string, browser?: string}} Tools a change of these changes every key; `browser` only
 *   in suites that use one
 */

/**
 * @param {import('./tree.mjs').Tree} tree
 * @param {Tools} tools
 * @param {readonly import('./units.mjs').Unit[]} wanted the units to key; `isCommon` counts these only
 * @returns {{units: KeyedUnit[], isCommon: (suite: string, part: string) => boolean}} `isCommon`: so many units of the
 *   suite depend on the part that a few of them are enough to show a fault in it
 */
export const keyedUnits = (tree, tools = {}, wanted = unitsIn(tree)) => {
  const { reach, hashOf } = createReach(tree)
  const rootsOf = createRoots(tree)
  const texts = createTextKeys(tree.texts)
  const tables = createTableKeys(tree)
  const packages = tools.packages ?? packagesOf(tree)
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
    const about = [packages, tools.node, unit.suite === 'server' ? undefined : tools.browser]
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
 * How a unit differs between two trees: `same`; `tools`: only packages, Node or browser changed; `ground`: only common parts
 * changed; `own`: any other part changed, or one that its own file names.
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

/** Each tree has its own packages, so that a comparison of two trees sees an update. */
const packagesOf = ({ texts }) => {
  const lock = texts.get('package-lock.json')
  return lock === undefined ? undefined : createHash('sha1').update(lock).digest('hex')
}

const differing = (one, other) => [
  ...[...one].filter((part) => !other.has(part)),
  ...[...other].filter((part) => !one.has(part)),
]

/** Suites that test browser and server together. Every part of the server has its own tests and counts as common here. */
const built = ['e2e', 'engines']

/** Test helpers, stages and configurations. They have no product behaviour of their own. */
const isHelper = (path) =>
  /^(?:tests\/support|tests\/\w+\/support|\.storybook|scripts|workbench)\/|^tests\/server\/(?:api\/harness|\w+\/stage|support\/shop)\.ts$|^mocks\/(?:answerInPage|handlers|onCall|deferredResponses)\.ts$|^[^/]+\.(?:ts|json|html)$|\.config\.ts$/.test(
    path,
  )
/** Share of the units of a suite that have to depend on a part before it counts as common. */
const most = { helper: 0.4, product: 0.25 }

/** With fewer dependants than this a draw might pick none of them. */
const few = 3

/** Read by key or by table instead of as whole files. */
const isSkipped = (path) => /^src\/i18n\/[\w-]+\.json$|^server\/db\/migrations\//.test(path)

/** Site texts by key: the keys that a module names, and of a key built from a prefix those whose next word was said. */
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

/** Migrations that name a table whose schema the unit reaches. */
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
