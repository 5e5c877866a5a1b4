import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import type { OwnAccount } from '../../src/contract/ownAccount.ts'
import { ownAccountMachine } from '../../src/machines/ownAccount/ownAccount.machine.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { held, turn } from '../support/held.ts'

const account: OwnAccount = {
  ...fixturesFor('zh').getOwnAccount,
  data_export: { asked_at: '2026-11-28T01:00:00.000Z', until: null, bytes: 0 },
}
const ready: OwnAccount = {
  ...account,
  data_export: { asked_at: '2026-11-28T01:00:00.000Z', until: '2026-12-05T01:00:00.000Z', bytes: 7 },
}

it('[ACC-03] looks every five seconds while the own data is put together, and not after that', async () => {
  const fetchAccount = held<[], OwnAccount>()
  const saveChange = held<[unknown], OwnAccount>()
  const clock = new SimulatedClock()
  const port = { fetchAccount: fetchAccount.call, saveChange: saveChange.call }
  const actor = createActor(
    ownAccountMachine.provide({ actors: actorsOf(ownAccountMachine, port) as object }),
    { clock },
  ).start()
  const value = () => actor.getSnapshot().value
  const answer = async (seen: OwnAccount) => {
    fetchAccount.last().resolve(seen)
    await turn()
  }
  await answer(account)
  clock.increment(4_999)
  expect(value()).toBe('open')
  clock.increment(1)
  expect(value()).toBe('looking')
  fetchAccount.last().reject(callError('offline'))
  await turn()
  // No failure is shown: the next look follows.
  expect([value(), actor.getSnapshot().context.failure]).toEqual(['open', null])
  clock.increment(5_000)
  // A wish made during the query goes first.
  actor.send({ type: 'wish.choose', wish: { kind: 'endOthers' } })
  expect(value()).toBe('confirming')
  actor.send({ type: 'wish.dismiss' })
  clock.increment(5_000)
  await answer(ready)
  expect(actor.getSnapshot().context.account).toEqual(ready)
  clock.increment(600_000)
  expect(value()).toBe('open')
  expect(fetchAccount.calls).toHaveLength(4)
})
