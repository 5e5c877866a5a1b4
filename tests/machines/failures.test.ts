import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { walksOf } from '../../workbench/walksOf.ts'

/** Machines that keep it on purpose while the next attempt runs. */
const keeping: Readonly<Partial<Record<MachineId, string>>> = {
  gateSync: 'The door goes on saying that the server is out of reach until it has answered.',
}

const failureOf = ({ context }: AnyMachineSnapshot) => (context as { failure?: unknown }).failure ?? null

describe('what a failure left', () => {
  it.each(Object.keys(machines) as MachineId[])('is forgotten in %s when the next attempt begins', (id) => {
    // A failure that leads to a busy state belongs to the attempt that is still being settled.
    const stale = walksOf(id)
      .flatMap(({ steps }) => steps)
      .filter(
        ({ event, state }) =>
          !event.type.startsWith('xstate.error.') && state.hasTag('busy') && failureOf(state) !== null,
      )
      .map(({ event, state }) => `${event.type} → ${JSON.stringify(state.value)}`)
    if (id in keeping) expect(stale).not.toEqual([])
    else expect([...new Set(stale)]).toEqual([])
  })
})
