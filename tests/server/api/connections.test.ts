import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../../../server/shared/config.ts'
import { usualPace, watchBodies } from '../../../server/http/bodyPace.ts'
import { connectionOptions } from '../../../server/http/connectionOptions.ts'
import { newMemory } from '../../support/engines.ts'
import { createHarness, type Harness } from './harness.ts'

describe('connections', () => {
  let harness: Harness
  beforeAll(async () => {
    const database = await newMemory()
    harness = await createHarness(() => Promise.resolve(database), { seeded: false })
    return () => database.close()
  })
  const servers = new Set<Server>()
  afterEach(() => {
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
    servers.clear()
  })
  const listen = async (options: object, pace = usualPace): Promise<number> => {
    const answer = getRequestListener(harness.app.fetch)
    const server = createServer(options, (request, response) => void answer(request, response))
    watchBodies(server, pace)
    servers.add(server)
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
    return (server.address() as AddressInfo).port
  }
  const open = (port: number) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let text = ''
    const closed = new Promise<string>((settle) => {
      socket.on('data', (part) => (text += part.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => settle(text))
    })
    const says = (pattern: RegExp) =>
      new Promise<void>((settle, fail) => {
        const look = () => {
          if (pattern.test(text)) settle()
        }
        socket.on('data', look)
        void closed.then(() => fail(new Error(`closed without ${pattern}: ${text}`)))
        look()
      })
    return { socket, closed, says, clear: () => (text = '') }
  }
  const ask = 'GET /apic/config/link HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const post = (length: number) =>
    `POST /apic/login/account HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`

  it('an idle connection outlives what proxies keep, as long as the operator says', () => {
    expect(connectionOptions(readConfig({}).keepAliveMs).keepAliveTimeout).toBeGreaterThan(75_000)
    expect(readConfig({ KEEP_ALIVE: '130' }).keepAliveMs).toBe(130_000)
    expect(() => readConfig({ KEEP_ALIVE: 'long' })).toThrow('KEEP_ALIVE')
  })

  it('the time for headers does not end a connection that waits for its next request', async () => {
    const port = await listen({
      ...connectionOptions(30_000),
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    })
    const { socket, says, clear } = open(port)
    socket.write(ask)
    await says(/"code":1/)
    clear()
    // Another connection that sends nothing is ended by then.
    expect(await open(port).closed).toMatch(/408|^$/)
    socket.write(ask)
    await says(/"code":1/)
  })

  it('a body that comes by the byte is given up; one that comes at its pace is answered, however long it takes', async () => {
    const port = await listen({}, { graceMs: 300, bytesPerSecond: 1000, everyMs: 50 })
    const slow = open(port)
    slow.socket.write(post(60_000))
    const dripping = setInterval(() => slow.socket.write('a'), 50)
    expect(await slow.closed).toContain('408 Request Timeout')
    clearInterval(dripping)

    const steady = open(port)
    steady.socket.write(post(6000))
    let sent = 0
    const begun = performance.now()
    const feeding = setInterval(() => {
      steady.socket.write(sent === 0 ? `account=${'a'.repeat(592)}` : 'a'.repeat(600))
      sent += 600
      if (sent === 6000) clearInterval(feeding)
    }, 80)
    await steady.says(/"code":/)
    expect(performance.now() - begun).toBeGreaterThan(300)
  })

  it('a client that goes away in the middle of its body is no fault', async () => {
    const port = await listen({})
    for (const path of ['/apic/login/account', '/live/echo', '/pay/notify/wechat']) {
      for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
        const seen = harness.log.lines.length
        const { socket, closed } = open(port)
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n1\r\na\r\n`,
        )
        // The request is with the application when it has read what there is.
        await new Promise<void>((settle) => {
          for (const server of servers) server.once('request', () => setImmediate(settle))
        })
        socket.destroy()
        await closed
        await expect.poll(() => harness.log.lines.slice(seen).join()).toMatch(/POST|the client has left/)
      }
    }
    expect(harness.log.faults()).toEqual([])
    expect(harness.log.lines.some((line) => line.startsWith('debug the client has left'))).toBe(true)
  })
})
