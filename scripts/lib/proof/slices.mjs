import { secondsOf } from './units.mjs'

/** `2/4` → `{part: 2, of: 4}`; null for any other text. */
export const sliceIn = (word) => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(word) ?? []
  const slice = { part: Number(part), of: Number(of) }
  return part !== undefined && slice.part >= 1 && slice.part <= slice.of ? slice : null
}

/** Seconds of `check` and `unit`, which belong to the first slice. */
const wholeSuites = 290

/**
 * Units of one slice. Slices are consecutive parts of the order of all units, so that each starts few suites, and take about
 * the same time. Together they contain every unit once.
 */
export const unitsOfSlice = (units, { part, of }) => {
  const total = units.reduce((sum, unit) => sum + secondsOf(unit), wholeSuites)
  let before = wholeSuites
  return units.filter((unit) => {
    const middle = before + secondsOf(unit) / 2
    before += secondsOf(unit)
    return Math.min(of, Math.floor((middle / total) * of) + 1) === part
  })
}
