import { timesOf } from './lib/members.mjs'
import { onEngines } from './lib/onEngines.mjs'

/** A conference with full lists, and next year's made of it, on either engine. */
export const measure = async ({ brief }) => {
  const asked = brief ? 2 : 20
  const rows = []
  let size = 0
  await onEngines('copyBench.ts', async (bench, engine) => {
    size = bench.size
    const id = await bench.bring()
    const { p50, p95, max } = await timesOf(asked, (n) => bench.clone(id, n))
    rows.push({
      what: `${engine}, a conference with full lists copied for next year: p50 / p95 / max`,
      measured: [p50, p95, max].map((value) => `${value.toFixed(0)} ms`).join(' / '),
      goal: 'max ≤ 3 s',
      met: max <= 3000,
    })
  })
  return {
    rows,
    notes: [
      `${asked} copies, one after the other, without HTTP: read, moved to the new days, judged, written, and looked through for what needs eyes. Ticket types, meals, hotels, hosts, committees with their members, contacts and questions are as many as a conference may have; as a file it has ${size.toLocaleString('en')} characters. The embedded database stands in a directory.`,
    ],
  }
}
