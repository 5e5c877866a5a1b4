import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { collectMachine } from '../../src/machines/collect/collect.machine.ts'
import { selectIsCollected } from '../../src/machines/collect/collect.selectors.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const press = { type: 'collect.toggle', member: true } as const

const start = (collected: boolean | null) => {
  const fetch = held<[], boolean>()
  const set = held<[boolean], boolean>()
  const machine = collectMachine.provide({
    actors: actorsOf(collectMachine, { fetchCollected: fetch.call, setCollected: set.call }),
  })
  return { ...run(machine, { collected }), fetch, set }
}

describe('collecting', () => {
  it('[PUB-01] shows what was pressed at once, and keeps what the server answers', async () => {
    const { actor, set } = start(false)
    actor.send(press)
    expect(selectIsCollected(actor.getSnapshot())).toBe(true)
    set.last().resolve(true)
    await turn()
    expect(actor.getSnapshot().value).toBe('resting')
    expect(selectIsCollected(actor.getSnapshot())).toBe(true)
  })

  it.each(['offline', 'server'] as const)(
    'goes back to what the server has when it fails: %s',
    async (kind) => {
      const { actor, set, emitted } = start(true)
      actor.send(press)
      set.last().reject(callError(kind))
      await turn()
      expect(selectIsCollected(actor.getSnapshot())).toBe(true)
      expect(emitted).toMatchObject([{ type: 'collect.failed', failure: { kind } }])
    },
  )

  it('[SES-03] says nothing of its own when the session has ended', async () => {
    const { actor, set, emitted } = start(false)
    actor.send(press)
    set.last().reject(callError('expired'))
    await turn()
    expect(selectIsCollected(actor.getSnapshot())).toBe(false)
    expect(emitted).toEqual([])
  })

  it('a press during the request follows when it is answered; two take each other back', async () => {
    const { actor, set } = start(false)
    actor.send(press)
    actor.send(press)
    expect(selectIsCollected(actor.getSnapshot())).toBe(false)
    set.last().resolve(true)
    await turn()
    expect(set.calls.map(({ args }) => args)).toEqual([[true], [false]])
    actor.send(press)
    actor.send(press)
    set.last().resolve(false)
    await turn()
    expect(set.calls).toHaveLength(2)
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('[SES-08] leads a guest to the login, and sends nothing', () => {
    const { actor, set, emitted } = start(false)
    actor.send({ type: 'collect.toggle', member: false })
    expect(emitted).toEqual([{ type: 'login.wanted' }])
    expect(set.calls).toHaveLength(0)
    expect(selectIsCollected(actor.getSnapshot())).toBe(false)
  })

  it('asks if the page does not know, and takes no press before', async () => {
    const { actor, fetch, set } = start(null)
    actor.send(press)
    expect(set.calls).toHaveLength(0)
    fetch.last().resolve(true)
    await turn()
    expect(selectIsCollected(actor.getSnapshot())).toBe(true)
  })
})
