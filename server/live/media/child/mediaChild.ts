import { createSocket } from 'node:dgram'

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
process.on('uncaughtException', (error) => {
  tell({ t: 'fault', text: `uncaught: ${error.stack ?? error.message}` })
  // One turn for the channel to take it.
  setImmediate(() => process.exit(1))
})
// Ctrl+C reaches every process of the terminal; the server says when to end.
process.on('SIGINT', () => undefined)

const wanted = JSON.parse(process.argv[2] ?? '{}') as ChildOptions

/** The port, or one that is free where it is taken or 0. */
const findPort = async (): Promise<number> => {
  const found = await tryPort(wanted.udpPort)
  return found ?? (await tryPort(0)) ?? wanted.udpPort
}

const tryPort = (port: number): Promise<number | null> =>
  new Promise((settle) => {
    const probe = createSocket({ type: 'udp4', reuseAddr: false })
    probe.once('error', () => {
      probe.close()
      settle(null)
    })
    probe.bind(port, wanted.bindAddress ?? '0.0.0.0', () => {
      const found = probe.address().port
      probe.close(() => settle(found))
    })
  })

const udpPort = await findPort()
const sfu = createSfu({ ...wanted, udpPort }, tell)
process.on('message', (order) => sfu.take(order as Order))
tell({ t: 'ready', udpPort, wanted: wanted.udpPort })
