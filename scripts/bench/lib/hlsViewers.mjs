import { Agent, get } from 'node:http'

/**
 * Players of live HLS: `hlsViewers.mjs <count> <port> <base> <seconds>`, each asks for the playlist once a second and for every
 * new segment. Says `{result: {requests, errors, bytes, times}}`.
 */
const [count, port, base, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 4000 })
const times = []
let requests = 0
let errors = 0
let bytes = 0

const fetchPath = (path) =>
  new Promise((settle) => {
    const since = performance.now()
    const request = get({ port, host: '127.0.0.1', path: base + path, agent }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        requests++
        bytes += body.length
        times.push(performance.now() - since)
        if (response.statusCode !== 200) errors++
        settle(body)
      })
    })
    request.on('error', () => {
      errors++
      settle(Buffer.alloc(0))
    })
  })

const pause = (ms) => new Promise((settle) => setTimeout(settle, ms))
const until = performance.now() + Number(seconds) * 1000
const watch = async (index) => {
  await pause((index * 1000) / Number(count))
  let seen = null
  while (performance.now() < until) {
    const began = performance.now()
    const list = (await fetchPath('playlist-1.m3u8')).toString().match(/^segment-.*$/gm) ?? []
    const fresh = seen === null ? list.slice(-2) : list.slice(list.indexOf(seen) + 1)
    for (const name of fresh) await fetchPath(name)
    seen = list.at(-1) ?? seen
    await pause(Math.max(0, 1000 - (performance.now() - began)))
  }
}
await Promise.all(Array.from({ length: Number(count) }, (_, index) => watch(index)))
process.send({ result: { requests, errors, bytes, times } })
process.on('disconnect', () => process.exit(0))
