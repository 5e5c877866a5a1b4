import { beforeEach, expect, it } from 'vitest'

import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import { createHarness, type Harness } from '../api/harness.ts'

describeDatabase('the echo that a connection is measured with', (open) => {
  let server: Harness
  beforeEach(async () => {
    server = await createHarness(open, { seeded: false })
  })
  const get = (query: string, address = '198.51.100.7') =>
    server.browser({ address }).request(`/live/echo${query}`)
  const post = (size: number, headers: Record<string, string> = {}) =>
    server.browser().request('/live/echo', { method: 'POST', body: new Uint8Array(size), headers })

  it('[DEV-01] gives anyone the requested number of bytes, which nothing packs or keeps, a megabyte at most', async () => {
    const response = await get('?bytes=65536')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes).toHaveLength(65_536)
    expect(new Set(bytes).size).toBe(256)
    expect((await (await get('')).arrayBuffer()).byteLength).toBe(0)
    expect((await (await get('?bytes=1048576')).arrayBuffer()).byteLength).toBe(1_048_576)
    for (const asked of ['1048577', '-1', '1.5', 'many', '1e99']) {
      const refused = await get(`?bytes=${asked}`)
      expect(await refused.json()).toMatchObject({ data: { reason: 'invalid', field: 'bytes' } })
    }
  })

  it('[DEV-01] takes a quarter of a megabyte and says nothing; more is refused, however its length is declared', async () => {
    const taken = await post(256 * 1024)
    expect([taken.status, await taken.text()]).toEqual([204, ''])
    expect(taken.headers.get('cache-control')).toBe('no-store')
    for (const headers of [{}, { 'content-length': '1' }, { 'content-length': String(2 ** 40) }]) {
      const refused = await post(256 * 1024 + 1, headers)
      expect(refused.status).toBe(413)
      expect(await refused.json()).toMatchObject({ data: { reason: 'bodyTooLarge' } })
    }
    const foreign = await post(1, { origin: 'https://evil.example' })
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { data: { reason: 'foreignOrigin' } }])
  })

  it('[DEV-01] 300 times a minute for one network, and the others do not notice', async () => {
    expect((await get('')).status).toBe(200)
    await spendHits(server.database.db, 'echo:', 299)
    expect((await post(1)).status).toBe(204)
    const refused = await get('')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ data: { reason: 'limited', retry_after: 60 } })
    expect((await post(1)).status).toBe(429)
    expect((await get('', '203.0.113.9')).status).toBe(200)
    server.clock.now += 60_000
    expect((await get('')).status).toBe(200)
  })
})
