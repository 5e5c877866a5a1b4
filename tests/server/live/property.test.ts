import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { advance } from '../../../src/contract/room/advance.ts'
import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { RoomMe, RoomState } from '../../../src/contract/room/state.ts'
import { roleIn, viewOf } from '../../../src/contract/room/view.ts'
import { push, welcome } from '../../../src/contract/room/wire.ts'
import { usualPatience } from '../../../server/shared/config.ts'
import { Refused } from '../../../server/shared/refused.ts'
import type { Session } from '../../../server/live/room/createAudience.ts'
import { createRoom, type Command, type Room } from '../../../server/live/room/createRoom.ts'
import type { RoomStore } from '../../../server/live/room/createStore.ts'
import { quietLog } from '../../support/engines.ts'
import { runs } from '../../support/seed.ts'
import { blankPlan, blankState, person } from './blankState.ts'

/** Host, funder, three members and a guest. */
const people = [1, 2, 3, 4, 5, 'g_somebody'].map(person)
const users = people.map(({ userId }) => userId)

/** The database of one room, in memory. */
class MemoryStore {
  readonly events: RoomEvent[] = []
  readonly messages: ChatMessage[] = []
  append(_liveId: number, _actor: string | null, events: readonly RoomEvent[]): Promise<void> {
    this.events.push(...events)
    return Promise.resolve()
  }
  snapshot = () => Promise.resolve()
  eventsAfter = () => Promise.resolve([])
  knownMessages = (_liveId: number, ids: readonly string[]) =>
    Promise.resolve(this.messages.filter(({ clientId }) => ids.includes(clientId)))
  appendMessages(_liveId: number, messages: readonly ChatMessage[]): Promise<void> {
    this.messages.push(...messages)
    return Promise.resolve()
  }
  messagesAfter = () => Promise.resolve([])
}

/** A page that applies the events it receives. */
class Page {
  state: RoomState | null = null
  me: RoomMe | null = null
  session: Session | null = null
  readonly faults: string[] = []
  isOpen = true
  readonly bufferedAmount = 0
  send(text: string | Uint8Array): void {
    const frame = JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString()) as { t: string }
    if (frame.t === 'welcome') {
      const { d } = welcome.parse(frame)
      if (d.state !== null) this.state = d.state
      this.me = d.me
      return
    }
    const said = push.parse(frame)
    if (said.t === 'state') {
      this.state = said.d.state
      this.me = said.d.me
    }
    if (said.t !== 'event' || this.state === null) return
    if (said.d.s !== this.state.seq + 1) this.faults.push(`${said.d.s} after ${this.state.seq}`)
    this.state = advance(this.state, said.d)
  }
  close(): void {
    this.isOpen = false
  }
  terminate(): void {
    this.isOpen = false
  }
}

type Step =
  | { t: 'command'; by: number; command: (room: RoomState) => Command }
  | { t: 'cut' | 'back' | 'leave'; by: number }
  | { t: 'wait'; seconds: number }
  | { t: 'published' }

const userId = fc.constantFrom(...users)
const on = fc.boolean()
/** Any of the raised hands; or one that never was. */
const someReq = fc.nat(3).map((n) => (room: RoomState) => room.hands[n]?.req ?? 'none')
const command: fc.Arbitrary<(room: RoomState) => Command> = fc.oneof(
  fc.constantFrom('stage.start', 'stage.pause', 'stage.resume').map((t) => ({ epoch }: RoomState) => ({
    t,
    d: { epoch },
  })),
  userId.map(
    (id) =>
      ({ epoch }: RoomState) =>
        ({ t: 'anchor.appoint', d: { userId: id, epoch } }) as const,
  ),
  fc.constant(({ epoch }: RoomState) => ({ t: 'anchor.cancel', d: { epoch } }) as const),
  on.map((accept) => () => ({ t: 'anchor.answer', d: { accept } }) as const),
  fc.tuple(userId, fc.nat(9)).map(
    ([id, rare]) =>
      ({ epoch }: RoomState) =>
        rare === 0
          ? ({ t: 'member.remove', d: { userId: id, epoch } } as const)
          : ({ t: 'mute.member', d: { userId: id, on: rare % 2 === 0, epoch, minutes: rare } } as const),
  ),
  on.map(
    (value) =>
      ({ epoch }: RoomState) =>
        ({ t: 'mute.group', d: { on: value, epoch } }) as const,
  ),
  fc.oneof(fc.integer({ min: 5, max: 60 }), fc.constant(0)).map(
    (linkMicWaitTime) =>
      ({ epoch }: RoomState) =>
        ({ t: 'room.set', d: { linkMicWaitTime, epoch } }) as const,
  ),
  fc.constant(() => ({ t: 'hand.raise', d: {} }) as const),
  someReq.map((req) => (room: RoomState) => ({ t: 'hand.cancel', d: { req: req(room) } }) as const),
  fc.tuple(someReq, on).map(
    ([req, accept]) =>
      (room: RoomState) =>
        ({ t: 'hand.answer', d: { req: req(room), accept, epoch: room.epoch } }) as const,
  ),
  userId.map(
    (id) =>
      ({ epoch }: RoomState) =>
        ({ t: 'hand.invite', d: { userId: id, epoch } }) as const,
  ),
  fc.tuple(someReq, on).map(
    ([req, accept]) =>
      (room: RoomState) =>
        ({ t: 'hand.reply', d: { req: req(room), accept } }) as const,
  ),
  userId.map((id) => () => ({ t: 'mic.hangUp', d: { userId: id } }) as const),
  fc.tuple(userId, on).map(
    ([id, muted]) =>
      () =>
        ({ t: 'mic.mute', d: { userId: id, muted } }) as const,
  ),
  on.map((value) => () => ({ t: 'funder.mic', d: { on: value } }) as const),
  on.map((value) => () => ({ t: 'screen.set', d: { on: value } }) as const),
  on.map((ok) => () => ({ t: 'rtc.published', d: { slot: 'A1', ok } }) as const),
)
const by = fc.nat(people.length - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ t: fc.constant('command' as const), by, command }) },
  {
    weight: 2,
    arbitrary: fc.record({ t: fc.constantFrom('cut' as const, 'back' as const, 'leave' as const), by }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ t: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ t: 'published' as const }) },
)

describe('whatever anybody does in a room', () => {
  it('[LIVE-05] [LIVE-09] every page that applies the events shows what the server would show it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        let now = 1_800_000_000_000
        const store = new MemoryStore()
        const room: Room = createRoom(
          { state: blankState, lastChat: 0, tail: [], plan: blankPlan },
          {
            store: store as unknown as RoomStore,
            now: () => now,
            log: quietLog,
            media: null,
            kind: 'embedded',
            patience: usualPatience,
            guestsPerAddress: 50,
            iceServersFor: () => [],
            began: () => undefined,
            ended: () => undefined,
          },
        )
        const pages = people.map(() => new Page())
        const enter = async (index: number) => {
          const [user, page] = [people[index], pages[index]]
          if (user === undefined || page === undefined) return
          page.isOpen = true
          const kept = page.session
          if (kept !== null && room.holds(kept)) {
            await room.resume(kept, page, page.state?.seq ?? 0, 0)
            return
          }
          const entered = await room.enter(user, 'en', page, 0)
          if (typeof entered === 'string') page.isOpen = false
          else page.session = entered
        }
        for (const index of people.keys()) await enter(index)
        const act = async (what: Step): Promise<void> => {
          if (what.t === 'wait') {
            for (let second = 0; second < what.seconds; second++) {
              now += 1000
              room.beat()
              await room.rest()
            }
            return
          }
          if (what.t === 'published') {
            room.handleMediaEvent({
              t: 'published',
              room: '1',
              user: room.state().anchor.userId,
              slot: 'V0',
              on: true,
            })
            return
          }
          const page = pages[what.by]
          if (page?.session == null) return
          if (what.t === 'back') return page.isOpen ? undefined : enter(what.by)
          if (!page.isOpen) return
          if (what.t === 'command') {
            now += 4000
            await room.perform(page.session, what.command(room.state())).catch((error: unknown) => {
              if (!(error instanceof Refused)) throw error
            })
            return
          }
          page.isOpen = false
          if (what.t === 'cut') room.lose(page.session, page)
          else room.leave(page.session)
        }
        for (const each of steps) {
          await act(each)
          await room.rest()
          const state = room.state()
          expect(store.events.reduce(advance, blankState)).toEqual(state)
          for (const page of pages) {
            expect(page.faults).toEqual([])
            if (!page.isOpen || page.me === null) continue
            const viewer = { userId: page.me.userId, role: roleIn(state, page.me.userId) }
            expect(page.me.role).toBe(viewer.role)
            expect(page.state).toEqual(viewOf(state, viewer))
          }
          // One host, who is not on stage as guest and has no hand up; removed people have no part.
          const { anchor, linkMic, hands, removed, epoch } = state
          expect(epoch).toBe(1 + store.events.filter(({ t }) => t === 'anchor').length)
          expect(linkMic?.user.userId).not.toBe(anchor.userId)
          const active = [
            anchor,
            ...hands.map(({ user }) => user),
            ...(linkMic === null ? [] : [linkMic.user]),
          ]
          for (const { userId: id } of removed) expect(active.map((user) => user.userId)).not.toContain(id)
          expect(hands.map(({ user }) => user.userId)).not.toContain(anchor.userId)
        }
      }),
      runs(60),
    )
  })
})
