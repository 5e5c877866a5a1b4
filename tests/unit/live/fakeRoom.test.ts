// @vitest-environment jsdom
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { createFakeRoom } from '../../../mocks/live/fakeRoom.ts'
import type { FakeRoom } from '../../../mocks/live/fakeRoom.ts'
import { startMediaLink } from '../../../src/app/startMediaLink.ts'
import { startRoomConnection } from '../../../src/app/startRoomConnection.ts'
import { toFailure } from '../../../src/contract/failure.ts'
import type { ChatSignal, HubSignal } from '../../../src/contract/room/ports.ts'
import { createApi } from '../../../src/services/api.ts'
import { createLiveService } from '../../../src/services/live/liveService.ts'
import { memoryStore } from '../../support/memoryStore.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  leave?.()
  leave = null
  server.resetHandlers()
})
afterAll(() => server.close())

let signals: HubSignal[] = []
let leave: (() => void) | null = null
beforeEach(() => {
  signals = []
})

const enter = (room: FakeRoom) => {
  server.use(...room.handlers)
  const baseUrl = 'http://symposium.test'
  const live = createLiveService({
    api: createApi({ baseUrl, headers: () => ({ lang: 'zh-CN' }), timeout: 5_000 }),
    tab: memoryStore(),
    baseUrl,
    now: Date.now,
    live: {},
    startConnection: startRoomConnection(),
    startLink: startMediaLink(),
  })
  const { hub, chat } = live.session(1)
  hub.watch((signal) => signals.push(signal))
  leave = hub.open(live.ticket(1, false))
  return { hub, chat }
}
const types = () => signals.map(({ type }) => type)
const until = (check: () => void) => vi.waitFor(check, { interval: 5, timeout: 5_000 })

it('lets the visitor in and shows what the server says (LIVE-09)', async () => {
  const room = createFakeRoom({ state: () => ({ liveStage: 'not_started' }) })
  const { hub } = enter(room)
  await until(() => expect(types()).toContain('hub.online'))
  expect(hub.view()?.me).toMatchObject({ userId: 'u_7', role: 'member' })
  room.tell({ t: 'stage', d: { liveStage: 'ongoing', by: 'anchor' } })
  await until(() => expect(hub.view()?.room.liveStage).toBe('ongoing'))
})

it('obeys commands, refuses them as configured, and holds them', async () => {
  const room = createFakeRoom()
  const { hub } = enter(room)
  await until(() => expect(types()).toContain('hub.online'))
  await hub.command('hand.raise', {})
  await until(() => expect(hub.view()?.room.hands).toHaveLength(1))
  room.refuse('hand.cancel', 'handStale')
  const refused: unknown = await hub.command('stage.pause', { epoch: 1 }).catch((caught: unknown) => caught)
  expect(toFailure(refused), 'the rules of the real room hold').toMatchObject({ reason: 'managersOnly' })
  const error: unknown = await hub.command('hand.cancel', { req: 'req-1' }).catch((caught: unknown) => caught)
  expect(toFailure(error)).toMatchObject({ kind: 'refused', reason: 'handStale' })
  room.refuse('hand.cancel', null)
  room.hold('hand.cancel')
  const before = room.sent.length
  const held = hub.command('hand.cancel', { req: 'req-1' })
  await until(() => expect(room.sent.length).toBe(before + 1))
  room.release('hand.cancel')
  await expect(held).resolves.toEqual({})
})

it('carries the chat, also what was said before (CHAT-01)', async () => {
  const room = createFakeRoom()
  const { chat } = enter(room)
  const received: ChatSignal[] = []
  chat.open((signal) => received.push(signal))
  const texts = () =>
    received.flatMap((signal) => (signal.type === 'chat.received' ? signal.messages.map(({ c }) => c) : []))
  await until(() => expect(texts()).toEqual([1, 2, 3]))
  room.say('你好')
  await chat.send('谢谢', 'client-1')
  await until(() => expect(texts()).toEqual([1, 2, 3, 4, 5]))
})

it('loses the connection and comes back, and learns why it ends for good', async () => {
  const room = createFakeRoom()
  enter(room)
  await until(() => expect(types()).toContain('hub.online'))
  room.holdEntry()
  room.drop()
  await until(() => expect(types()).toContain('hub.offline'))
  room.admit()
  await until(() => expect(types().filter((type) => type === 'hub.online')).toHaveLength(2))
  room.close('removed')
  await until(() => expect(signals.at(-1)).toEqual({ type: 'hub.closed', why: 'removed' }))
})

it('is refused at the entrance with the reason', async () => {
  const room = createFakeRoom()
  room.refuseEntry('roomFull')
  enter(room)
  await until(() => expect(types()).toEqual(['hub.failed']))
  const [signal] = signals
  expect(signal?.type === 'hub.failed' && toFailure(signal.error).reason).toBe('roomFull')
})
