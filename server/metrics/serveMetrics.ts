import { createServer, type Server } from 'node:http'

import { ConfigError } from '../shared/config.ts'
import type { Metrics } from './createMetrics.ts'

/** Serves the figures at `/metrics` of a port of their own, which visitors must not reach. @throws ConfigError */
export const serveMetrics = (
  metrics: Metrics,
  { port, hostname }: { readonly port: number; readonly hostname: string },
): Promise<Server> =>
  new Promise((settle, fail) => {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
        return void response.writeHead(404).end()
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new ConfigError('METRICS_PORT', `cannot listen at ${hostname}:${port} (${error.code ?? 'unknown'})`),
      ),
    )
    server.listen(port, hostname, () => {
      server.on('error', () => undefined)
      settle(server)
    })
  })
