import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { lazyPageMachine } from '../../src/machines/lazyPage/lazyPage.machine.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const startPage = (loaded = false) => {
  const loadChunk = held<[], void>()
  const machine = lazyPageMachine.provide({
    actors: actorsOf(lazyPageMachine, { loadChunk: loadChunk.call }),
  })
  return { ...run(machine, { loaded }), loadChunk }
}

describe('lazyPage', () => {
  it('[NAV-06] shows the page when its chunk is here', async () => {
    const { actor, loadChunk } = startPage()
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    loadChunk.last().resolve()
    await turn()
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('[NAV-06] loads nothing for a page that came with the first load', () => {
    const { actor, loadChunk } = startPage(true)
    expect(actor.getSnapshot().value).toBe('ready')
    expect(loadChunk.calls).toHaveLength(0)
  })

  it('[NAV-06] a chunk that has not arrived after 120 s is an error with a retry', async () => {
    const { actor, clock, loadChunk } = startPage()
    clock.increment(119_999)
    expect(actor.getSnapshot().value).toBe('loading')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.problem).toBe('late')
    expect(loadChunk.last().signal.aborted).toBe(true)
    actor.send({ type: 'page.retry' })
    expect(loadChunk.calls).toHaveLength(2)
    expect(actor.getSnapshot().context.problem).toBeNull()
    loadChunk.last().resolve()
    await turn()
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('[NAV-06] a chunk that cannot be loaded is an error with a retry at once', async () => {
    const { actor, loadChunk } = startPage()
    loadChunk.last().reject(new TypeError('Failed to fetch dynamically imported module'))
    await turn()
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.problem).toBe('broken')
    expect(actor.getSnapshot().can({ type: 'page.retry' })).toBe(true)
  })
})
