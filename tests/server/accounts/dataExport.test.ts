import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import * as schema from '../../../server/db/schema.ts'
import { makeExports } from '../../../server/files/exports/makeExports.ts'
import { notExported, ownRows } from '../../../server/files/exports/ownRows.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { describeDatabase } from '../../support/engines.ts'
import { testConfig } from '../api/harness.ts'
import { dataAddress } from '../files/pictures.ts'
import { photo } from '../files/photos.ts'
import { openShop, type Shop } from '../support/shop.ts'

const day = 86_400_000

describeDatabase('the archive of own data', (open) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => rmSync(testConfig.filesRoot, { recursive: true, force: true }))

  const work = () => {
    const { log, clock } = shop.server
    const stores = uploadStores(testConfig.filesRoot)
    return makeExports({ db: shop.db, stores, log, now: () => clock.now })
  }
  const fileOf = async (userId: number) => {
    const rows = await shop.db
      .select()
      .from(schema.accountExports)
      .where(eq(schema.accountExports.userId, userId))
    return rows.at(-1)?.file ?? null
  }

  it('[ACC-03] is requested, made, announced and downloaded by its owner alone, with what they uploaded', async () => {
    const owner = await shop.signedIn('linmei')
    const userId = await shop.idOf('linmei')
    await shop.buy('linmei')
    const content = dataAddress('image/jpeg', await photo())
    const { url } = await owner.call('upload', { kind: 'avatar', content })
    const asked = await owner.call('askExport', {})
    expect(asked.data_export).toMatchObject({ until: null })
    expect((await owner.request('/files/account/data.zip')).status).toBe(404)
    // Two servers at once make one archive.
    await Promise.all([work(), work()])
    const told = await shop.db
      .select()
      .from(schema.messages)
      .where(and(eq(schema.messages.userId, userId), eq(schema.messages.name, 'exportReady')))
    expect(told).toHaveLength(1)
    expect((await owner.call('getOwnAccount', {})).data_export?.until).not.toBeNull()
    const response = await owner.request('/files/account/data.zip')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(strFromU8(archive['README.txt'] ?? new Uint8Array())).toContain(
      'what the platform stores about you',
    )
    const read = (name: string) =>
      JSON.parse(strFromU8(archive[`data/${name}.json`] ?? new Uint8Array())) as Array<
        Record<string, unknown>
      >
    expect(read('account')).toMatchObject([{ id: userId, account: 'linmei' }])
    expect(read('orders').length).toBeGreaterThan(0)
    expect(archive[`files/pictures/${url.slice('/uploads/'.length)}`]?.byteLength).toBeGreaterThan(100)
    // Nothing that opens something, and nothing of others.
    const everything = Object.entries(archive)
      .filter(([name]) => name.startsWith('data/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('')
    expect(everything).not.toMatch(/argon2|tokenHash|sidHash|passwordHash|codeHash/)
    expect(new Set(read('orders').map((row) => row['userId']))).toEqual(new Set([userId]))
    const other = await shop.signedIn('newcomer')
    expect((await other.request('/files/account/data.zip')).status).toBe(404)
    expect((await shop.server.browser().request('/files/account/data.zip')).status).not.toBe(404)
  })

  it('[ACC-03] once a day, also of ten who ask at the same moment', async () => {
    const { browser } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.raw('askExport')))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await browser.refused('askExport')).toMatchObject({ reason: 'exportToday', retry_after: 86_400 })
  })

  it('[ACC-03] needs a recent sign-in, for asking and for downloading', async () => {
    const { browser } = await newcomer()
    await browser.call('askExport', {})
    await work()
    shop.server.clock.now += 11 * 60_000
    const response = await browser.request('/files/account/data.zip', {
      headers: { accept: 'application/json' },
    })
    expect(await response.json()).toMatchObject({ data: { reason: 'freshSignInNeeded' } })
    shop.server.clock.now += day
    expect(await browser.refused('askExport')).toMatchObject({ reason: 'freshSignInNeeded' })
  })

  it('[ACC-03] is gone after seven days', async () => {
    const { browser, userId } = await newcomer()
    await browser.call('askExport', {})
    await work()
    const path = join(testConfig.filesRoot, 'exports', (await fileOf(userId)) ?? '')
    expect(existsSync(path)).toBe(true)
    shop.server.clock.now += 7 * day + 1000
    expect((await browser.request('/files/account/data.zip')).status).toBe(404)
    await work()
    expect(existsSync(path)).toBe(false)
    expect((await browser.call('getOwnAccount', {})).data_export).toBeNull()
  })

  let people = 0
  const newcomer = async () => {
    const mobile = `1571000${String((people += 1)).padStart(4, '0')}`
    const browser = shop.server.browser()
    await browser.call('sendLoginCode', { mobile })
    await browser.call('loginByPhone', { mobile, code: shop.server.sender.codeFor(mobile) })
    return { browser, userId: Number(browser.credentials?.uid) }
  }
})

it('[ACC-03] every column that names a member is exported, or says why not', () => {
  const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable => is(entry, PgTable))
  const naming = tables.flatMap((table) => {
    const name = getTableName(table)
    const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === schema.users ? columns.map((column) => column.name) : []
    })
    const named = Object.values(getTableColumns(table))
      .map((column) => column.name)
      .filter((column) => column === 'user_id' || column === 'actor' || column.endsWith('seconded_by'))
    return [...new Set([...referring, ...named])].map((column) => `${name}.${column}`)
  })
  const exported = Object.values(ownRows).map(({ table, owner }) => `${getTableName(table)}.${owner.name}`)
  expect([...naming, 'users.id'].sort()).toEqual([...exported, ...Object.keys(notExported)].sort())
  for (const reason of Object.values(notExported)) expect(reason).toMatch(/^[A-Z].{10,}\.$/)
})
