import type { Server, ServerResponse } from 'node:http'

interface Draining {
  readonly isOn: () => boolean
  /** From now on every answer ends its connection. */
  readonly begin: () => void
  /** In front of whatever else listens to the server. */
  readonly watch: (server: Server) => void
}

/**
 * Gives up kept connections without losing a request: each is ended by `Connection: close` of an answer, which its proxy
 * reads before it sends anything more.
 */
export const createDraining = (): Draining => {
  const running = new Set<ServerResponse>()
  let isOn = false
  return {
    isOn: () => isOn,
    begin: () => {
      isOn = true
      for (const response of running) response.shouldKeepAlive = false
    },
    watch: (server) => {
      server.prependListener('request', (_request, response: ServerResponse) => {
        if (isOn) response.shouldKeepAlive = false
        running.add(response)
        response.once('close', () => running.delete(response))
      })
    },
  }
}
