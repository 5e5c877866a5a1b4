import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { inboxMachine } from '../../src/machines/inbox/inbox.machine.ts'
import type { Inbox } from '../../src/machines/inbox/inbox.types.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const one: Inbox = { roles: ['admin'], queues: [{ queue: 'organizers', waiting: 1 }] }
const none: Inbox = { roles: [], queues: [] }

const start = () => {
  const fetchInbox = held<[], Inbox>()
  const machine = inboxMachine.provide({ actors: actorsOf(inboxMachine, { fetchInbox: fetchInbox.call }) })
  return { ...run(machine, undefined), fetchInbox }
}

describe('the inbox of the console', () => {
  it('[ORG-03] keeps what it knows while it counts again, also when that fails, and says so once', async () => {
    const { actor, fetchInbox, emitted } = start()
    fetchInbox.last().resolve(one)
    await turn()
    actor.send({ type: 'inbox.refresh' })
    actor.send({ type: 'inbox.refresh' })
    expect(fetchInbox.calls, 'pressed twice, asked once').toHaveLength(2)
    expect(actor.getSnapshot().context.inbox).toEqual(one)
    const error = callError('offline')
    fetchInbox.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'refresh.failed', failure: error.detail }])
    expect(actor.getSnapshot()).toMatchObject({ value: { open: 'ready' }, context: { inbox: one } })
  })

  it('is closed to an account without a part, opens once one is given, and closes when the last is taken away', async () => {
    const { actor, fetchInbox } = start()
    fetchInbox.last().resolve(none)
    await turn()
    expect(actor.getSnapshot().value).toBe('closed')
    actor.send({ type: 'inbox.refresh' })
    fetchInbox.last().resolve(one)
    await turn()
    expect(actor.getSnapshot().value).toEqual({ open: 'ready' })
    actor.send({ type: 'inbox.refresh' })
    fetchInbox.last().resolve(none)
    await turn()
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { inbox: null } })
  })
})
