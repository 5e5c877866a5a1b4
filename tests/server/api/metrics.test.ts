import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { createBreakers, type Breakers } from '../../../server/senders/breaker.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { createMetrics, type Metrics } from '../../../server/metrics/createMetrics.ts'
import { serveMetrics } from '../../../server/metrics/serveMetrics.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { createHarness, type Harness } from './harness.ts'

const inDocs = readFileSync('docs/operators.md', 'utf8')
const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')
const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8')

const ownNames = (text: string) => [...new Set(text.match(/\bsymposium_[a-z_]+/g))].sort()
/** A histogram is queried by its parts. */
const figureOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')

describeDatabase('metrics', (open) => {
  let server: Harness
  let breakers: Breakers
  let metrics: Metrics
  let ends: Array<() => void>
  beforeEach(async () => {
    ends = []
    server = await createHarness(open, { onRequest: (counted) => metrics.count(counted) })
    const { db } = server.database
    breakers = createBreakers({ now: () => server.clock.now, log: quietLog })
    metrics = createMetrics({
      ...{ db, breakers, now: () => server.clock.now },
      pool: () => ({ used: 3, idle: 7, waiting: 1 }),
      live: () => ({ rooms: 2, viewers: 40, sockets: 41 }),
      folders: { files: '.', database: '/there/is/no/such/folder' },
    })
  })
  afterEach(() => ends.forEach((end) => end()))
  const figures = async () => (await metrics.text()).split('\n')
  const valueOf = async (start: string) =>
    Number(
      (await figures())
        .find((line) => line.startsWith(`${start} `))
        ?.split(' ')
        .at(-1),
    )

  it('count requests by the name of the call and the class of the answer, with few labels for any address', async () => {
    await server.browser().call('getCountries', {})
    await server.browser().refused('getConsole', {})
    for (const path of [
      '/nowhere/%00',
      '/assets/x.js',
      '/x/1',
      '/x/2',
      '/💥',
      '/healthz/live',
      '/wp-login.php',
    ])
      await server.app.request(path, { headers: { host: 'symposium.test' } })
    expect(await valueOf('symposium_requests_total{call="getCountries",status="2xx"}')).toBe(1)
    expect(await valueOf('symposium_requests_total{call="getConsole",status="4xx"}')).toBe(1)
    expect(await valueOf('symposium_requests_total{call="health",status="2xx"}')).toBe(1)
    const labels = new Set(
      (await figures()).flatMap((line) => /^symposium_requests_total\{call="(\w+)"/.exec(line)?.[1] ?? []),
    )
    expect([...labels].sort()).toEqual(['file', 'getConsole', 'getCountries', 'health', 'page'])
    expect(await valueOf('symposium_request_seconds_count{what="call"}')).toBe(2)
  })

  it('tell of jobs and breakers by lane, of the pool, rooms, payments and disks', async () => {
    const { db } = server.database
    const at = new Date(server.clock.now - 90_000)
    const before = await valueOf('symposium_jobs_waiting{lane="benefits"}')
    await enqueue(db, { kind: 'benefits', key: 'metrics', data: {}, at })
    for (let failure = 0; failure < 3; failure += 1) breakers.mail.ask()?.failed('unreachable')
    server.clock.now += 6000
    expect(await valueOf('symposium_jobs_waiting{lane="benefits"}')).toBe(before + 1)
    expect(await valueOf('symposium_jobs_oldest_seconds{lane="benefits"}')).toBeGreaterThanOrEqual(96)
    expect(await valueOf('symposium_breaker_open{lane="mail"}')).toBe(1)
    expect(await valueOf('symposium_breaker_open{lane="sms"}')).toBe(0)
    expect(await valueOf('symposium_pool_connections{state="used"}')).toBe(3)
    expect(await valueOf('symposium_pool_waiting')).toBe(1)
    expect(await valueOf('symposium_live_viewers')).toBe(40)
    expect(await valueOf('symposium_disk_free_bytes{folder="files"}')).toBeGreaterThan(0)
    expect((await figures()).some((line) => line.includes('folder="database"'))).toBe(false)
  })

  it('are served by a port of their own, and never by the site', async () => {
    const listening = await serveMetrics(metrics, { port: 0, hostname: '127.0.0.1' })
    ends.push(() => {
      listening.close()
      listening.closeAllConnections()
    })
    const { port } = listening.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    await expect(serveMetrics(metrics, { port, hostname: '127.0.0.1' })).rejects.toThrow(/METRICS_PORT/)
    const public_ = await server.app.request('/metrics', { headers: { host: 'symposium.test' } })
    expect(public_.status).toBe(404)
  })

  it('are those that the dashboard and the rules use, and each of our own is in the documentation', async () => {
    const exported = metrics.names().sort()
    const all = await metrics.text()
    expect(JSON.parse(dashboard)).toMatchObject({ title: 'Symposium' })
    for (const text of [dashboard, alerts]) {
      const asked = ownNames(text).map(figureOf)
      expect(asked.length).toBeGreaterThan(5)
      expect(asked.filter((name) => !exported.includes(name))).toEqual([])
    }
    const ofNode = [...`${dashboard}${alerts}`.matchAll(/\b(?:nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    )
    expect(ofNode.filter((name) => !all.includes(`# TYPE ${name} `))).toEqual([])
    expect(ownNames(inDocs)).toEqual(exported)
  })
})
