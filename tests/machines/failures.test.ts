import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { activeLeafIds } from '../../workbench/core/walk.ts'
import { models } from '../../workbench/registry.ts'
import { walksOf } from '../../workbench/walksOf.ts'

/** Busy states that keep it on purpose. */
const keeping: Readonly<Partial<Record<MachineId, Readonly<Record<string, string>>>>> = {
  gateSync: { syncing: 'The door goes on saying that the server is out of reach until it has answered.' },
  checkout: { checking: 'It looks again without a word; nobody has tried to pay again.' },
  guestMic: { leaving: 'Leaving is no attempt: it goes on saying why the microphone or the place was lost.' },
}

const failureOf = ({ context }: AnyMachineSnapshot) => (context as { failure?: unknown }).failure ?? null

/** States with a failure at the end of a walk. One step from each is more than the walks take: each takes a transition once. */
const failedStates = (id: MachineId) =>
  walksOf(id)
    .flatMap(({ steps }) => steps)
    .map(({ state }) => state)
    .filter((state) => failureOf(state) !== null && !state.hasTag('busy'))

describe('what a failure left', () => {
  it.each(Object.keys(machines) as MachineId[])('is forgotten in %s when the next attempt begins', (id) => {
    const excused = keeping[id] ?? {}
    const kept = failedStates(id).flatMap((state) =>
      models[id].events.flatMap((event) => {
        const [next] = transition(machines[id] as AnyStateMachine, state, event)
        const leaf = activeLeafIds(next).map((name) => name.replace(`${id}.`, ''))
        return next.hasTag('busy') && failureOf(next) !== null ? [{ event: event.type, leaf }] : []
      }),
    )
    const isExcused = ({ leaf }: { leaf: readonly string[] }) => leaf.some((name) => name in excused)
    expect(kept.filter((one) => !isExcused(one))).toEqual([])
    // An excuse that nothing needs any more.
    const needed = new Set(kept.flatMap(({ leaf }) => leaf))
    expect(Object.keys(excused).filter((name) => !needed.has(name))).toEqual([])
  })
})
