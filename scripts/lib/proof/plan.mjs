import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium } from '../chromium.mjs'
import { findEngines } from '../engines.mjs'
import { root } from '../root.mjs'
import { Remedy } from '../say.mjs'
import { compareUnits, keyedUnits } from './keys.mjs'
import { ageOf, believed, parseRecord, recordFile, staleness } from './record.mjs'
import { restAfterRed, selectForGate, sentenceOf } from './select.mjs'
import { unitsOfSlice } from './slices.mjs'
import { commitOf, isClean, presentTree, treeAt } from './tree.mjs'
import { isOfUnit, plainUnit, unitSuites, unitsIn } from './units.mjs'

/** Suites without units, which always run whole. */
const wholeSuites = ['check', 'unit']

/**
 * Plan of a run. `parts`: what runs, by suite; `says`: lines that say what runs and why; `leftOut`: lines that say what does
 * not; `closes`: the line before the last; `stale`: why the gate fails regardless of its tests; `furtherAfter`: further units
 * of a suite to run after its result; `isWhole`: the run covers the unit completely, so that it may be recorded.
 * @param {import('./arguments.mjs').Wish} wish
 */
export const planOf = (wish, { suites, branchPoint }) => {
  const tree = presentTree()
  const isCompared = wish.changed !== undefined && !wish.deep
  const kept = keyedUnits(tree, tools(), [...(isCompared ? plainUnitsIn(tree) : []), ...unitsIn(tree)])
  const { units } = kept
  const names = suites.map(({ name }) => name)
  const base = {
    ...{ units, says: [], leftOut: [], closes: null, stale: null, isClean: isClean([recordFile]) },
    ...{ furtherAfter: () => null, isWhole: () => false },
  }
  if (wish.deep) return { ...base, ...deepPlan(wish, units, names), isWhole }
  if (wish.changed !== undefined) return { ...base, ...changedPlan(wish, kept, names, branchPoint) }
  if (wish.named.length > 0 || wish.files.length > 0) return { ...base, ...namedPlan(wish, units) }
  return { ...base, ...gatePlan(kept, names) }
}

const deepPlan = (wish, units, names) => {
  const { slice } = wish
  const isAll = wish.named.length === 0 && wish.files.length === 0
  const mine = slice === null ? units : unitsOfSlice(units, slice)
  const parts = new Map()
  const chosen = isAll ? names : [...wish.named, ...suitesOf(units, wish.files)]
  for (const name of names) {
    if (!chosen.includes(name)) continue
    if (wholeSuites.includes(name)) {
      if (slice === null || slice.part === 1) parts.set(name, { units: null, piece: 'whole' })
      continue
    }
    if (name === 'coverage') {
      parts.set(name, { units: null, piece: null })
      continue
    }
    const all = units.filter(({ suite }) => suite === name)
    const own = mine.filter((unit) => unit.suite === name && isNamed(wish, unit))
    if (own.length === 0) continue
    const isSome = own.length < all.length
    parts.set(name, { units: isSome ? own : null, piece: isSome ? pieceOf(slice) : 'whole' })
  }
  const count = [...parts].reduce(
    (sum, [name, { units: some }]) => sum + (some ?? units.filter(({ suite }) => suite === name)).length,
    0,
  )
  return {
    parts,
    says: [
      `deep${slice === null ? '' : `, slice ${slice.part} of ${slice.of}`}: ${count} of ${units.length} units`,
    ],
  }
}

/** A test of the engines counts as proved only if both engines ran it. */
const isWhole = (id) => !id.startsWith('tests/engines/') || Object.keys(findEngines()).length === 2

const pieceOf = (slice) => (slice === null ? null : `${slice.part}of${slice.of}`)

const isNamed = ({ named, files }, { id, suite }) =>
  (named.length === 0 && files.length === 0) || named.includes(suite) || files.includes(id)

const suitesOf = (units, files) => {
  const missing = files.filter((file) => !units.some(({ id }) => id === file) && !isOfUnit(file))
  if (missing.length > 0)
    throw new Remedy(
      `No such file of tests: ${missing.join(', ')}.`,
      'Name a file below tests or stories, or walks:<machine>.',
    )
  const found = files.map((file) => units.find(({ id }) => id === file)?.suite ?? 'unit')
  return [...new Set(found)]
}

/** Whole suites and single units, including single files of the suite `unit`. */
const namedPlan = (wish, units) => {
  const parts = new Map()
  for (const name of wish.named) parts.set(name, { units: null, piece: 'whole' })
  for (const name of suitesOf(units, wish.files)) {
    if (wish.named.includes(name)) continue
    const own = units.filter((unit) => unit.suite === name && wish.files.includes(unit.id))
    parts.set(name, {
      units: name === 'unit' ? wish.files.filter(isOfUnit).map(plainUnit) : own,
      piece: null,
      both: true,
    })
  }
  return { parts, leftOut: [] }
}

/** Tests that read product files without importing or naming them. */
const readers = ['tests/unit/live/fields.test.ts', 'tests/unit/eventPlaces.test.ts']

const plainUnitsIn = ({ texts }) => [...texts.keys()].filter(isOfUnit).map(plainUnit)

const changedPlan = (wish, kept, names, branchPoint) => {
  const revision = wish.changed === null ? branchPoint() : commitOf(wish.changed)
  if (revision === null)
    throw new Remedy(
      `git knows no commit ${wish.changed ?? 'HEAD'} here.`,
      'Name a commit, a branch or a tag: npm test -- --changed <rev>.',
    )
  const before = treeAt(revision)
  const differs = compareUnits(
    keyedUnits(before, tools(), [...plainUnitsIn(before), ...unitsIn(before)]),
    kept,
  )
  const isChosen = ({ file }) =>
    !wish.without.includes(file) && (wish.within.length === 0 || wish.within.includes(file))
  const parts = new Map()
  const says = [`compared with ${revision.slice(0, 10)}`]
  const leftOut = []
  for (const name of names) {
    if (wish.named.length > 0 && !wish.named.includes(name)) continue
    if (name === 'check' && wish.within.length === 0) parts.set(name, { units: null, piece: null })
    if (name !== 'unit' && !unitSuites.includes(name)) continue
    const all = kept.units.filter(({ suite }) => suite === name)
    const own = all.filter(
      (unit) => (readers.includes(unit.id) || differs(unit.id) !== 'same') && isChosen(unit),
    )
    if (own.length > 0) parts.set(name, { units: own, piece: null, both: true })
    says.push(`runs: ${name}, ${own.length} of ${all.length}`)
    if (own.length < all.length) for (const { id } of own) says.push(`  ${id}`)
    if (own.length < all.length)
      leftOut.push(`left out of ${name}: ${all.length - own.length} of ${all.length}`)
  }
  return { parts, says, leftOut }
}

const gatePlan = (kept, names) => {
  const { units } = kept
  const claims = parseRecord(
    existsSync(join(root, recordFile)) ? readFileSync(join(root, recordFile), 'utf8') : '',
  )
  const commit = commitOf('HEAD')
  const selection = selectForGate({
    units,
    claims,
    differs: differsFrom(kept, claims),
    commit: commit ?? 'no commit',
  })
  const relied = units.flatMap((unit) => believed(claims, unit)?.commit ?? [])
  const age = commit === null ? null : ageOf(relied, commit)
  const { run } = selection
  const parts = new Map()
  const says = [
    `gate: ${run.size} of ${units.length} units; the others are proved as they are (${recordFile})`,
  ]
  for (const name of names) {
    if (wholeSuites.includes(name)) parts.set(name, { units: null, piece: null })
    const own = units.filter(({ id, suite }) => suite === name && run.has(id))
    if (own.length === 0) continue
    parts.set(name, { units: own, piece: null })
    const causes = ['unproved', 'tools', 'ground', 'core', 'drawn', 'turn'].flatMap((cause) => {
      const some = own.filter(({ id }) => run.get(id) === cause)
      return some.length > 0 ? [`${some.length} ${words[cause]}`] : []
    })
    says.push(
      `  ${name}: ${own.length} of ${units.filter(({ suite }) => suite === name).length} (${causes.join(', ')})`,
    )
  }
  return {
    parts,
    says,
    leftOut:
      selection.waiting.length > 0
        ? [`wait for the deep run: ${selection.waiting.map(({ id }) => id).join(' ')}`]
        : [],
    stale: staleness(age),
    closes: sentenceOf(selection, age?.since ?? null),
    furtherAfter: (name, { tests = [] }) => {
      const others = restAfterRed({ suite: name, tests, units, run })
      const says = `A unit that was proved as it is is red: the other ${others.length} of ${name} run, too.`
      return others.length > 0 ? { units: others, says } : null
    },
  }
}

const words = {
  unproved: 'new or changed',
  tools: 'of those with other packages',
  ground: 'of those on a changed ground',
  core: 'of the core',
  drawn: 'drawn',
  turn: 'long, in turn',
}

/** How a unit whose key is not in the record differs from the tree of the commit that its line names. */
const differsFrom = (kept, claims) => {
  const comparisons = new Map()
  const comparisonWith = (commit) => {
    if (!comparisons.has(commit)) {
      const known = commitOf(commit)
      // Reading a tree takes seconds, so only the first three commits of the record are compared.
      comparisons.set(
        commit,
        known === null || comparisons.size >= 3
          ? null
          : compareUnits(keyedUnits(treeAt(known), tools()), kept),
      )
    }
    return comparisons.get(commit)
  }
  return ({ id }) => {
    const [claim] = claims.get(id) ?? []
    const compare = claim === undefined ? null : comparisonWith(claim.commit)
    const how = compare === null ? 'own' : compare(id)
    // Nothing in the tree changed: another Node or browser, or a line with a wrong key.
    return how === 'same' ? 'own' : how
  }
}

let toolsKept = null
/** Node and browser that every unit runs with. */
const tools = () =>
  (toolsKept ??= {
    node: process.versions.node.split('.')[0],
    browser: majorOf(findChromium()),
  })

const majorOf = (path) => {
  if (path === undefined) return 'unknown'
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /\d+/.exec(stdout ?? '')?.[0] ?? 'unknown'
}
