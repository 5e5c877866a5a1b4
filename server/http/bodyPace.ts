import type { IncomingMessage, Server } from 'node:http'

export interface Pace {
  /** Time that every body has, in milliseconds. */
  readonly graceMs: number
  /** After it so much must have come on the average. */
  readonly bytesPerSecond: number
  /** How often bodies are looked at, in milliseconds. */
  readonly everyMs: number
}

/** A form has ten seconds; a large file comes at 32 kB in a second or is given up. */
export const usualPace: Pace = { graceMs: 10_000, bytesPerSecond: 32 * 1024, everyMs: 1000 }

/**
 * Ends connections whose body comes too slowly, with status 408: one that is sent by the byte would otherwise be waited for
 * as long as the largest upload may take.
 */
export const watchBodies = (server: Server, { graceMs, bytesPerSecond, everyMs }: Pace = usualPace): void => {
  const coming = new Map<IncomingMessage, { readonly since: number; readonly before: number }>()
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead })
    request.once('close', () => coming.delete(request))
  })
  const ticker = setInterval(() => {
    for (const [request, { since, before }] of coming) {
      const { socket, complete } = request
      const seconds = (performance.now() - since - graceMs) / 1000
      if (complete) coming.delete(request)
      else if (seconds > 0 && socket.bytesRead - before < seconds * bytesPerSecond) {
        coming.delete(request)
        socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        socket.destroySoon()
      }
    }
  }, everyMs)
  ticker.unref()
  server.on('close', () => clearInterval(ticker))
}
