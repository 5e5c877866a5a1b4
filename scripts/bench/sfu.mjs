import { createSocket } from 'node:dgram'
import { setTimeout as pause } from 'node:timers/promises'

import { quantile, startModule, startRoom, stopAll } from './lib/liveStage.mjs'
import { cpuSeconds } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

/** One host of 1080p and many synthetic viewers in real time: what the media process costs, and what is lost. */
export const measure = async ({ viewers, seconds }) => {
  try {
    const bare = await measureBare(viewers, seconds)
    const room = await startRoom(viewers)
    const clients = await room.startClients('watch', 'r', viewers)
    clients.child.send({ begin: true })
    const before = await room.ask({ stats: true })
    const since = performance.now()
    await pause(seconds * 1000)
    const after = await room.ask({ stats: true })
    const elapsed = (performance.now() - since) / 1000
    const told = clients.next((message) => 'result' in message)
    clients.child.send({ end: true })
    const { joined, lost, packets, delays } = (await told).result
    const cpu = (after.cpuMs - before.cpuMs) / 1000 / elapsed
    const rate = (after.packetsOut - before.packetsOut) / elapsed
    return {
      rows: [
        {
          what: `${viewers} viewers of 1080p, 2 Mbit/s: processor of the media process`,
          measured: percent(cpu),
          goal: '≤ 25 % of a core',
          met: cpu <= 0.25,
          baseline: percent(bare),
          ratio: times(cpu, bare),
        },
        {
          what: 'the same: packets lost of those sent to viewers',
          measured: `${lost} of ${packets.toLocaleString('en')}`,
          goal: '0',
          met: lost === 0 && packets > 0,
        },
        {
          what: 'the same: delay of a packet, p50 / p99',
          measured: `${ms(quantile(delays, 0.5))} / ${ms(quantile(delays, 0.99))}`,
        },
        {
          what: 'the same: offer → first packet, p50 / p95',
          measured: `${ms(quantile(joined, 0.5))} / ${ms(quantile(joined, 0.95))}`,
          goal: 'p95 ≤ 1500 ms',
          met: quantile(joined, 0.95) <= 1500,
        },
        { what: 'the same: memory of the media process', measured: `${Math.round(after.rss / 1e6)} MB` },
      ],
      notes: [
        `${seconds} s with ${Math.round(rate).toLocaleString('en')} packets a second out, live HLS written beside them; host and viewers are synthetic and run on the same machine. Baseline: a Node process that sends the same number of datagrams of the same size to as many ports, unencrypted.`,
      ],
    }
  } finally {
    await stopAll()
  }
}

const percent = (share) => `${(share * 100).toFixed(1)} % of a core`

const ms = (value) => `${Math.round(value)} ms`

/** Share of a core. */
const measureBare = async (viewers, seconds) => {
  const relay = startModule('bareRelay.mjs', [viewers], ['port'])
  const { port } = await relay.ready
  const socket = createSocket('udp4')
  const packet = Buffer.alloc(1122, 0x55)
  // Fourteen packets fifteen times a second, fifty small ones of sound.
  const timers = [
    setInterval(() => {
      for (let sent = 0; sent < 14; sent++) socket.send(packet, port, '127.0.0.1')
    }, 1000 / 15),
    setInterval(() => socket.send(packet.subarray(0, 92), port, '127.0.0.1'), 20),
  ]
  const before = cpuSeconds(relay.child.pid)
  const since = performance.now()
  await pause(Math.min(seconds, 10) * 1000)
  const used = cpuSeconds(relay.child.pid) - before
  const elapsed = (performance.now() - since) / 1000
  for (const timer of timers) clearInterval(timer)
  socket.close()
  await stopAll()
  return used / elapsed
}
