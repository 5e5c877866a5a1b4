import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'

import { demoPassword } from '../../../server/db/seed.ts'
import { newMemory } from '../../support/engines.ts'
import { createHarness, type Harness } from './harness.ts'

describe('compressed answers', () => {
  let harness: Harness
  beforeAll(async () => {
    const database = await newMemory()
    harness = await createHarness(() => Promise.resolve(database))
    return () => database.close()
  })
  const get = (path: string, coding: string) =>
    harness.browser().request(path, { headers: { 'accept-encoding': coding } })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('a long answer is compressed as the client takes it, and says the same', async () => {
    for (const path of ['/apic/conf/list?page_size=50', '/ics/calendar.ics']) {
      const plain = await bytesOf(await get(path, 'identity'))
      expect(plain.byteLength).toBeGreaterThan(3000)
      for (const [accepted, coding, unpack] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip;q=1.0, *;q=0.5', 'gzip', gunzipSync],
        ['br;q=0, gzip', 'gzip', gunzipSync],
      ] as const) {
        const response = await get(path, accepted)
        expect({ accepted, coding: response.headers.get('content-encoding') }).toEqual({ accepted, coding })
        expect(response.headers.get('vary')).toContain('Accept-Encoding')
        const packed = await bytesOf(response)
        expect(packed.byteLength).toBeLessThan(plain.byteLength / 2)
        expect(unpack(packed).toString()).toBe(plain.toString())
      }
      for (const none of ['', 'identity', 'br;q=0', 'gzip;q=0.0, br;q=0']) {
        expect((await get(path, none)).headers.get('content-encoding')).toBeNull()
      }
    }
  })

  it('a short answer, and one that holds a credential, are sent as they are', async () => {
    expect((await get('/apic/user/info', 'br')).headers.get('content-encoding')).toBeNull()
    const login = await harness.browser().request('/apic/login/account', {
      method: 'POST',
      body: `account=linmei&password=${demoPassword}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'br' },
    })
    expect(login.headers.get('content-encoding')).toBeNull()
    expect(await login.text()).toContain('"token"')
  })
})
