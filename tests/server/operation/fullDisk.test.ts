import { open as openFile } from 'node:fs/promises'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { outageOf } from '../../../server/db/errors.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { calls } from '../../../src/contract/calls.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { dataAddress, png } from '../files/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const failing = (code: string) => Object.assign(new Error('write'), { code })

describe('[OPS-03] an error that says that nothing can be stored', () => {
  it.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'full'],
    ['53100', 'full'],
    ['25006', 'away'],
    ['ENOENT', null],
    ['23505', null],
  ] as const)('with %s is an outage of the kind %s', (code, kind) => {
    expect(outageOf(failing(code))).toBe(kind)
    expect(outageOf(new Error('in a query', { cause: failing(code) }))).toBe(kind)
  })
})

describeDatabase('[OPS-03] a disk without room', (open) => {
  let shop: Shop
  let member: Browser
  let handle: { readonly appendFile: unknown }

  beforeAll(async () => {
    shop = await openShop(open)
    member = await shop.signedIn('linmei')
    const file = await openFile(join(tmpdir(), `symposium-full-${process.pid}`), 'w')
    handle = Object.getPrototypeOf(file) as typeof handle
    await file.close()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => {
    rmSync(testConfig.filesRoot, { recursive: true, force: true })
    rmSync(join(tmpdir(), `symposium-full-${process.pid}`), { force: true })
  })

  it.each(['ENOSPC', 'EROFS'])(
    'refuses a file by name (%s), keeps no half of it, and takes it afterwards',
    async (code) => {
      mkdirSync(testConfig.filesRoot, { recursive: true })
      const before = readdirSync(testConfig.filesRoot)
      const file = { kind: 'live', content: dataAddress('image/png', png()) } as const
      vi.spyOn(handle as { appendFile: () => Promise<void> }, 'appendFile').mockRejectedValue(failing(code))
      expect(await member.refused('upload', file)).toMatchObject({
        reason: 'storageFull',
        msg: expect.stringContaining('no room'),
      })
      expect(readdirSync(testConfig.filesRoot)).toEqual(before)
      vi.restoreAllMocks()
      expect(await member.call('upload', file)).toHaveProperty('url')
    },
  )

  it('of the database refuses what would be written, loses nothing, and needs no restart', async () => {
    const { db } = shop.server.database
    const [conference] = await db.select({ id: conferences.id }).from(conferences).limit(1)
    const set = { kind: 'conf', id: conference?.id ?? 0, collected: 1 } as const
    await db.execute(
      sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
    )
    await db.execute(
      sql`create trigger no_room before insert on collections for each row execute function no_room()`,
    )
    const answer = await member.request(calls.collect.path, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'conf', id: String(set.id), collected: '1' }),
    })
    expect(answer.status).toBe(507)
    expect(await member.refused('collect', set)).toMatchObject({ reason: 'storageFull' })
    expect((await member.call('listCollected', { kind: 'conf' })).total).toBe(0)
    await db.execute(sql`drop trigger no_room on collections`)
    await member.call('collect', set)
    expect((await member.call('listCollected', { kind: 'conf' })).total).toBe(1)
  })
})
