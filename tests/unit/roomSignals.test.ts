import { describe, expect, it } from 'vitest'

import type { HubSignal, RoomHub, RoomView } from '../../src/contract/room/ports.ts'
import type { RoomEvent, RoomFact } from '../../src/contract/room/events.ts'
import { advance } from '../../src/contract/room/advance.ts'
import {
  translateDoor,
  translateHand,
  translateMutes,
  translatePower,
  translateRequest,
  translateStage,
  translateTransfer,
} from '../../src/contract/room/signals.ts'
import { watchRoom } from '../../src/services/live/watchRoom.ts'
import { CallError, failure } from '../../src/contract/failure.ts'
import { host, member, roomView } from '../../mocks/samples/roomPayloads.ts'

/** A hub whose room does what the test says. */
const createRoom = (start: RoomView) => {
  let view = start
  const listeners = new Set<(signal: HubSignal) => void>()
  const hub = {
    view: () => view,
    watch: (tell: (signal: HubSignal) => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  } as unknown as RoomHub
  return {
    hub,
    tell(fact: RoomFact) {
      const event = { ...fact, s: view.room.seq + 1, at: 0 } as RoomEvent
      view = { ...view, room: advance(view.room, event) }
      for (const listen of listeners) listen({ type: 'room.changed', view, event })
    },
  }
}
const hand = { req: 'r1', user: member, status: 'pending', kind: 'raised', at: 0, expiresAt: 9 } as const

const seat = { req: 'r1', user: member, phase: 'connecting', muted: false, at: 0 } as const

/** Signals beside the facts. */
const happened = (received: ReadonlyArray<{ type: string }>) =>
  received.map(({ type }) => type).filter((type) => !type.endsWith('.known'))

/** Tells the room as a whole, as after a lost connection. */
const whole = (view: RoomView) => ({ view, cause: 'room', isOnline: true }) as const

describe('signals to the machines of a room', () => {
  it('nothing while nothing of theirs changes', () => {
    const { hub, tell } = createRoom(roomView())
    const received: unknown[] = []
    const { facts } = translateStage(null, { view: roomView(), cause: 'connection', isOnline: true })
    watchRoom(hub, translateStage, facts, (signal) => received.push(signal))
    tell({ t: 'groupMute', d: { on: true } })
    expect(received).toEqual([])
    tell({ t: 'stage', d: { liveStage: 'paused', by: 'hostLost' } })
    const paused = {
      liveStage: 'paused',
      pausedBy: 'hostLost',
      mayMove: false,
      mayPause: false,
      mayEnd: false,
    }
    expect(received).toEqual([{ type: 'stage.known', facts: paused }, { type: 'live.paused' }])
  })

  it('[MIC-01] an accepted hand is not over before its place is there', () => {
    const received = receivedDuring((room) => {
      room.tell({ t: 'hand', d: { hand } })
      room.tell({ t: 'handOver', d: { req: 'r1', user: member, outcome: 'accepted' } })
      room.tell({ t: 'linkMic', d: { linkMic: seat } })
      room.tell({ t: 'linkMic', d: { linkMic: { ...seat, muted: true } } })
      room.tell({ t: 'linkMicOver', d: { user: member, outcome: 'takenDown' } })
    })
    expect(happened(received)).toEqual(['hand.noted', 'seat.granted', 'mic.closed', 'seat.taken'])
  })

  it.each([
    ['raised', 'rejected', 'hand.rejected'],
    ['raised', 'expired', 'hand.missed'],
    ['raised', 'cancelled', 'hand.withdrawn'],
    ['raised', 'stageOver', 'hand.withdrawn'],
    ['invited', 'rejected', 'invitation.over'],
    ['invited', 'expired', 'invitation.over'],
    ['invited', 'cancelled', 'invitation.over'],
  ] as const)('[MIC-01] a hand that was %s and is %s: %s', (kind, outcome, says) => {
    const received = receivedDuring((room) => {
      room.tell({ t: 'hand', d: { hand: { ...hand, kind } } })
      room.tell({ t: 'handOver', d: { req: 'r1', user: member, outcome } })
    })
    expect(happened(received)).toEqual([kind === 'raised' ? 'hand.noted' : 'hand.invited', says])
  })

  it('[MIC-02] [LIVE-09] a member who was away hears what the room says as a whole', () => {
    const { facts: waiting } = translateHand(null, whole(roomView({ hands: [hand] })))
    const { facts: seated } = translateHand(null, whole(roomView({ linkMic: seat })))
    const heard = (before: typeof waiting, change: Parameters<typeof roomView>[0]) =>
      happened(translateHand(before, whole(roomView(change))).signals)
    expect(heard(waiting, {})).toEqual(['hand.withdrawn'])
    expect(heard(waiting, { linkMic: seat })).toEqual(['seat.granted'])
    expect(heard(waiting, { hands: [hand] })).toEqual(['hand.noted'])
    expect(heard(seated, {})).toEqual(['seat.lost'])
    expect(heard(seated, { liveStage: 'ended' })).toEqual(['seat.ended'])
    expect(heard(seated, { linkMic: { ...seat, muted: true } })).toEqual(['seat.granted', 'mic.closed'])
  })

  it('[MIC-02] [LIVE-09] a place that was lost is another than one that was taken away or ended', () => {
    const after = (outcome: 'lost' | 'takenDown') =>
      happened(
        receivedDuring((room) => {
          room.tell({ t: 'linkMic', d: { linkMic: seat } })
          room.tell({ t: 'linkMicOver', d: { user: member, outcome } })
        }),
      ).at(-1)
    expect([after('lost'), after('takenDown')]).toEqual(['seat.lost', 'seat.taken'])
    const ended = receivedDuring((room) => {
      room.tell({ t: 'linkMic', d: { linkMic: seat } })
      room.tell({ t: 'stage', d: { liveStage: 'ended', by: 'anchor' } })
    })
    expect(happened(ended).at(-1)).toBe('seat.ended')
  })

  it('a lost connection alone takes the power to raise a hand, and nothing else has happened', () => {
    const { facts } = translateHand(null, whole(roomView()))
    const { signals } = translateHand(facts, { view: roomView(), cause: 'connection', isOnline: false })
    expect(signals).toEqual([{ type: 'hand.known', facts: { ...facts, mayRaise: false } }])
  })

  it.each([
    [
      ['accepted', 'connecting', 'live'],
      ['request.granted', 'guest.heard'],
    ],
    [
      ['accepted', 'connecting', 'failed'],
      ['request.granted', 'guest.failed'],
    ],
    [
      ['accepted', 'connecting', 'hungUp'],
      ['request.granted', 'request.gone'],
    ],
    [['rejected'], ['request.gone']],
  ] as const)('[MIC-01] the host is told of a request that is %s: %s', (steps, says) => {
    const { hub, tell } = createRoom(roomView({ hands: [hand] }))
    const received: Array<{ type: string }> = []
    watchRoom(hub, translateRequest('r1'), { status: 'pending' as const, isSeatTaken: false }, (signal) =>
      received.push(signal),
    )
    for (const step of steps) {
      if (step === 'connecting' || step === 'live')
        tell({ t: 'linkMic', d: { linkMic: { ...seat, phase: step } } })
      else if (step === 'failed' || step === 'hungUp')
        tell({ t: 'linkMicOver', d: { user: member, outcome: step } })
      else tell({ t: 'handOver', d: { req: 'r1', user: member, outcome: step } })
    }
    expect(happened(received)).toEqual(says)
  })

  it('[MUTE-01] a mute and its end are distinguished, everybody’s and one’s own', () => {
    const { hub, tell } = createRoom(roomView({ groupMuted: true }))
    const received: Array<{ type: string }> = []
    const { facts } = translateMutes(null, whole(roomView({ groupMuted: true })))
    watchRoom(hub, translateMutes, facts, (signal) => received.push(signal))
    tell({ t: 'groupMute', d: { on: false } })
    tell({ t: 'memberMute', d: { user: member, on: true, until: null } })
    tell({ t: 'memberMute', d: { user: member, on: false, until: null } })
    expect(happened(received)).toEqual(['group.opened', 'member.muted', 'member.opened'])
    expect(happened(translateMutes(null, whole(roomView({ groupMuted: true }))).signals)).toEqual([
      'group.muted',
    ])
  })

  it.each([
    ['declined', 'offer.declined'],
    ['expired', 'offer.ended'],
    ['cancelled', 'offer.ended'],
  ] as const)('[LIVE-05] an offer that is %s is told as %s, with how it ended', (outcome, says) => {
    const { hub, tell } = createRoom({ ...roomView(), me: { ...host, role: 'anchor' } })
    const received: Array<{ type: string }> = []
    const { facts } = translateTransfer(null, whole({ ...roomView(), me: { ...host, role: 'anchor' } }))
    watchRoom(hub, translateTransfer, facts, (signal) => received.push(signal))
    tell({ t: 'appointed', d: { appointment: { to: member, at: 0, expiresAt: 9 } } })
    tell({ t: 'appointmentOver', d: { to: member, outcome } })
    expect(happened(received)).toEqual(['offer.sent', says])
    expect(received).toContainEqual(
      expect.objectContaining({ type: 'transfer.known', facts: { ...facts, outcome } }),
    )
  })

  it('a refusal at the door is reported like a door that closes later', () => {
    const refused = (reason: 'removedFromRoom' | 'roomFull' | 'guestsFull' | 'liveEnded' | 'membersOnly') =>
      translateDoor({
        type: 'hub.failed',
        error: new CallError(failure('refused', null, { reason, field: null, retry_after: null })),
      }).type
    expect([refused('removedFromRoom'), refused('roomFull'), refused('guestsFull')]).toEqual([
      'hub.removed',
      'hub.full',
      'hub.displaced',
    ])
    expect([refused('liveEnded'), refused('membersOnly')]).toEqual(['hub.ended', 'hub.failed'])
    expect(translateDoor({ type: 'hub.closed', why: 'replaced' })).toEqual({ type: 'hub.replaced' })
  })

  it('[LIVE-05] with the event that makes another one host, that one has every power and the old host none', () => {
    const old = createRoom({ ...roomView(), me: { ...host, role: 'anchor' } })
    const next = createRoom(roomView())
    const pages = [old, next].map(({ hub }) => toldPowers(hub))
    const pushBoth = (fact: RoomFact) => {
      for (const room of [old, next]) room.tell(fact)
    }
    pushBoth({ t: 'groupMute', d: { on: true } })
    expect(pages).toEqual([
      { ...every(true), hasLostPower: false },
      { ...every(false), hasLostPower: false },
    ])
    pushBoth({ t: 'anchor', d: { anchor: member, epoch: 2, from: host } })
    expect(pages).toEqual([
      { ...every(false), hasLostPower: true },
      { ...every(true), hasLostPower: false },
    ])
  })
})

const every = (has: boolean) => ({
  mayMove: has,
  mayEnd: has,
  mayMute: has,
  mayAppoint: has,
  isAnchor: has,
  isInCharge: has,
})

/** Last powers sent to the machines of one page. */
const toldPowers = (hub: RoomHub) => {
  const received: Record<string, boolean> = {}
  const keep = (signal: object) => {
    if ('facts' in signal) {
      const { mayMove, mayEnd, mayMute, mayAppoint, isAnchor } = signal.facts as Record<string, boolean>
      const powers = { mayMove, mayEnd, mayMute, mayAppoint, isAnchor }
      for (const [name, has] of Object.entries(powers)) if (has !== undefined) received[name] = has
    }
  }
  watchRoom(hub, translateStage, null, keep)
  watchRoom(hub, translateMutes, null, keep)
  watchRoom(hub, translateTransfer, null, keep)
  watchRoom(
    hub,
    (before: boolean | null, moment) => {
      const { facts, signals } = translatePower(before, moment)
      received['isInCharge'] = facts
      received['hasLostPower'] = signals.length > 0
      return { facts, signals }
    },
    null,
    () => {},
  )
  return received
}

/** Signals to a member about their hand and place. */
const receivedDuring = (act: (room: ReturnType<typeof createRoom>) => void) => {
  const room = createRoom(roomView())
  const received: Array<{ type: string }> = []
  watchRoom(room.hub, translateHand, translateHand(null, whole(roomView())).facts, (signal) =>
    received.push(signal),
  )
  act(room)
  return received
}
