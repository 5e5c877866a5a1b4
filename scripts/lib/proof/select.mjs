import { believed } from './record.mjs'
import { inTurn, isDrawn } from './draw.mjs'
import { secondsOf } from './units.mjs'

/**
 * Why the gate runs a unit. `unproved`: new, red at the last deep run, or changed since. The commit draws a share of the others:
 * `tools` of units for which only packages changed, `ground` of units for which only common parts changed,
 * `drawn` of unchanged units. `core`: always runs. `turn`: two of the long units.
 */
export const shares = { tools: 1 / 2, ground: 1 / 6, drawn: 1 / 6 }
/** Minutes that changed long units may take; the rest waits for the deep run. */
export const longMinutes = 4
const longInTurn = 2

/** Units that always run: each way through the product once. */
export const core = [
  ...['login', 'purchase', 'firstRun', 'gate'].map((name) => `tests/e2e/${name}.test.ts`),
  'tests/server/live/room.test.ts',
  'tests/server/papers/reviewing.test.ts',
  'tests/server/admission/gate.test.ts',
  'tests/server/commerce/registration.test.ts',
  ...['login', 'registration', 'order', 'review', 'stage'].map((machine) => `walks:${machine}`),
  ...['Login', 'Registration', 'Stage'].map((name) => `stories/flows/${name}.stories.tsx`),
  ...['Order', 'Review'].map((name) => `stories/flows/lifecycles/${name}.stories.tsx`),
  'stories/components/OrderCards.stories.tsx',
  'stories/journeys/Registration.stories.tsx',
]

/**
 * @typedef {'unproved' | 'tools' | 'ground' | 'core' | 'drawn' | 'turn'} Cause
 * @typedef {{run: Map<string, Cause>, waiting: import('./units.mjs').Unit[], unchanged: string[]}} Selection `waiting`: changed
 *   and left to the deep run; `unchanged`: proved with the present key and not run
 * @param {{
 *   units: readonly import('./keys.mjs').KeyedUnit[], claims: ReturnType<typeof import('./record.mjs').parseRecord>,
 *   differs: (unit: import('./keys.mjs').KeyedUnit) => 'own' | 'ground' | 'tools', commit: string, always?: readonly string[],
 * }} state `differs`: how a unit whose present key is not recorded differs from what was proved
 * @returns {Selection}
 */
export const selectForGate = ({ units, claims, differs, commit, always = core }) => {
  const run = new Map()
  const waiting = []
  const unchanged = []
  const ownLong = []
  const restLong = []
  for (const unit of units) {
    const { id, long } = unit
    const isProved = believed(claims, unit) !== null
    const how = isProved ? 'drawn' : differs(unit)
    const isOwn = how === 'own'
    if (long !== null) (isOwn ? ownLong : restLong).push({ ...unit, isProved })
    else if (isOwn) run.set(id, 'unproved')
    else if (always.includes(id)) run.set(id, 'core')
    else if (isDrawn(commit, id, shares[how])) run.set(id, how)
    else if (isProved) unchanged.push(id)
    else waiting.push(unit)
  }

  let minutes = 0
  for (const unit of inTurn(commit, ownLong, ownLong.length)) {
    const after = minutes + secondsOf(unit) / 60
    if (after > longMinutes) waiting.push(unit)
    else {
      run.set(unit.id, 'unproved')
      minutes = after
    }
  }
  const short = restLong.filter((unit) => secondsOf(unit) / 60 <= longMinutes)
  for (const { id } of inTurn(commit, short, ownLong.length > 0 ? 0 : longInTurn)) run.set(id, 'turn')
  for (const unit of restLong) {
    if (run.has(unit.id)) continue
    if (unit.isProved) unchanged.push(unit.id)
    else waiting.push(unit)
  }
  return { run, waiting, unchanged }
}

/**
 * If a unit is red although its present key is recorded, the record or the selection is wrong: returns the units of the suite
 * that did not run, except long ones. Empty otherwise.
 * @param {{suite: string, tests: readonly import('./reds.mjs').Test[], units: readonly import('./units.mjs').Unit[],
 *   run: ReadonlyMap<string, Cause>}} outcome
 */
export const restAfterRed = ({ suite, tests, units, run }) => {
  const isDoubtful = ({ passed, file, machine }) =>
    !passed && ['drawn', 'turn'].includes(run.get(machine === null ? file : `walks:${machine}`))
  if (!tests.some(isDoubtful)) return []
  return units.filter((unit) => unit.suite === suite && !run.has(unit.id) && unit.long === null)
}

/** Summary of a gate, printed before its last line. */
export const sentenceOf = ({ run, waiting, unchanged }, since) => {
  const causes = [...run.values()]
  const count = (...wanted) => causes.filter((cause) => wanted.includes(cause)).length
  const parts = [
    `${count('unproved', 'tools', 'ground', 'core')} units proved now`,
    `${unchanged.length} unchanged${since === null ? '' : ` since ${since}`}`,
    `${count('drawn', 'turn')} drawn`,
    ...(waiting.length > 0 ? [`${waiting.length} wait for the deep run`] : []),
  ]
  return parts.join(', ')
}
