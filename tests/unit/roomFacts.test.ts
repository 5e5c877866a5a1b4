import { describe, expect, it } from 'vitest'

import type { HubSignal, RoomHub, RoomView } from '../../src/contract/room/ports.ts'
import type { RoomEvent, RoomFact } from '../../src/contract/room/events.ts'
import { advance } from '../../src/contract/room/advance.ts'
import { isInCharge } from '../../src/contract/room/view.ts'
import {
  createHandFacts,
  createRequestFacts,
  createTransferFacts,
  muteFacts,
  stageFacts,
  watchFacts,
} from '../../src/services/live/roomFacts.ts'
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

describe('what the machines of a room are told', () => {
  it('nothing while nothing of theirs changes', () => {
    const { hub, tell } = createRoom(roomView())
    const told: unknown[] = []
    watchFacts(hub, stageFacts, stageFacts(roomView()), (facts) => told.push(facts))
    tell({ t: 'groupMute', d: { on: true } })
    expect(told).toEqual([])
    tell({ t: 'stage', d: { liveStage: 'paused', by: 'hostLost' } })
    expect(told).toEqual([{ liveStage: 'paused', pausedBy: 'hostLost', mayMove: false, mayEnd: false }])
  })

  it('[MIC-01] an accepted hand is not over before its place is there; a rejected one says so', () => {
    const { hub, tell } = createRoom(roomView())
    const told: Array<[string | null, boolean]> = []
    watchFacts(hub, createHandFacts(), null, ({ outcome, hasSeat }) => told.push([outcome, hasSeat]))
    tell({ t: 'hand', d: { hand } })
    tell({ t: 'handOver', d: { req: 'r1', user: member, outcome: 'accepted' } })
    tell({
      t: 'linkMic',
      d: { linkMic: { req: 'r1', user: member, phase: 'connecting', muted: false, at: 0 } },
    })
    tell({ t: 'linkMicOver', d: { user: member, outcome: 'takenDown' } })
    expect(told).toEqual([
      [null, false],
      ['accepted', false],
      ['accepted', true],
      [null, false],
    ])
  })

  it('[MIC-01] the host is told whether an accepted guest was ever heard', () => {
    const { hub, tell } = createRoom(roomView({ hands: [hand] }))
    const told: string[] = []
    watchFacts(hub, createRequestFacts('r1'), null, ({ standing }) => told.push(standing))
    tell({ t: 'handOver', d: { req: 'r1', user: member, outcome: 'accepted' } })
    tell({
      t: 'linkMic',
      d: { linkMic: { req: 'r1', user: member, phase: 'connecting', muted: false, at: 0 } },
    })
    tell({ t: 'linkMicOver', d: { user: member, outcome: 'failed' } })
    expect(told).toEqual(['granted', 'connecting', 'failed'])
  })

  it('[LIVE-05] with the event that makes another one host, that one has every power and the old host none', () => {
    const old = createRoom({ ...roomView(), me: { ...host, role: 'anchor' } })
    const next = createRoom(roomView())
    const pages = [old, next].map(({ hub }) => toldPowers(hub))
    const tellBoth = (fact: RoomFact) => {
      for (const room of [old, next]) room.tell(fact)
    }
    tellBoth({ t: 'groupMute', d: { on: true } })
    expect(pages).toEqual([every(true), every(false)])
    tellBoth({ t: 'anchor', d: { anchor: member, epoch: 2, from: host } })
    expect(pages).toEqual([every(false), every(true)])
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

/** What the machines of one page were told last, each about its powers. */
const toldPowers = (hub: RoomHub) => {
  const told: Record<string, boolean> = {}
  watchFacts(hub, stageFacts, null, ({ mayMove, mayEnd }) => Object.assign(told, { mayMove, mayEnd }))
  watchFacts(hub, muteFacts, null, ({ mayMute }) => Object.assign(told, { mayMute }))
  watchFacts(hub, createTransferFacts(), null, ({ mayAppoint, isAnchor }) =>
    Object.assign(told, { mayAppoint, isAnchor }),
  )
  watchFacts(hub, isInCharge, null, (has) => Object.assign(told, { isInCharge: has }))
  return told
}
