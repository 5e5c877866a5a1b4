import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { siteConfigMachine } from '../../src/machines/siteConfig/siteConfig.machine.ts'
import type { Site } from '../../src/machines/siteConfig/siteConfig.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, site } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const fresh: Site = { ...site, base: { ...site.base, hot_line: '400-111-1111' } }

const startConfig = (cached: Site | null) => {
  const fetchSite = held<[], Site>()
  const machine = siteConfigMachine.provide({
    actors: actorsOf(siteConfigMachine, { fetchSite: fetchSite.call }),
  })
  return { ...run(machine, { cached }), fetchSite }
}

describe('siteConfig', () => {
  it('[CFG-01] shows what is cached at once while it refreshes', async () => {
    const { actor, fetchSite } = startConfig(site)
    expect(actor.getSnapshot().context.site).toEqual(site)
    expect(fetchSite.calls, 'one refresh, not two').toHaveLength(1)
    fetchSite.last().resolve(fresh)
    await turn()
    expect(actor.getSnapshot().context.site).toEqual(fresh)
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('[CFG-01] a refresh that is refused says so once and keeps what is cached', async () => {
    const { actor, fetchSite, emitted } = startConfig(site)
    const error = callError('refused', 'fault')
    fetchSite.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'config.failed', failure: error.detail }])
    expect(actor.getSnapshot().context.site).toEqual(site)
    expect(actor.getSnapshot().value).toBe('stale')
  })

  it('[CFG-01] a first visit without an answer says so and can be tried again', async () => {
    const { actor, fetchSite, emitted } = startConfig(null)
    fetchSite.last().reject(callError('offline'))
    await turn()
    expect(emitted.map(({ type }) => type)).toEqual(['config.failed'])
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'config.refresh' })
    fetchSite.last().resolve(fresh)
    await turn()
    expect(actor.getSnapshot().context).toMatchObject({ site: fresh, failure: null })
  })

  it.each([[site], [null]])(
    'an answer that is overtaken by a change of language is not shown',
    async (cached) => {
      const { actor, fetchSite } = startConfig(cached)
      const overtaken = fetchSite.last()
      actor.send({ type: 'config.refresh' })
      expect(overtaken.signal.aborted).toBe(true)
      overtaken.resolve(site)
      await turn()
      expect(actor.getSnapshot().hasTag('busy')).toBe(true)
      fetchSite.last().resolve(fresh)
      await turn()
      expect(actor.getSnapshot().context.site).toEqual(fresh)
    },
  )
})
