import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { orderRequestMachine } from '../../src/machines/orderRequest/orderRequest.machine.ts'
import type { Command } from '../../src/kinds/command/command.types.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = () => {
  const send = held<[Command<{ reason: string }>], void>()
  const machine = orderRequestMachine.provide({
    actors: actorsOf(orderRequestMachine, { sendCommand: send.call }),
  })
  return { ...run(machine), send }
}

describe('asking about an order', () => {
  it('[ORD-03] sends the reason once', async () => {
    const { actor, send, emitted } = start()
    actor.send({ type: 'command.send', wish: { reason: '行程有变' }, key: 'key-1' })
    actor.send({ type: 'command.send', wish: { reason: '行程有变' }, key: 'key-2' })
    actor.send({ type: 'command.close' })
    expect(send.calls.map(({ args }) => args)).toEqual([[{ wish: { reason: '行程有变' }, key: 'key-1' }]])
    send.last().resolve()
    await turn()
    expect(emitted).toEqual([{ type: 'command.done', wish: { reason: '行程有变' }, answer: undefined }])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('[ORD-05] the same words after a lost answer carry the same key', async () => {
    const { actor, send } = start()
    for (const [reason, key] of [
      ['行程有变', 'key-1'],
      ['行程有变', 'key-2'],
      ['身体不适', 'key-3'],
    ] as const) {
      actor.send({ type: 'command.send', wish: { reason }, key })
      send.last().reject(callError('offline'))
      await turn()
      expect(actor.getSnapshot().value).toBe('asking')
    }
    expect(send.calls.map(({ args }) => args[0].key)).toEqual(['key-1', 'key-1', 'key-3'])
  })

  it.each(['refundWindowOver', 'ticketSignedIn', 'mealUsed', 'paymentUnderWay', 'versionConflict'] as const)(
    '[ORD-01] %s stands in the way: nothing is to be typed any more, and the list is out of date',
    async (reason) => {
      const { actor, send, emitted } = start()
      actor.send({ type: 'command.send', wish: { reason: '行程有变' }, key: 'key-1' })
      send.last().reject(callError('refused', reason))
      await turn()
      expect(actor.getSnapshot().value).toBe('refused')
      actor.send({ type: 'command.send', wish: { reason: '身体不适' }, key: 'key-2' })
      expect(send.calls).toHaveLength(1)
      actor.send({ type: 'command.close' })
      expect(emitted).toEqual([{ type: 'command.left', isOutdated: true }])
    },
  )
})
