import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { answer, handlers, refuse } from '../../mocks/handlers.ts'
import { createApi } from '../../src/services/api.ts'
import { createSiteService } from '../../src/services/siteService.ts'
import { createKeyValueStore } from '../../src/services/storage.ts'
import type { KeyValueStore } from '../../src/services/storage.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { site } from '../../mocks/samples/payloads.ts'

const server = setupServer(...handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const build = (local: KeyValueStore = memoryStore()) => {
  const page = { locale: 'zh-CN' }
  const api = createApi({
    baseUrl: 'http://symposium.test',
    headers: () => ({ lang: page.locale }),
    timeout: 5_000,
  })
  return { page, local, service: createSiteService({ api, local, locale: () => page.locale }) }
}
const signal = new AbortController().signal

describe('siteService', () => {
  it('[CFG-01] what was fetched is there on the next visit', async () => {
    server.use(
      answer('getSiteBase', site.base),
      answer('getNavHeader', site.header),
      answer('getNavFooter', site.footer),
      answer('getLinks', site.links),
    )
    const { service, local } = build()
    expect(service.readCache()).toBeNull()
    expect(await service.fetchSite(signal)).toEqual(site)
    expect(build(local).service.readCache()).toEqual(site)
  })

  it.each(['getSiteBase', 'getNavHeader', 'getNavFooter', 'getLinks'] as const)(
    '[CFG-01] a refusal of %s keeps the whole cached configuration',
    async (call) => {
      const { service } = build()
      const cached = await service.fetchSite(signal)
      server.use(refuse(call, 'fault'))
      await expect(service.fetchSite(signal)).rejects.toMatchObject({ detail: { reason: 'fault' } })
      expect(service.readCache()).toEqual(cached)
    },
  )

  it('[CFG-01] each language has its own copy', async () => {
    const { service, page } = build()
    const chinese = await service.fetchSite(signal)
    page.locale = 'en'
    expect(service.readCache()).toBeNull()
    const english = await service.fetchSite(signal)
    expect(english.base.server_time).not.toBe(chinese.base.server_time)
    page.locale = 'zh-CN'
    expect(service.readCache()).toEqual(chinese)
  })

  it('[CFG-01] an answer is kept under the language that it was asked in', async () => {
    const { service, page } = build()
    const asked = service.fetchSite(signal)
    page.locale = 'en'
    const chinese = await asked
    expect(service.readCache()).toBeNull()
    page.locale = 'zh-CN'
    expect(service.readCache()).toEqual(chinese)
  })

  it.each(['', '{', 'null', '[]', '{"base":{}}', JSON.stringify({ ...site, header: [{ name: 1 }] })])(
    '[CFG-01] the unreadable copy %j counts as none',
    (text) => {
      const { service, local } = build()
      local.write('site:zh-CN', text)
      expect(service.readCache()).toBeNull()
    },
  )

  it('[CFG-01] works without storage', async () => {
    const blocked = createKeyValueStore(() => {
      throw new Error('blocked')
    })
    const { service } = build(blocked)
    await expect(service.fetchSite(signal)).resolves.toHaveProperty('base')
    expect(service.readCache()).toBeNull()
  })
})
