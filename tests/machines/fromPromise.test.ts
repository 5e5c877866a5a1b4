import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { fromPromise } from '../../src/machines/shared/fromPromise.ts'
import { turn } from '../support/held.ts'

/** As React does in development: the actor is stopped, and the same one starts again where it stood. */
const restart = (actor: ReturnType<typeof createActor>) => {
  const child = actor.getSnapshot().children.load
  const kept = [actor, child].map((ref) => [ref, ref.getSnapshot()] as const)
  actor.stop()
  for (const [ref, snapshot] of kept) Object.assign(ref, { _processingStatus: 0, _snapshot: snapshot })
  actor.start()
}

describe('a promise of an actor that was stopped', () => {
  it('never settles: the second life does not hear of the abort of the first', async () => {
    const lives: AbortSignal[] = []
    const load = fromPromise<string, void>(
      ({ signal }) =>
        new Promise((settle, fail) => {
          lives.push(signal)
          signal.addEventListener('abort', () => fail(new Error('aborted')))
          if (lives.length === 2) settle('loaded')
        }),
    )
    const machine = createMachine({
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'load', src: load, onDone: 'ready', onError: 'failed' } },
        ready: {},
        failed: {},
      },
    })
    const actor = createActor(machine).start()
    restart(actor)
    await turn()
    expect(lives.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(actor.getSnapshot().value).toBe('ready')
  })
})
