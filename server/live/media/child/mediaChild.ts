import { createSocket } from 'node:dgram'
import nd, { type IceUdpMuxListener } from 'node-datachannel'

import type { ChildOptions, Order, Report } from '../messages.ts'
import { createSfu } from './createSfu.ts'

/**
 * The media process, forked by the server: a fault of the native library ends this process alone. Its first argument is
 * `ChildOptions` as JSON. Ends when the server does.
 */
const tell = (report: Report): void => {
  // The channel may be gone while the last callbacks still come.
  if (process.connected) process.send?.(report, undefined, undefined, () => undefined)
}

process.on('disconnect', () => process.exit(0))
// The server ended while this one was loaded, and can send no message.
if (!process.connected) process.exit(0)
process.on('uncaughtException', (error) => {
  tell({ t: 'fault', text: `uncaught: ${error.stack ?? error.message}` })
  // One turn for the channel to take it.
  setImmediate(() => process.exit(1))
})
// Ctrl+C reaches every process of the terminal; the server says when to end.
process.on('SIGINT', () => undefined)

const wanted = JSON.parse(process.argv[2] ?? '{}') as ChildOptions

/** Held from the first moment: else two servers without visitors would both think the port theirs. */
let held: IceUdpMuxListener | null = null

const hold = (port: number): boolean => {
  try {
    held = new nd.IceUdpMuxListener(port, wanted.bindAddress ?? undefined)
    return held.port() === port
  } catch {
    return false
  }
}

/** The port, or one that is free where it is taken or 0. */
const takePort = async (): Promise<number> => {
  if (wanted.udpPort !== 0 && hold(wanted.udpPort)) return wanted.udpPort
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await freePort()
    if (hold(port)) return port
  }
  throw new Error('no UDP port is free')
}

const freePort = (): Promise<number> =>
  new Promise((settle, fail) => {
    const probe = createSocket('udp4')
    probe.once('error', fail)
    probe.bind(0, wanted.bindAddress ?? '0.0.0.0', () => {
      const { port } = probe.address()
      probe.close(() => settle(port))
    })
  })

const udpPort = await takePort()
const sfu = createSfu({ ...wanted, udpPort }, tell)
process.on('message', (order) => sfu.take(order as Order))
tell({ t: 'ready', udpPort, wanted: wanted.udpPort })
