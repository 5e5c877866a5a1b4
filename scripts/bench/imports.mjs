import { onEngines } from './lib/onEngines.mjs'

/** A sheet of 10 000 people who are checked, registered and taken back, on either engine. */
export const measure = async ({ brief }) => {
  const size = brief ? 50 : 10_000
  const rows = []
  await onEngines('importBench.ts', async (bench, engine) => {
    const id = await bench.bring(size)
    for (const { what, state, goal } of [
      { what: 'checked', state: 'checked', goal: 5 },
      { what: 'registered', state: 'applied', goal: 30 },
      { what: 'taken back', state: 'undone', goal: 30 },
    ]) {
      const began = performance.now()
      await bench.reach(id, state)
      const took = performance.now() - began
      rows.push({
        what: `${engine}, ${size.toLocaleString('en')} rows ${what}`,
        measured: `${(took / 1000).toFixed(1)} s`,
        goal: `≤ ${goal} s`,
        met: took <= goal * 1000,
      })
    }
  })
  return {
    rows,
    notes: [
      'Every row names somebody new with a phone, for a free ticket type: an account, an order, a ticket and their history are made. The clock of one server does the work, without its pauses.',
    ],
  }
}
