import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { playerMachine } from '../../../workbench/atlas/replay/player.machine.ts'
import type { Position } from '../../../workbench/atlas/replay/player.machine.ts'
import { budget, shareOf } from '../../../workbench/atlas/replay/pace.ts'

describe('the player of a walk', () => {
  it('plays to the end when no step is requested, and says how long that took', async () => {
    const { actor, log } = start({ step: undefined })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(log).toEqual(['open 0', 'act 0', 'act 1', 'act 2'])
    expect(context).toMatchObject({ at: 3, isPlaying: false })
    expect(context.took).toBeGreaterThanOrEqual(0)
  })

  it('stops at the requested step, and goes on one step at a time', async () => {
    const { actor, log } = start({ step: 1 })
    await waitFor(actor, (state) => state.matches('resting'))
    actor.send({ type: 'step' })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(log).toEqual(['open 1', 'act 1'])
    expect(context).toMatchObject({ at: 2, took: null })
  })

  it('goes back by walking a new page to the step before', async () => {
    const { actor, log } = start({ step: 2 })
    await waitFor(actor, (state) => state.matches('resting'))
    actor.send({ type: 'back' })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(log).toEqual(['open 2', 'open 1'])
    expect(context.at).toBe(1)
  })

  it('does not go back before the start, nor on after the end', async () => {
    const { actor, log } = start({ step: 0 })
    await waitFor(actor, (state) => state.matches('resting'))
    actor.send({ type: 'back' })
    actor.send({ type: 'go', request, total: 0 })
    await waitFor(actor, (state) => state.matches('resting'))
    actor.send({ type: 'step' })
    actor.send({ type: 'play' })
    expect(actor.getSnapshot().matches('resting')).toBe(true)
    expect(log).toEqual(['open 0', 'open 0'])
  })

  it('ends the step that runs before it pauses', async () => {
    const { actor, log } = start({ step: undefined })
    actor.subscribe((state) => {
      if (state.matches('acting') && state.context.isPlaying) actor.send({ type: 'pause' })
    })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(log).toEqual(['open 0', 'act 0'])
    expect(context).toMatchObject({ at: 1, took: null })
  })

  it('takes another walk at any time', async () => {
    const { actor, log } = start({ step: undefined })
    await waitFor(actor, (state) => state.matches('acting'))
    actor.send({ type: 'go', request: { machine: 'terms', to: 'terms.asking', step: 1 }, total: 2 })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(context).toMatchObject({ at: 1, total: 2, request: { machine: 'terms' } })
    expect(log.at(-1)).toBe('open 1')
  })

  it('says what went wrong, and can start again', async () => {
    const { actor, log, fail } = start({ step: 0 })
    await waitFor(actor, (state) => state.matches('resting'))
    fail('No such button')
    actor.send({ type: 'step' })
    const { context } = await waitFor(actor, (state) => state.matches('failed'))
    expect(context.problem).toBe('Error: No such button')
    fail(null)
    actor.send({ type: 'restart' })
    const end = await waitFor(actor, (state) => state.matches('resting'))
    expect(end.context).toMatchObject({ at: 3, problem: null })
    expect(log).toContain('open 0')
  })
})

describe('the time of a walk', () => {
  it('is never more than two seconds in all, however many steps there are', () => {
    for (let total = 1; total <= 12; total++) {
      let now = 0
      for (let at = 0; at < total; at++) now += shareOf({ at, since: 0, slowness: 1 }, total, now).whole
      expect(now).toBeLessThan(budget)
    }
  })

  it('is shared again when a step took longer than its share', () => {
    const slow = shareOf({ at: 1, since: 0, slowness: 1 }, 4, 1_200)
    expect(slow.whole).toBeCloseTo(100, 0)
    expect(shareOf({ at: 3, since: 0, slowness: 1 }, 4, 5_000)).toEqual({ whole: 0, announcement: 0, way: 0 })
  })

  it('is longer for a slower walk', () => {
    const [fast, slow] = [1, 4].map((slowness) => shareOf({ at: 0, since: 0, slowness }, 4, 0).whole)
    expect(slow).toBeGreaterThan(3 * fast!)
  })
})

const request = { machine: 'scan', to: 'scan.expired' } as const

const start = ({ step }: { step: number | undefined }) => {
  const log: string[] = []
  let problem: string | null = null
  const work = (name: string) =>
    fromPromise<void, Position>(async ({ input }) => {
      log.push(`${name} ${input.at}`)
      if (problem !== null) throw new Error(problem)
    })
  const actor = createActor(playerMachine.provide({ actors: { open: work('open'), act: work('act') } }), {
    input: { request: { ...request, step }, total: 3 },
  })
  actor.start()
  return { actor, log, fail: (next: string | null) => (problem = next) }
}
