import { describe, expect, it } from 'vitest'

import type { ChatSignal } from '../../src/contract/room/ports.ts'
import { createFakeChat } from '../../mocks/live/fakeChat.ts'
import { createChatActors } from '../../src/machines/chat/chat.actors.ts'
import { chatMachine } from '../../src/machines/chat/chat.machine.ts'
import { selectLink } from '../../src/machines/chat/chat.selectors.ts'
import { keptMessages } from '../../src/machines/chat/messages.ts'
import { chatMessage } from '../../src/machines/chat/chat.model.ts'
import { turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const clientId = 'client-mine'

const start = (...signals: readonly ChatSignal[]) => {
  const port = createFakeChat()
  const flow = run(chatMachine.provide({ actors: createChatActors(port) }))
  for (const signal of signals) port.tell(signal)
  const send = () => flow.actor.send({ type: 'chat.send', clientId, text: 'hello' })
  return { ...flow, port, send, context: () => flow.actor.getSnapshot().context }
}
const ready = { type: 'chat.ready' } as const
const numbers = ({ messages }: { messages: ReadonlyArray<{ c: number }> }) => messages.map(({ c }) => c)

describe('the chat of a room', () => {
  it('[CHAT-01] keeps messages in order and each once, also those that come again after a reconnect', () => {
    const { port, context } = start(ready)
    port.tell({ type: 'chat.received', messages: [chatMessage(2), chatMessage(4)] })
    port.tell({ type: 'chat.lost' })
    port.tell({
      type: 'chat.received',
      messages: [chatMessage(2), chatMessage(3), chatMessage(4), chatMessage(5)],
    })
    expect(numbers(context())).toEqual([2, 3, 4, 5])
  })

  it('[CHAT-01] sends a failed message again with the same id, and shows it once', async () => {
    const { actor, port, send, context } = start(ready)
    send()
    port.refuse(callError('offline'))
    await turn()
    expect(context().outgoing).toMatchObject([{ clientId, failure: { kind: 'offline' } }])
    actor.send({ type: 'chat.resend', clientId })
    actor.send({ type: 'chat.resend', clientId })
    expect(port.sent).toEqual([
      { text: 'hello', clientId },
      { text: 'hello', clientId },
    ])
    // It had arrived the first time: its echo comes before the answer.
    port.tell({ type: 'chat.received', messages: [chatMessage(7, 'hello', clientId)] })
    port.accept(chatMessage(7, 'hello', clientId))
    await turn()
    expect(context().outgoing).toEqual([])
    expect(numbers(context())).toEqual([7])
  })

  it('[CHAT-01] what waits when the chat is closed counts as not sent, and keeps its id', () => {
    const { port, send, context } = start(ready)
    send()
    port.tell({ type: 'chat.failed', error: callError('offline') })
    expect(context().outgoing).toMatchObject([{ clientId, failure: { kind: 'offline' } }])
  })

  it('[MUTE-01] a mute that comes first is reported, and the message stays', async () => {
    const { port, send, context, emitted } = start(ready)
    send()
    port.refuse(callError('refused', 'mutedMember'))
    await turn()
    expect(emitted).toMatchObject([{ type: 'message.banned', failure: { reason: 'mutedMember' } }])
    expect(context().outgoing).toMatchObject([{ text: 'hello' }])
  })

  it('tries five times by itself, waiting longer each time, and then waits for a press', () => {
    const { actor, clock, port } = start()
    const waits: number[] = []
    while (selectLink(actor.getSnapshot()) !== 'failed') {
      port.tell({ type: 'chat.failed', error: callError('offline') })
      let waited = 0
      for (; selectLink(actor.getSnapshot()) === 'retrying'; waited += 500) clock.increment(500)
      if (waited > 0) waits.push(waited)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    actor.send({ type: 'chat.retry' })
    expect(selectLink(actor.getSnapshot())).toBe('connecting')
  })

  it('an attempt that is not answered within 15 seconds has failed', () => {
    const { actor, clock, context } = start()
    clock.increment(15_000)
    expect(selectLink(actor.getSnapshot())).toBe('retrying')
    expect(context().failure?.kind).toBe('timeout')
  })

  it('keeps no more than 500 messages while the reader is at the newest, and can ask for the others', () => {
    const { actor, port, context } = start(ready)
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => chatMessage(from + place))
    port.tell({ type: 'chat.received', messages: many(1, keptMessages + 100) })
    expect(context().messages).toHaveLength(keptMessages)
    expect(context().hasOlder).toBe(true)
    actor.send({ type: 'chat.scroll', atEnd: false })
    port.tell({ type: 'chat.received', messages: many(601, 50) })
    expect(context()).toMatchObject({ firstUnread: 601 })
    expect(context().messages).toHaveLength(keptMessages + 50)
    actor.send({ type: 'chat.scroll', atEnd: true })
    expect(context().firstUnread).toBeNull()
  })

  it('a recalled message loses its text on this device, too', () => {
    const { port, context } = start(ready)
    port.tell({ type: 'chat.received', messages: [chatMessage(3, 'secret')] })
    port.tell({ type: 'chat.recalled', c: 3 })
    expect(context().messages).toMatchObject([{ c: 3, text: '', recalled: true }])
  })

  it('[LIVE-04] a removed person hears nothing more', () => {
    const { actor, port, context } = start(ready, { type: 'chat.removed' })
    port.tell({ type: 'chat.received', messages: [chatMessage(9)] })
    actor.send({ type: 'chat.retry' })
    expect(selectLink(actor.getSnapshot())).toBe('removed')
    expect(context().messages).toEqual([])
  })
})
