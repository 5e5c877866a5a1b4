import { fork } from 'node:child_process'
import { join } from 'node:path'

import { root } from '../../lib/root.mjs'

const started = []

/** Starts a module of scripts/bench/lib with a channel. `ready` resolves with the first message that has one of `names`. */
export const startModule = (file, args, names = ['ready']) => {
  const child = fork(join(root, 'scripts/bench/lib', file), args.map(String), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // One listener for each question that is open.
  child.setMaxListeners(0)
  started.push(child)
  const next = (has) =>
    new Promise((settle, fail) => {
      const hear = (message) => {
        if (!has(message)) return
        child.off('message', hear)
        child.off('exit', ended)
        settle(message)
      }
      const ended = (code) => fail(new Error(`${file} ended with ${code}`))
      child.on('message', hear)
      child.once('exit', ended)
    })
  return { child, next, ready: next((message) => names.some((name) => name in message)) }
}

/** Ends what was started here. */
export const stopAll = async () => {
  for (const child of started.splice(0)) {
    const gone = new Promise((settle) => child.once('exit', settle))
    if (child.connected) child.disconnect()
    else continue
    await gone
  }
}

/** A room that is broadcast: a host process and a publisher. */
export const startRoom = async (viewers) => {
  const host = startModule('liveHost.mjs', [viewers])
  const { port, barePort } = await host.ready
  let lastId = 0
  const ask = async (order) => {
    const id = `bench-${++lastId}`
    const answered = host.next((message) => message.id === id)
    host.child.send({ id, ...order })
    return (await answered).answer
  }
  /** Clients ask this process, which asks the host. */
  const startClients = async (...args) => {
    const clients = startModule('liveClients.mjs', args)
    const passOn = async ({ id, offer }) => {
      const asked = `${args[0]}-${id}`
      const answered = host.next((message) => message.id === asked)
      host.child.send({ id: asked, offer })
      const { answer, error } = await answered
      clients.child.send({ id, answer, error })
    }
    clients.child.on('message', (message) => {
      if (message.offer !== undefined) void passOn(message)
    })
    await clients.ready
    return clients
  }
  const nobody = { V0: null, V1: null, V2: null, A0: null, A1: null, A2: null, A3: null }
  await ask({ routes: { room: 'r', table: { ...nobody, V0: 'host', A0: 'host' } } })
  const hls = host.next(({ event }) => event?.t === 'hls' && event.ready)
  await startClients('publish', 'r')
  return { pid: host.child.pid, port, barePort, ask, startClients, epoch: (await hls).event.epoch }
}

/** @returns the value below which `share` of them are */
export const quantile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
