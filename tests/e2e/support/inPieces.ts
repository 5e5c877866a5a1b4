import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'

/** How long the network holds the second piece: long enough for a browser to paint the first one, if it wants to. */
const pauseMs = 300

export interface SlowNetwork {
  /** Origin of the same site, behind the slow network. */
  readonly origin: string
  [Symbol.asyncDispose](): Promise<void>
}

/** A network that delivers each document in two pieces with a pause between them. @param share of the bytes in the first piece */
export const inPieces = async (site: string, share: number): Promise<SlowNetwork> => {
  const server = createServer((request, response) => void carry(site, share, request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const carry = async (site: string, share: number, request: IncomingMessage, response: ServerResponse) => {
  const { host: _, connection: __, ...headersSent } = request.headers
  const sent: Buffer[] = []
  for await (const chunk of request) sent.push(chunk as Buffer)
  const answer = await fetch(`${site}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: headersSent as Record<string, string>,
    ...(sent.length > 0 && { body: Buffer.concat(sent) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries(answer.headers)
  // fetch has unpacked the body.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete headers[name]
  response.writeHead(answer.status, headers)
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return void response.end(bytes)
  const cut = Math.floor(bytes.length * share)
  response.write(bytes.subarray(0, cut))
  await later(pauseMs)
  response.end(bytes.subarray(cut))
}
