import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface Cuttable {
  readonly origin: string
  /** Ends every connection and takes no new one until `mend`. */
  cut(): void
  mend(): void
  close(): void
}

/** A cable between one browser and a server (TCP), which can be pulled out. Media goes another way. */
export const cuttable = async (origin: string): Promise<Cuttable> => {
  const port = Number(new URL(origin).port)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [here, there] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(here)
      here.pipe(there)
      here.on('error', () => there.destroy())
      here.on('close', () => {
        sockets.delete(here)
        there.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
