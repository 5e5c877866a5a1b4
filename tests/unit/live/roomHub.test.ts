// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { meIn, roomState } from '../../../mocks/live/roomState.ts'
import { startRoomConnection } from '../../../src/app/startRoomConnection.ts'
import { CallError, failure, toFailure } from '../../../src/contract/failure.ts'
import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { HubSignal } from '../../../src/contract/room/ports.ts'
import { closeCodes } from '../../../src/contract/room/wire.ts'
import type { Welcome } from '../../../src/contract/room/wire.ts'
import { createRoomHub } from '../../../src/services/live/roomHub.ts'
import type { Socket } from '../../../src/services/live/roomHub.ts'

const start = Date.parse('2026-11-21T01:00:00.000Z')
beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => {
  ends.splice(0).forEach((end) => end())
  vi.useRealTimers()
})
const ends: Array<() => void> = []

interface Frame {
  id?: string
  t: string
  d: Record<string, unknown>
}

/** The server's end of the sockets that the hub opened, newest last. */
const open = (takeTicket = vi.fn((_signal: AbortSignal) => Promise.resolve('ticket'))) => {
  const sockets: Array<Socket & { frames: Frame[]; closed: number | null }> = []
  const hub = createRoomHub({
    socketUrl: () => 'ws://symposium.test/live/ws',
    now: Date.now,
    startConnection: startRoomConnection(),
    random: () => 1,
    makeSocket() {
      const socket = {
        frames: [] as Frame[],
        closed: null as number | null,
        send: (text: string) => void socket.frames.push(JSON.parse(text) as Frame),
        close: (code = 1005) => {
          socket.closed = code
        },
        onopen: null as Socket['onopen'],
        onmessage: null as Socket['onmessage'],
        onclose: null as Socket['onclose'],
      }
      sockets.push(socket)
      return socket
    },
  })
  const signals: HubSignal[] = []
  hub.watch((signal) => signals.push(signal))
  const end = hub.open(takeTicket)
  ends.push(end)
  const socket = () => {
    const last = sockets.at(-1)
    if (last === undefined) throw new Error('no socket yet')
    return last
  }
  const tell = (frame: unknown) => socket().onmessage?.({ data: JSON.stringify(frame) })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const greet = async (told: Partial<Welcome> = {}) => {
    await settle()
    socket().onopen?.()
    tell({ t: 'welcome', d: { ...welcome, ...told } })
  }
  const sent = (name: string) => socket().frames.filter(({ t }) => t === name)
  const types = () => signals.map(({ type }) => type)
  return { hub, sockets, signals, types, takeTicket, socket, tell, greet, sent, settle, end }
}

const room = roomState('member', 'zh', start)
const welcome: Welcome = {
  session: 'session-1',
  me: meIn('member', 'zh'),
  resumed: false,
  state: { ...room, seq: 7 },
  members: { count: 2, list: [] },
  chat: [],
  lastChat: 0,
  serverNow: start + 2_000,
  media: { kind: 'embedded', online: true },
  iceServers: [],
}
const paused = (s: number): RoomEvent => ({
  s,
  at: start,
  t: 'stage',
  d: { liveStage: 'paused', by: 'anchor' },
})
const message = {
  clientId: 'client-1',
  user: room.anchor,
  role: 'anchor',
  text: '好',
  at: start,
  recalled: false,
}

describe('entering', () => {
  it('greets with the ticket, which is never in the address, and shows what the welcome says', async () => {
    const { hub, greet, sent, types } = open()
    await greet()
    expect(sent('hello')).toEqual([{ t: 'hello', d: { ticket: 'ticket', lastSeq: 0, lastChat: 0 } }])
    expect(types()).toEqual(['hub.online', 'pushed'])
    expect(hub.view()).toMatchObject({ me: { role: 'member' }, room: { seq: 7 }, clockOffset: 2_000 })
  })

  it('[LIVE-09] knows whether media are online although they went or came back after the welcome', async () => {
    const { hub, greet, tell } = open()
    await greet({ media: { kind: 'embedded', online: false } })
    tell({ t: 'media', d: { online: true, dir: null } })
    expect(hub.welcome()?.media.online).toBe(true)
    tell({ t: 'media', d: { online: false, dir: null } })
    expect(hub.welcome()?.media.online).toBe(false)
  })

  it('tells a later listener what this room cannot do, until a welcome says nothing of it', async () => {
    const { hub, greet, socket, tell, settle } = open()
    const limit = { t: 'line', d: { line: 'rtc', reason: 'noH264' } } as const
    const heard = () => {
      const pushes: unknown[] = []
      hub.watch((signal) => signal.type === 'pushed' && pushes.push(signal.push))()
      return pushes
    }
    await greet()
    tell({ t: 'line', d: { line: 'cdn', reason: 'weak' } })
    expect(heard()).toEqual([])
    tell(limit)
    expect(heard()).toEqual([limit])
    socket().onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(1_000)
    await settle()
    await greet()
    expect(heard()).toEqual([])
  })

  it('says what the server said when no ticket is available, and stops', async () => {
    const refused = failure('refused', '人数已满', { reason: 'roomFull', field: null, retry_after: null })
    const { signals, sockets, takeTicket, settle } = open(vi.fn(() => Promise.reject(new CallError(refused))))
    await settle()
    expect(signals).toEqual([{ type: 'hub.failed', error: new CallError(refused) }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sockets.length, takeTicket.mock.calls.length]).toEqual([0, 1])
  })

  it('gives up a first join without an answer', async () => {
    const { signals } = open()
    await vi.advanceTimersByTimeAsync(60_000)
    const [signal] = signals
    expect(signal?.type === 'hub.failed' && toFailure(signal.error).kind).toBe('offline')
  })

  it('takes a new ticket once when one is refused, then says so', async () => {
    const { signals, socket, takeTicket, settle } = open()
    for (let time = 0; time < 3; time += 1) {
      await settle()
      socket().onclose?.({ code: closeCodes.ticket })
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(takeTicket).toHaveBeenCalledTimes(3)
    const [signal] = signals
    expect(signal?.type === 'hub.failed' && toFailure(signal.error).reason).toBe('ticketBad')
  })

  it('counts an end that is followed by an opening in the same turn as none', async () => {
    const { hub, sockets, greet, end, takeTicket, settle } = open()
    await greet()
    end()
    ends.push(hub.open(takeTicket))
    await settle()
    expect([sockets.length, sockets[0]?.closed]).toEqual([1, null])
  })

  it('takes leave when it ends', async () => {
    const { greet, sent, socket, end, settle } = open()
    await greet()
    end()
    await settle()
    expect(sent('leave')).toHaveLength(1)
    expect(socket().closed).toBe(1000)
  })
})

describe('the room as the server has it (LIVE-09)', () => {
  it('applies events in their order and leaves out what it has already', async () => {
    const { hub, greet, tell } = open()
    await greet()
    tell({ t: 'event', d: paused(8) })
    tell({ t: 'event', d: { ...paused(8), d: { liveStage: 'ended', by: 'anchor' } } })
    expect(hub.view()?.room).toMatchObject({ seq: 8, liveStage: 'paused' })
  })

  it('asks for the whole state where a number is missing', async () => {
    const { hub, greet, tell, sent, settle } = open()
    await greet()
    tell({ t: 'event', d: paused(9) })
    tell({ t: 'event', d: paused(10) })
    expect(sent('sync')).toHaveLength(1)
    const d = { state: { ...room, seq: 10, liveStage: 'paused' }, members: welcome.members }
    tell({ re: sent('sync')[0]?.id, ok: true, d })
    await settle()
    expect(hub.view()?.room).toMatchObject({ seq: 10, liveStage: 'paused' })
  })

  it('asks for the whole state after an event that it cannot read, and ignores everything else', async () => {
    const { hub, greet, socket, tell, sent } = open()
    await greet()
    socket().onmessage?.({ data: '{' })
    tell({ t: 'chat', d: 'no list' })
    expect(sent('sync')).toHaveLength(0)
    tell({ t: 'event', d: { s: 8, at: start, t: 'confetti', d: {} } })
    expect(sent('sync')).toHaveLength(1)
    expect(hub.view()?.room.seq).toBe(7)
  })

  it('knows whose part has changed in the same event (LIVE-05)', async () => {
    const { hub, greet, tell } = open()
    await greet()
    const { role: _, ...me } = welcome.me
    tell({ t: 'event', d: { s: 8, at: start, t: 'anchor', d: { anchor: me, epoch: 2, from: room.anchor } } })
    expect(hub.view()?.me.role).toBe('anchor')
    tell({ t: 'event', d: { s: 9, at: start, t: 'anchor', d: { anchor: room.anchor, epoch: 3, from: me } } })
    expect(hub.view()?.me.role).toBe('member')
  })
})

describe('a lost connection (LIVE-09)', () => {
  it('resumes its session with what it has already', async () => {
    const { hub, greet, tell, socket, sent, takeTicket, types } = open()
    await greet()
    tell({ t: 'event', d: paused(8) })
    tell({ t: 'chat', d: [{ ...message, c: 1 }] })
    socket().onclose?.({ code: 1006 })
    expect(types().at(-1)).toBe('hub.offline')
    await vi.advanceTimersByTimeAsync(500)
    await greet({ resumed: true, state: null })
    expect(sent('hello')[0]?.d).toEqual({ session: 'session-1', lastSeq: 8, lastChat: 1 })
    expect(hub.view()?.room).toMatchObject({ seq: 8, liveStage: 'paused' })
    expect(takeTicket).toHaveBeenCalledTimes(1)
  })

  it('takes a new ticket when its session is not kept any more', async () => {
    const { greet, socket, sockets, takeTicket } = open()
    await greet()
    socket().onclose?.({ code: 1006 })
    for (let time = 0; time < 8; time += 1) {
      await vi.advanceTimersByTimeAsync(15_000)
      sockets.at(-1)?.onclose?.({ code: 1006 })
    }
    expect(takeTicket.mock.calls.length).toBeGreaterThan(1)
  })

  it('waits 0.5 s, then twice as long each time, at most 15 s', async () => {
    const { greet, socket, sockets } = open()
    await greet()
    const waits: number[] = []
    for (let time = 0; time < 7; time += 1) {
      const before = sockets.length
      const since = Date.now()
      socket().onclose?.({ code: 1006 })
      while (sockets.length === before) await vi.advanceTimersByTimeAsync(100)
      waits.push(Date.now() - since)
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  })

  it('pings every 10 s and gives up a connection that is silent for 25 s', async () => {
    const { greet, sent, sockets, types } = open()
    await greet()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent('ping')).toHaveLength(2)
    expect(sockets[0]?.closed).toBeNull()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sockets[0]?.closed).not.toBeNull()
    expect(types()).toContain('hub.offline')
  })

  it('comes back at once when the browser has a network again', async () => {
    const { greet, socket, sockets, settle } = open()
    await greet()
    socket().onclose?.({ code: 1006 })
    dispatchEvent(new Event('online'))
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it.each([
    ['removed', closeCodes.removed],
    ['replaced', closeCodes.replaced],
    ['displaced', closeCodes.displaced],
    ['ended', closeCodes.ended],
    ['full', closeCodes.full],
  ] as const)('stays closed when the server says %s', async (why, code) => {
    const { greet, socket, sockets, signals } = open()
    await greet()
    socket().onclose?.({ code })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals.at(-1)).toEqual({ type: 'hub.closed', why })
    expect(sockets).toHaveLength(1)
  })

  it('takes a new ticket at once when its session is not accepted any more, as after a sign-out', async () => {
    const { greet, socket, sockets, types, takeTicket, settle, sent } = open()
    await greet()
    socket().onclose?.({ code: closeCodes.ticket })
    expect(types().at(-1)).toBe('hub.offline')
    await settle()
    expect([takeTicket.mock.calls.length, sockets.length]).toEqual([2, 2])
    await greet({ session: 'session-2' })
    expect(sent('hello')[0]?.d).toMatchObject({ ticket: 'ticket' })
    expect(types().filter((type) => type === 'hub.online')).toHaveLength(2)
  })

  it('closes its socket and stays away when the server says that the visitor is removed', async () => {
    const { greet, tell, socket, sockets, signals } = open()
    await greet()
    const last = socket()
    tell({ t: 'kicked', d: { reason: 'removed' } })
    expect(last.closed).toBe(1000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals.at(-1)).toEqual({ type: 'hub.closed', why: 'removed' })
    expect(sockets).toHaveLength(1)
  })

  it('can be opened again after it was replaced', async () => {
    const { hub, greet, socket, end, types, takeTicket } = open()
    await greet()
    socket().onclose?.({ code: closeCodes.replaced })
    end()
    ends.push(hub.open(takeTicket))
    await greet({ session: 'session-2' })
    expect(types().filter((type) => type === 'hub.online')).toHaveLength(2)
  })
})

describe('commands', () => {
  it('answers with the acknowledgement, and rejects with the reason of the server', async () => {
    const { hub, greet, tell, sent } = open()
    await greet()
    const raised = hub.command('hand.raise', {})
    tell({ re: sent('hand.raise')[0]?.id, ok: true, d: { req: 'r1', expiresAt: start } })
    await expect(raised).resolves.toEqual({ req: 'r1', expiresAt: start })
    const ended = hub.command('stage.end', { epoch: 1 }).catch(toFailure)
    const err = { reason: 'anchorOnly', msg: '仅主持人可以操作', field: null, retry_after: null }
    tell({ re: sent('stage.end')[0]?.id, ok: false, err })
    expect(await ended).toMatchObject({ kind: 'refused', reason: 'anchorOnly', msg: '仅主持人可以操作' })
  })

  it('is sent again once after a reconnect, with the same id', async () => {
    const { hub, greet, socket, sockets, sent } = open()
    await greet()
    const raised = hub.command('hand.raise', {}).catch(toFailure)
    socket().onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(500)
    await greet({ resumed: true, state: null })
    expect(sent('hand.raise')).toEqual(sockets[0]?.frames.filter(({ t }) => t === 'hand.raise'))
    socket().onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(1_000)
    await greet({ resumed: true, state: null })
    expect(sent('hand.raise')).toEqual([])
    expect(await raised).toMatchObject({ kind: 'offline' })
  })

  it('fails as offline after 10 s without a connection, as timeout after 15 s without an answer', async () => {
    const { hub, greet, socket } = open()
    await greet()
    const late = hub.command('hand.raise', {}).catch(toFailure)
    for (let second = 0; second < 15; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      socket().onmessage?.({ data: '{"t":"pong","d":{"now":1}}' })
    }
    expect(await late).toMatchObject({ kind: 'timeout' })
    socket().onclose?.({ code: 1006 })
    const lost = hub.command('hand.raise', {}).catch(toFailure)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await lost).toMatchObject({ kind: 'offline' })
  })
})
