import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createReadiness, isReady, probeRow } from '../../../server/http/readiness.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Harness } from './harness.ts'

describeDatabase('whether a server is ready', (open) => {
  let server: Harness
  let home: string
  let clock: number
  let isDraining: boolean
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'ready-'))
    isDraining = false
    clock = 0
    server = await createHarness(open, {
      seeded: false,
      isDraining: () => isDraining,
      config: { filesRoot: join(home, 'files'), trustProxy: 1 },
    })
  })
  afterEach(() => rm(home, { recursive: true, force: true }))
  const readinessOf = (filesRoot = join(home, 'files')) =>
    createReadiness({ db: server.database.db, filesRoot, isDraining: () => isDraining, now: () => clock })
  const fine = { database: 'ok', schema: 'ok', files: 'ok', process: 'ok' }
  const execute = (text: string) => server.database.db.execute(sql.raw(text))
  const get = (path: string) => server.app.request(path, { headers: { host: '10.0.0.3:80' } })

  it('says of each part what is wrong with it, also to a monitor that names no host of ours', async () => {
    const ready = await get('/healthz/ready')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', ...fine }])
    isDraining = true
    const stopping = await get('/healthz/ready')
    expect([stopping.status, await stopping.json()]).toEqual([
      503,
      { status: 'unavailable', ...fine, process: 'stopping' },
    ])
    expect((await get('/healthz/live')).status).toBe(200)
    expect((await get('/healthz/other')).status).not.toBe(200)
  })

  const taken = () => {
    const path = join(home, 'taken')
    writeFileSync(path, '')
    return path
  }
  it('is not where rows are refused, tables are of another program, or files cannot be kept', async () => {
    expect(await readinessOf(taken())()).toEqual({ ...fine, files: 'notWritable' })
    await execute(
      `create function full_disk() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`,
    )
    await execute(
      'create trigger full_disk before insert or update on server_settings for each row execute function full_disk()',
    )
    expect(await readinessOf()()).toEqual({ ...fine, database: 'notWritable' })
    await execute('drop trigger full_disk on server_settings')
    await execute(`insert into applied_migrations (name, hash) values ('9999_new', 'x')`)
    const found = await readinessOf()()
    expect(found).toEqual({ ...fine, schema: 'other' })
    expect(isReady(found)).toBe(false)
  })

  it('is not while the database does not answer, which it waits for no longer than seconds', async () => {
    const away = { database: 'unreachable', schema: 'unknown', files: 'ok', process: 'ok' }
    const over = (execute: () => Promise<never>) =>
      createReadiness({
        ...{ db: { execute } as never, filesRoot: home, isDraining: () => false, now: () => 0 },
        patience: 20,
      })()
    expect(await over(() => Promise.reject(new Error('ECONNREFUSED')))).toEqual(away)
    expect(await over(() => new Promise<never>(() => undefined))).toEqual(away)
  })

  it('writes a row at most once in three seconds, and none of the site', async () => {
    const readiness = readinessOf()
    const written = async () => {
      const { rows } = (await execute(
        `select value from server_settings where name = '${probeRow}'`,
      )) as unknown as {
        rows: Array<{ value: string }>
      }
      return rows.map(({ value }) => value)
    }
    await Promise.all([readiness(), readiness(), readiness()])
    const first = await written()
    expect(first).toHaveLength(1)
    clock = 2999
    await readiness()
    expect(await written()).toEqual(first)
    clock = 3000
    await readiness()
    expect(await written()).not.toEqual(first)
  })

  it('takes the name of a request from a proxy of ours, and says it in the log and the answer', async () => {
    const ask = async (id: string) => {
      const headers = new Map<string, string>()
      server.log.lines.length = 0
      await server.app.request(
        '/apic/login/account',
        {
          method: 'POST',
          headers: { host: 'symposium.test', origin: 'http://symposium.test', 'x-request-id': id },
        },
        {
          incoming: { socket: { remoteAddress: '10.0.0.1' } },
          outgoing: { setHeader: (name: string, value: string) => headers.set(name, value) },
        },
      )
      const said = server.log.lines.flatMap((line) => /"requestId":"([^"]*)"/.exec(line)?.[1] ?? [])
      expect(said.length).toBeGreaterThan(0)
      expect(new Set([...said, headers.get('x-request-id')]).size).toBe(1)
      return said[0]
    }
    expect(await ask('0f8e-4d2c_a:b.c+d/e=')).toBe('0f8e-4d2c_a:b.c+d/e=')
    for (const id of [
      'short',
      'x'.repeat(65),
      'with spaces in it',
      'quote"quote',
      '<script>alert(1)</script>',
    ])
      expect(await ask(id)).not.toBe(id)
  })
})
