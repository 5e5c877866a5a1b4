import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

export const freePort = () =>
  new Promise<number>((found, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
