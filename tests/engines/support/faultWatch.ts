import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

const script = '/fault-watch.js'
const ear = '/fault-watch'

/**
 * The site behind an address of its own, for an engine whose driver tells nothing of errors: every document begins with a
 * script that does. Nothing else is changed.
 */
export const watchFaults = async (site: string) => {
  const port = Number(new URL(site).port)
  let faults: string[] = []

  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = asked
    // A body that will be changed must be readable.
    const sent = { ...headers, 'accept-encoding': 'identity' }
    const onward = request({ host: '127.0.0.1', port, path: url, method, headers: sent }, (answer) => {
      const { statusCode = 502, headers: given } = answer
      if (given['content-type']?.startsWith('text/html') !== true) {
        reply.writeHead(statusCode, given)
        answer.pipe(reply)
        return
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const markup = Buffer.concat(parts)
          .toString()
          .replace('<head>', `<head><script src="${script}"></script>`)
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = given
        reply.writeHead(statusCode, kept)
        reply.end(markup)
      })
    })
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    asked.pipe(onward)
  }
  const server = createServer((asked, reply) => {
    if (asked.url === script) {
      reply.writeHead(200, { 'content-type': 'text/javascript' })
      reply.end(`(${reportFaults.toString()})(${JSON.stringify(ear)})`)
      return
    }
    if (asked.url !== ear) return pass(asked, reply)
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      faults.push(Buffer.concat(parts).toString())
      reply.writeHead(204).end()
    })
  })
  const sockets = new Set<Socket>()
  server.on('upgrade', ({ method, url, rawHeaders }, near: Socket, head) => {
    const far = connect(port, '127.0.0.1')
    const lines = [`${method} ${url} HTTP/1.1`]
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
    far.write(`${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
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
    faults: (): readonly string[] => faults,
    forget() {
      faults = []
    },
    close() {
      server.close()
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Runs in the page before its scripts. A fault is reported before anything else happens there. */
const reportFaults = (address: string) => {
  const tell = (text: string) => {
    if ('isLeft' in globalThis) return
    const call = new XMLHttpRequest()
    call.open('POST', address, false)
    call.send(text)
  }
  addEventListener('error', ({ message }) => {
    if (message) tell(`thrown: ${message}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => tell(`thrown: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  const { error } = console
  console.error = (...said: unknown[]) => {
    error.apply(console, said)
    tell(`console: ${said.map(String).join(' ')}`)
  }
}
