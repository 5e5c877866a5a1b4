import { describe, expect, it } from 'vitest'

import { gateReport } from '../../src/machines/gateSync/gateSync.model.ts'
import { gateSyncMachine } from '../../src/machines/gateSync/gateSync.machine.ts'
import * as select from '../../src/machines/gateSync/gateSync.selectors.ts'
import type { GateReport } from '../../src/machines/gateSync/gateSync.types.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const stand = () => {
  const sync = held<[], GateReport>()
  const quiet = () => () => undefined
  const machine = gateSyncMachine.provide({
    actors: actorsOf(gateSyncMachine, { syncGate: sync.call, watchQueue: quiet, watchNetwork: quiet }),
  })
  return { ...run(machine), sync }
}

describe('the synchronization of a gate', () => {
  it('[TKT-01] names the failure until the server has answered, and not after it', async () => {
    const { actor, clock, sync } = stand()
    sync.last().reject(callError('offline'))
    await turn()
    expect(select.selectStatus(actor.getSnapshot())).toBe('waiting')
    clock.increment(15_000)
    expect(select.selectFailure(actor.getSnapshot())?.kind).toBe('offline')
    sync.last().resolve(gateReport)
    await turn()
    expect(select.selectStatus(actor.getSnapshot())).toBe('level')
    expect(select.selectFailure(actor.getSnapshot())).toBeNull()
    expect(select.selectReport(actor.getSnapshot())).toEqual(gateReport)
  })
})
