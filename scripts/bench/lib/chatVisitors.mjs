import { setTimeout as pause } from 'node:timers/promises'

import { WebSocket } from 'ws'

/**
 * Visitors of one room in a process of their own. Commands by messages: `open` {url, headers, entrances, writers}, `write`
 * {seconds, perSecond}, `drop` {withinMs}; each is answered with the observations.
 */
const visitors = []
let url = ''
let headers = {}
let acknowledged = 0
let ids = 0
/** How many deliveries took so many milliseconds. */
const latencies = new Uint32Array(60_000)
/** Frames by their beginning, which holds the number of the first message: the same one comes to everybody. */
const frames = new Map()

const read = (text) => {
  const key = text.slice(0, 40)
  let list = frames.get(key)
  if (list === undefined) {
    list = JSON.parse(text).d
    frames.set(key, list)
    if (frames.size > 2000) frames.delete(frames.keys().next().value)
  }
  return list
}

const take = (visitor, list, isLive) => {
  const now = Date.now()
  for (const { c, text } of list) {
    if (visitor.last !== 0 && c > visitor.last + 1) visitor.gaps += c - visitor.last - 1
    if (c > visitor.last) visitor.last = c
    visitor.received += 1
    if (isLive) latencies[Math.min(latencies.length - 1, Math.max(0, now - Number(text.slice(0, 13))))] += 1
  }
}

/** Resolves when this visitor is in. */
const connect = (visitor) =>
  new Promise((settle, fail) => {
    const socket = new WebSocket(url, 'live.v1', { headers, perMessageDeflate: false })
    visitor.socket = socket
    socket.on('open', () => {
      if (visitor.ticket === null) return settle()
      const known = visitor.session === null ? { ticket: visitor.ticket } : { session: visitor.session }
      socket.send(
        JSON.stringify({ t: 'hello', d: { ...known, lastSeq: visitor.seq, lastChat: visitor.last } }),
      )
    })
    socket.on('message', (data) => {
      const text = data.toString('utf8')
      if (text.startsWith('{"t":"chat"')) return take(visitor, read(text), true)
      if (text.startsWith('{"re"')) {
        const { re, ok, err } = JSON.parse(text)
        if (ok && visitor.unanswered.delete(re)) acknowledged += 1
        if (!ok) sayAgain(visitor, re, err)
        return
      }
      const frame = JSON.parse(text)
      if (frame.t === 'event') visitor.seq = frame.d.s
      if (frame.t !== 'welcome') return
      visitor.session = frame.d.session
      if (frame.d.state !== null) visitor.seq = frame.d.state.seq
      take(visitor, frame.d.chat, false)
      // An unanswered message is sent again, under the same id.
      for (const said of visitor.unanswered.values()) socket.send(said)
      settle()
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => fail(new Error(`closed ${code}`)))
  })

const open = async (asked) => {
  url = asked.url
  headers = asked.headers
  for (const [index, ticket] of asked.entrances.entries()) {
    const isWriter = index < asked.writers
    const visitor = {
      ticket,
      isWriter,
      session: null,
      seq: 0,
      last: 0,
      received: 0,
      gaps: 0,
      unanswered: new Map(),
    }
    visitors.push(visitor)
    await connect(visitor)
  }
  setInterval(() => {
    for (const { socket } of visitors) if (socket.readyState === 1) socket.send('{"t":"ping"}')
  }, 10_000).unref()
  return {}
}

const write = async ({ seconds, perSecond }) => {
  latencies.fill(0)
  acknowledged = 0
  for (const visitor of visitors) visitor.received = 0
  const writers = visitors.filter(({ isWriter }) => isWriter)
  const total = seconds * perSecond
  const begin = performance.now()
  for (let n = 0; n < total; n += 1) {
    const due = begin + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    const writer = writers[n % writers.length]
    const id = `message-${(ids += 1)}`
    const text = `${Date.now()} message number ${n} of the measurement`
    const frame = JSON.stringify({ id, t: 'chat.send', d: { text, clientId: id } })
    writer.unanswered.set(id, frame)
    if (writer.socket.readyState === 1) writer.socket.send(frame)
  }
  const took = (performance.now() - begin) / 1000
  for (let tries = 0; tries < 100 && acknowledged < total; tries += 1) await pause(100)
  await pause(500)
  return {
    total,
    took,
    acknowledged,
    received: visitors.reduce((sum, { received }) => sum + received, 0),
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: latencies.findLastIndex((number) => number > 0),
  }
}

const quantile = (part) => {
  let left = latencies.reduce((sum, number) => sum + number, 0) * part
  return latencies.findIndex((number) => (left -= number) <= 0)
}

/** Refused for being too fast, as after a reconnect: a moment later, under the same name. */
const sayAgain = (visitor, id, { reason, retry_after }) => {
  if (reason !== 'limited') throw new Error(`refused: ${reason}`)
  setTimeout(() => {
    const frame = visitor.unanswered.get(id)
    if (frame !== undefined && visitor.socket.readyState === 1) visitor.socket.send(frame)
  }, retry_after * 1000)
}

/** All connections end at once; each comes back after a moment of its own. */
const drop = async ({ withinMs }) => {
  const begin = performance.now()
  for (const { socket } of visitors) {
    socket.removeAllListeners('close')
    socket.terminate()
  }
  const came = await Promise.allSettled(
    visitors.map(async (visitor) => {
      await pause(Math.random() * withinMs)
      for (let tries = 1; ; tries += 1) {
        try {
          return await connect(visitor)
        } catch (error) {
          if (tries === 5) throw error
          await pause(500 * 2 ** tries)
        }
      }
    }),
  )
  return {
    took: (performance.now() - begin) / 1000,
    failed: came.filter(({ status }) => status === 'rejected').length,
  }
}

/** Visitors who lack a message, or have not the last one. */
const count = () => {
  const newest = Math.max(...visitors.map(({ last: c }) => c))
  return {
    newest,
    lacking: visitors.filter(({ gaps, last: c }) => gaps > 0 || c !== newest).length,
    unanswered: visitors.reduce((sum, { unanswered }) => sum + unanswered.size, 0),
  }
}

const orders = { open, write, drop, count }
process.on('message', ({ id, order, ...asked }) => {
  Promise.resolve(orders[order](asked)).then(
    (data) => process.send({ id, data }),
    (error) => process.send({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
