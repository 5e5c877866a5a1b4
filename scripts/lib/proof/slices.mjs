import { secondsOf } from './units.mjs'

/** `--slice=2/4` → `{part: 2, of: 4}`; null where it is nothing of that kind. */
export const sliceIn = (word) => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(word) ?? []
  const slice = { part: Number(part), of: Number(of) }
  return part !== undefined && slice.part >= 1 && slice.part <= slice.of ? slice : null
}

/** Seconds of `check` and `unit`, which always run whole, in the first slice. */
const wholeSuites = 290

/**
 * The units of one slice: neighbours in the order in which they run, so that a slice has few suites to start, and of about
 * the same length. All slices together are all units, each once.
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
