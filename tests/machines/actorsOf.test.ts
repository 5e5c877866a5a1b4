import { describe, expect, it, vi } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { given } from '../../src/machines/shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../src/machines/shared/placeholders.ts'

const child = setup({}).createMachine({ initial: 'on', states: { on: {} } })

interface Port {
  ask(signal: AbortSignal): Promise<number>
  set(wanted: boolean, signal: AbortSignal): Promise<void>
  watch(tell: (event: { type: 'heard' }) => void): (() => void) | void
  follow(room: string, tell: (event: { type: 'heard' }) => void): (() => void) | void
}

const machine = setup({
  types: {} as { context: { wanted: boolean }; events: { type: 'heard' } },
  actors: {
    child,
    ask: promisePlaceholder<Port['ask']>('ask'),
    set: promisePlaceholder<Port['set']>('set'),
    watch: callbackPlaceholder<Port['watch']>('watch'),
    follow: callbackPlaceholder<Port['follow']>('follow'),
  },
}).createMachine({
  context: { wanted: false },
  initial: 'asking',
  invoke: [{ src: 'watch' }, { src: 'follow', input: 'room' }],
  states: {
    asking: { invoke: { src: 'ask', onDone: 'setting' } },
    setting: { invoke: { src: 'set', input: ({ context }) => context.wanted, onDone: 'ready' } },
    ready: { on: { heard: 'told' } },
    told: { type: 'final' },
  },
})

describe('actorsOf', () => {
  it('hands input and signal, or input and listener, to the method of the same name, on its port', async () => {
    const stops = [vi.fn(), vi.fn()]
    const tells: Array<(event: { type: 'heard' }) => void> = []
    const port = {
      value: 3,
      async ask(signal: AbortSignal) {
        expect(signal).toBeInstanceOf(AbortSignal)
        return this.value
      },
      set: vi.fn(async (_wanted: boolean, _signal: AbortSignal) => {}),
      watch: (tell: (event: { type: 'heard' }) => void) => {
        tells.push(tell)
        return stops[0]
      },
      follow: vi.fn((_room: string, _tell: unknown) => stops[1]),
    }
    const actor = createActor(machine.provide({ actors: actorsOf(machine, port) })).start()
    await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    // False is an input like any other.
    expect(port.set).toHaveBeenCalledWith(false, expect.any(AbortSignal))
    expect(port.follow).toHaveBeenCalledWith('room', expect.any(Function))
    tells[0]?.({ type: 'heard' })
    expect(actor.getSnapshot().status).toBe('done')
    for (const stop of stops) expect(stop).toHaveBeenCalledOnce()
  })

  it('leaves machines to their provider', () => {
    const nothing = {
      ask: () => Promise.resolve(1),
      set: () => Promise.resolve(),
      watch: () => {},
      follow: () => {},
    }
    expect(Object.keys(actorsOf(machine, nothing)).sort()).toEqual(['ask', 'follow', 'set', 'watch'])
  })

  it('names the method that a port lacks', async () => {
    const actor = createActor(machine.provide({ actors: actorsOf(machine, { watch: () => {} } as never) }))
    const failed = new Promise((settle) => actor.subscribe({ error: settle }))
    actor.start()
    expect(String(await failed)).toContain('has no method "')
  })
})

describe('given', () => {
  it('throws where a state was entered without what it needs, and keeps false, zero and nothing written', () => {
    expect(() => given(null, 'a scene')).toThrow('a scene')
    expect(() => given(undefined, 'a scene')).toThrow('a scene')
    expect([given(0, 'a'), given('', 'a'), given(false, 'a')]).toEqual([0, '', false])
  })
})
