import fc from 'fast-check'

import { seed } from '../../scripts/lib/seed.mjs'

export { seed }

/** `FC_SCALE=<factor>` makes a run longer. */
const scale = Number(process.env.FC_SCALE ?? 1)

/** Settings of a property: the seed of this run, and how often. */
export const runs = (numRuns: number) => ({ seed, numRuns: Math.ceil(numRuns * scale) })

fc.configureGlobal({ seed })
