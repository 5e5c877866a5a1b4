// Deep, 1 min: two servers are started, and one takes over.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it, vi } from 'vitest'

import { bundledServer } from '../../support/bundledServer.ts'
import { rounds } from '../../support/rounds.ts'

const requests = rounds(600, 10_000)
const atOnce = 16

interface Upstream {
  readonly port: number
  readonly agent: http.Agent
}

const memory = { DATABASE_URL: 'memory://', DRAIN: '2' }

describe('a server that is replaced', () => {
  const { start, portOf } = bundledServer('draining', { main: 'server/main.ts' })

  /** A proxy with kept connections that asks each server whether it is ready, and repeats no request. */
  const startProxy = async () => {
    const upstreams: Upstream[] = []
    let ready: Upstream | undefined
    const look = async () => {
      for (const each of upstreams) {
        const answer = await fetch(`http://127.0.0.1:${each.port}/healthz/ready`, {
          headers: { connection: 'close' },
        }).catch(() => null)
        if (answer?.status === 200) return void (ready = each)
      }
    }
    const watch = setInterval(() => void look(), 100)
    const server = http.createServer((request, response) => {
      const { port, agent } = ready ?? { port: 1, agent: new http.Agent() }
      request.pipe(
        http
          .request(
            { port, agent, host: '127.0.0.1', path: request.url, headers: request.headers },
            (answer) => {
              response.writeHead(answer.statusCode ?? 500)
              answer.pipe(response)
            },
          )
          .on('error', (error: NodeJS.ErrnoException) => response.writeHead(502).end(error.code)),
      )
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return {
      port: (server.address() as AddressInfo).port,
      add: (port: number) =>
        void upstreams.push({ port, agent: new http.Agent({ keepAlive: true, maxSockets: 32 }) }),
      current: () => ready?.port,
      close: () => {
        clearInterval(watch)
        server.closeAllConnections()
        server.close()
        for (const { agent } of upstreams) agent.destroy()
      },
    }
  }

  const ask = (port: number, agent: http.Agent) =>
    new Promise<string>((settle) => {
      http
        .get({ port, agent, host: '127.0.0.1', path: '/apic/config/link' }, (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
          answer.on('end', () => settle(answer.statusCode === 200 ? 'ok' : `${answer.statusCode} ${text}`))
        })
        .on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? ''))
    })

  const answerOf = (port: number, agent: http.Agent, path: string) =>
    new Promise<{ status: number; connection: string; body: string }>((settle, fail) => {
      http
        .get({ port, agent, host: '127.0.0.1', path }, (answer) => {
          const { statusCode: status = 0, headers } = answer
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => settle({ status, connection: headers.connection ?? '', body }))
        })
        .on('error', fail)
    })

  it(
    `loses none of ${requests} requests that a proxy sends on kept connections, and stops when it has said so`,
    { timeout: 300_000 },
    async ({ annotate }) => {
      const [old, next] = [start(memory), start(memory)]
      const [oldPort, nextPort] = [await portOf(old), await portOf(next)]
      const proxy = await startProxy()
      proxy.add(oldPort)
      proxy.add(nextPort)
      await vi.waitUntil(() => proxy.current() === oldPort, { timeout: 20_000 })
      const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
      const outcomes = new Map<string, number>()
      let begun = 0
      let isOver = false
      void old.ended.then(() => (isOver = true))
      const client = async () => {
        // As many as are to be counted, and on until the old one has gone.
        while (begun < requests || !isOver) {
          begun += 1
          if (begun === Math.floor(requests / 3)) old.child.kill('SIGTERM')
          const outcome = await ask(proxy.port, agent)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, client))
      expect(Object.fromEntries(outcomes)).toEqual({ ok: begun })
      expect(proxy.current()).toBe(nextPort)
      expect(await old.ended).toBe(0)
      await annotate(`${begun} requests, 0 failed`)
      agent.destroy()
      proxy.close()

      // The other one, with an idle connection.
      const idle = new http.Agent({ keepAlive: true, maxSockets: 1 })
      const asking = new http.Agent({ keepAlive: true, maxSockets: 1 })
      for (const each of [idle, asking])
        expect(await answerOf(nextPort, each, '/healthz/ready')).toMatchObject({
          status: 200,
          connection: 'keep-alive',
        })
      next.child.kill('SIGTERM')
      await next.says(/draining: requests/)
      const told = await answerOf(nextPort, asking, '/healthz/ready')
      expect(told).toMatchObject({ status: 503, connection: 'close' })
      expect(JSON.parse(told.body)).toMatchObject({
        status: 'unavailable',
        database: 'ok',
        process: 'stopping',
      })
      expect(await answerOf(nextPort, asking, '/healthz/live')).toMatchObject({
        status: 200,
        connection: 'close',
      })
      expect(await next.ended).toBe(0)
      // It waits for the two seconds, and for nothing besides.
      expect(next.output()).toContain('"milliseconds":2000')
      expect(next.output()).not.toContain('cut off')
      for (const each of [idle, asking]) each.destroy()
    },
  )
})
