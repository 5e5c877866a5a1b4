import fc from 'fast-check'

/**
 * Every run looks elsewhere; a failure prints its seed, and `FC_SEED=<number>` repeats it. Under `CI` the seed stands
 * still: a change is judged by what it changed. `FC_SCALE=<factor>` makes a run longer.
 */
export const seed = Number(
  process.env.FC_SEED ?? (process.env.CI === undefined ? Date.now() % 0x7fffffff : 20261121),
)
const scale = Number(process.env.FC_SCALE ?? 1)

/** Settings of a property: the seed of this run, and how often. */
export const runs = (numRuns: number) => ({ seed, numRuns: Math.ceil(numRuns * scale) })

fc.configureGlobal({ seed })
