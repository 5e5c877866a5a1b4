import { cpuSeconds } from './lib/serverProcess.mjs'
import { quantile, startModule, startRoom, stopAll } from './lib/liveStage.mjs'
import { times } from './lib/table.mjs'

/** One host of 1080p and 500 players of live HLS, against a bare server with the same bytes. */
export const measure = async ({ seconds, brief }) => {
  const count = brief ? 10 : 500
  try {
    const room = await startRoom(1)
    const base = `/hls/r/${room.epoch}/`
    const bare = await play(room, count, room.barePort, base, Math.ceil(seconds / 2))
    const real = await play(room, count, room.port, base, seconds)
    return {
      rows: [
        {
          what: `${count} players of live HLS: a request, p50 / p99`,
          measured: `${ms(real.p50)} / ${ms(real.p99)}`,
          goal: 'p99 ≤ 300 ms',
          met: real.p99 <= 300 && real.requests > 0,
          baseline: `${ms(bare.p50)} / ${ms(bare.p99)}`,
          ratio: times(real.p99, bare.p99),
        },
        {
          what: 'the same: requests that failed',
          measured: `${real.errors} of ${real.requests.toLocaleString('en')}`,
          goal: '0',
          met: real.errors === 0,
          baseline: `${bare.errors} of ${bare.requests.toLocaleString('en')}`,
        },
        {
          what: 'the same: processor of the server and of the media process',
          measured: `${percent(real.cpu)}, ${percent(real.media)}`,
          baseline: percent(bare.cpu),
          ratio: times(real.cpu, bare.cpu),
        },
        { what: 'the same: sent', measured: `${Math.round(real.mbits)} Mbit/s` },
      ],
      notes: [
        `${seconds} s; each player asks for the playlist once a second and for every segment (1 s) as it comes, over kept connections. Baseline: Node's own http server answering with the same bytes from memory, in the same process.`,
      ],
    }
  } finally {
    await stopAll()
  }
}

const play = async (room, count, port, base, seconds) => {
  const before = { host: cpuSeconds(room.pid), media: (await room.ask({ stats: true })).cpuMs }
  const since = performance.now()
  const viewers = startModule('hlsViewers.mjs', [count, port, base, seconds], ['result'])
  const { result } = await viewers.ready
  const elapsed = (performance.now() - since) / 1000
  const after = { host: cpuSeconds(room.pid), media: (await room.ask({ stats: true })).cpuMs }
  viewers.child.disconnect()
  return {
    p50: quantile(result.times, 0.5),
    p99: quantile(result.times, 0.99),
    requests: result.requests,
    errors: result.errors,
    mbits: (result.bytes * 8) / 1e6 / elapsed,
    cpu: (after.host - before.host) / elapsed,
    media: (after.media - before.media) / 1000 / elapsed,
  }
}

const percent = (share) => `${(share * 100).toFixed(1)} % of a core`

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
