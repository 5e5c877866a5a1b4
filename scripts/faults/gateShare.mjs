import { compareUnits, keyedUnits } from '../lib/proof/keys.mjs'
import { shares } from '../lib/proof/select.mjs'
import { presentTree } from '../lib/proof/tree.mjs'
import { faultyText } from './plant.mjs'

/** Suites that the gate runs whole. */
const whole = ['check', 'unit']

const nothing = { suite: null, test: null }

/**
 * Chance that the gate alone runs the test that caught a fault, if the fault is submitted right after a deep run.
 * @param {readonly import('./table.mjs').Fault[]} faults
 * @param {Readonly<Record<string, {suite: string | null, test: string | null}>>} results
 * @returns {Array<{id: string, chance: number}>} only caught faults; `chance` is 1 if the test runs for every commit
 */
export const gateChances = (faults, results) => {
  const tree = presentTree()
  const before = keyedUnits(tree)
  return faults.flatMap((fault) => {
    const { suite, test } = results[fault.id] ?? nothing
    if (suite === null) return []
    if (whole.includes(suite)) return [{ id: fault.id, chance: 1 }]
    const unit = catcherOf({ suite, test, near: fault.near ?? [] }, before.units, tree.texts)
    const texts = new Map(tree.texts)
    texts.set(fault.file, faultyText(fault, texts.get(fault.file) ?? ''))
    const after = keyedUnits({ ...tree, texts }, {}, [unit])
    // Only one unit of the planted tree is keyed, so common parts are taken from the tree without the fault.
    const isCommon = (some, part) => before.isCommon(some, part) || !unit.parts.has(part)
    const how = compareUnits(before, { ...after, isCommon })(unit.id)
    return [{ id: fault.id, chance: how === 'own' ? 1 : how === 'ground' ? shares.ground : shares.drawn }]
  })
}

/** The unit that contains the test: among the named ones, else in its suite, the file that shares most of the title's words. */
const catcherOf = ({ suite, test, near }, units, texts) => {
  const [, machine] = /(?:the page of|the shortest ways through) (\w+)/.exec(test) ?? []
  const own = units.filter(
    (unit) => unit.suite === suite && (machine === undefined || unit.machine === machine),
  )
  const named = own.filter(({ id }) => near.includes(id))
  const words = test.split(/\s+/)
  const runs = words.slice(0, -2).map((_word, at) => words.slice(at, at + 3).join(' '))
  const score = ({ file }) => runs.filter((some) => texts.get(file)?.includes(some)).length
  return (named.length > 0 ? named : own).toSorted((one, other) => score(other) - score(one))[0]
}
