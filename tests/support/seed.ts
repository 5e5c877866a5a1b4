import fc from 'fast-check'

/** Repeat a run with `FC_SEED=<number>`; make it longer with `FC_SCALE=<factor>`. */
export const seed = Number(process.env.FC_SEED ?? Date.now() % 0x7fffffff)
const scale = Number(process.env.FC_SCALE ?? 1)

/** Settings of a property: the seed of this run, and how often. */
export const runs = (numRuns: number) => ({ seed, numRuns: Math.ceil(numRuns * scale) })

fc.configureGlobal({ seed })
console.info(`properties run with FC_SEED=${seed}`)
