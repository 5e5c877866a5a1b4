import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { gateMachine } from '../../src/machines/gate/gate.machine.ts'
import type { CheckScan, GateStart, GateVerdict } from '../../src/machines/gate/gate.types.ts'
import { gatePlace, gateStart, gateVerdict } from '../../src/machines/gate/gate.model.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const stand = async () => {
  const start = held<[], GateStart>()
  const check = held<[CheckScan], GateVerdict>()
  const gate = run(
    gateMachine.provide({ actors: actorsOf(gateMachine, { openGate: start.call, checkScan: check.call }) }),
  )
  start.last().resolve({ ...gateStart, place: gatePlace })
  await turn()
  const scan = (code: string) => gate.actor.send({ type: 'scan.code', code, nonce: `nonce of ${code}` })
  return { ...gate, check, scan }
}

describe('the gate', () => {
  it('[TKT-01] one code at a time: what is scanned while another is checked is not taken', async () => {
    const { actor, check, scan } = await stand()
    scan('a')
    scan('b')
    expect(check.calls.map(({ args }) => args[0].code)).toEqual(['a'])
    check.last().resolve(gateVerdict('accepted'))
    await turn()
    expect(actor.getSnapshot().value).toEqual({ open: 'admitted' })
    scan('b')
    expect(check.last().args[0]).toEqual({
      place: gatePlace,
      code: 'b',
      nonce: 'nonce of b',
      isTrusted: false,
    })
    expect(actor.getSnapshot().context.verdict).toBeNull()
  })

  it('[TKT-01] a person let in by hand keeps the nonce of the scan; the next code waits for the decision', async () => {
    const { actor, check, scan } = await stand()
    scan('a')
    check.last().resolve(gateVerdict('doubtful'))
    await turn()
    scan('b')
    actor.send({ type: 'scan.admit' })
    expect(check.calls.map(({ args }) => [args[0].nonce, args[0].isTrusted])).toEqual([
      ['nonce of a', false],
      ['nonce of a', true],
    ])
  })

  it('leaving the gate forgets the visitor', async () => {
    const { actor, check, scan } = await stand()
    scan('a')
    check.last().resolve(gateVerdict('accepted'))
    await turn()
    actor.send({ type: 'gate.change' })
    expect(actor.getSnapshot().context).toMatchObject({ scan: null, verdict: null, place: gatePlace })
  })
})
