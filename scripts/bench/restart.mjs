import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { origin, send } from './lib/members.mjs'
import { freePort, startServer } from './lib/serverProcess.mjs'
import { median } from './lib/table.mjs'

/** The server on the embedded database, from the start of the process until it answers: after a stop and after kill -9. */
export const measure = async ({ runs, brief }) => {
  /** Scenes requested before each end: rows that the log holds when the process is killed. */
  const written = brief ? 10 : 300
  const home = mkdtempSync(join(tmpdir(), 'symposium-restart-'))
  try {
    const after = { first: [], stop: [], kill: [] }
    let ended = 'first'
    // Stop and kill take turns, so that both meet the same load of the machine.
    for (let run = 0; run <= 2 * runs; run++) {
      const server = await startTimed(join(home, 'db'))
      after[ended].push(server)
      console.log(`after ${ended.padEnd(5)} ${server.ms} ms`, server.phases)
      await write(server.port, written)
      ended = run % 2 === 0 ? 'stop' : 'kill'
      if (ended === 'stop') await server.stop()
      else await server.kill()
    }
    return { rows: rowsOf(after), notes: notesOf(after, runs, written) }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const rowsOf = ({ stop, kill }) => {
  const [clean, killed] = [stop, kill].map((starts) => starts.map(({ ms }) => ms))
  const more = median(killed) - median(clean)
  const baseline = figures(clean)
  return [
    {
      what: 'start after kill -9, embedded database: p50 / max',
      measured: figures(killed),
      goal: 'p50 ≤ 1 s beyond a clean start',
      met: more <= 1000,
      baseline,
      ratio: `${more < 0 ? '−' : '+'}${seconds(Math.abs(more))}`,
    },
    ...['program', 'database', 'content', 'rest'].map((phase) => {
      const [before, then] = [stop, kill].map((starts) => starts.map(({ phases }) => phases[phase]))
      return {
        what: `of it: ${names[phase]}: p50 / max`,
        measured: figures(then),
        baseline: figures(before),
      }
    }),
  ]
}

const names = {
  program: 'Node and the program',
  database: 'the database opens, its log is replayed, migrations are compared',
  content: 'seed check',
  rest: 'password decoy, keys, site, port',
}

const notesOf = ({ first }, runs, written) => [
  `From the start of the process to the line with its address, ${runs} times each in turns, ${written} rows written before each end. Baseline: the start after a stop by SIGTERM. The very first start, which makes the database, took ${seconds(first[0].ms)}.`,
]

const figures = (values) => `${seconds(median(values))} / ${seconds(Math.max(...values))}`
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

const startTimed = async (databaseUrl) => {
  const port = await freePort()
  const since = performance.now()
  const server = await startServer({
    port,
    origin,
    databaseUrl,
    env: { LOG_LEVEL: 'info', LIVE_UDP_PORT: '0', SCENES_PER_IP_MINUTE: '100000' },
    ready: /"msg":"started"\}$/,
  })
  const ms = Math.round(performance.now() - since)
  return { ...server, port, ms, phases: JSON.parse(server.line).milliseconds }
}

const write = async (port, written) => {
  for (let n = 0; n < written; n++) {
    const { status } = await send(port, 'GET', '/apic/wechat/get_wechat_scence_data')
    if (status !== 200) throw new Error(`scene ${n}: ${status}`)
  }
}
