import { describe, expect, it } from 'vitest'

import { advance } from '../../../src/contract/room/advance.ts'
import { liveStages, type LiveStage, type RoomState } from '../../../src/contract/room/state.ts'
import {
  chatRefusal,
  decideRoom,
  publishRefusal,
  type RoomActor,
  type Situation,
  type StateCommand,
  type StateCommandName,
} from '../../../src/contract/room/decide.ts'
import { routesOf } from '../../../src/contract/room/routes.ts'
import { joined, left, tick as tickWith } from '../../../src/contract/room/tick.ts'
import { usualPatience } from '../../../server/shared/config.ts'
import { blankState, person } from './blankState.ts'

const now = 1_800_000_000_000
type Tick = Parameters<typeof tickWith>

const tick = (state: Tick[0], at: Tick[1], awaySince: Tick[2], patience: Tick[3] = usualPatience) =>
  tickWith(state, at, awaySince, patience)
const epoch = 3

/** u_1 hosts, u_2 funds, u_3 has raised a hand, u_4 was invited, u_5 is asked to become host, u_6 is on stage, u_7 sits there. */
const stateIn = (liveStage: LiveStage, more: Partial<RoomState> = {}): RoomState => ({
  ...blankState,
  epoch,
  liveStage,
  hands: [
    { req: 'raised', user: person(3), status: 'pending', kind: 'raised', at: now, expiresAt: now + 10_000 },
    { req: 'invited', user: person(4), status: 'pending', kind: 'invited', at: now, expiresAt: now + 10_000 },
  ],
  ...more,
})
const onStage = { req: 'seat', user: person(6), phase: 'live', muted: false, at: now } as const
const asked = { to: person(5), at: now, expiresAt: now + 30_000 }

const situation = (more: Partial<Situation> = {}): Situation => {
  const present = (userId: string) => (userId === 'u_99' ? null : person(Number(userId.slice(2)) || userId))
  return {
    now,
    present,
    known: present,
    browsersOf: () => [],
    published: new Set(['V0']),
    req: 'new',
    ...more,
  }
}

const outcomeOf = (
  state: RoomState,
  actor: RoomActor,
  command: StateCommand,
  more: Partial<Situation> = {},
): string => {
  const decision = decideRoom(state, actor, command, situation(more))
  return 'refused' in decision ? decision.refused : 'ok'
}

/** Senders of commands; `away`: the same while the host is not connected. */
const askers = ['host', 'funder', 'funder, host away', 'member', 'guest', 'administrator'] as const
type Asker = (typeof askers)[number]

const openStages = ['not_started', 'ongoing', 'paused'] as const
/** For the three stages in which anything can be asked; one word means all of them. */
type Cell = string | readonly [string, string, string]
interface Row {
  readonly d: StateCommand['d']
  readonly state?: Partial<RoomState>
  /** Member concerned; u_7 when it does not matter. */
  readonly member?: number
  readonly cells: Readonly<Record<Asker, Cell>>
}
const hostOnly = (host: Cell): Row['cells'] => ({
  host,
  funder: 'anchorOnly',
  'funder, host away': 'anchorOnly',
  member: 'anchorOnly',
  guest: 'anchorOnly',
  administrator: 'anchorOnly',
})
const managers = (cell: Cell): Row['cells'] => ({
  host: cell,
  funder: 'anchorPresent',
  'funder, host away': cell,
  member: 'managersOnly',
  guest: 'managersOnly',
  administrator: 'managersOnly',
})
/** Roles that move the stage while it is on (LIVE-01). */
const movers = (cell: Cell, away: Cell = cell): Row['cells'] => ({
  host: cell,
  funder: cell,
  'funder, host away': away,
  member: 'managersOnly',
  guest: 'managersOnly',
  administrator: 'managersOnly',
})
const ongoingOnly = ['liveNotStarted', 'ok', 'livePaused'] as const

/** The matrix of the design, by hand. A command that is missing does not compile. */
const matrix: Readonly<Record<StateCommandName, Row>> = {
  'stage.start': { d: { epoch }, cells: hostOnly(['ok', 'liveOngoing', 'livePaused']) },
  'stage.pause': { d: { epoch }, cells: movers(['liveNotStarted', 'ok', 'livePaused']) },
  'stage.resume': {
    d: { epoch },
    cells: movers(['liveNotStarted', 'liveOngoing', 'ok'], ['liveNotStarted', 'liveOngoing', 'hostAway']),
  },
  'stage.end': { d: { epoch }, cells: { ...managers('ok'), administrator: 'ok' } },
  'anchor.appoint': { d: { userId: 'u_8', epoch }, cells: managers('ok') },
  'anchor.cancel': { d: { epoch }, state: { appointment: asked }, cells: managers('ok') },
  'anchor.answer': {
    d: { accept: true },
    state: { appointment: asked },
    member: 5,
    cells: {
      host: 'appointmentGone',
      funder: 'appointmentGone',
      'funder, host away': 'appointmentGone',
      member: 'ok',
      guest: 'appointmentGone',
      administrator: 'appointmentGone',
    },
  },
  'member.remove': { d: { userId: 'u_8', epoch }, cells: hostOnly('ok') },
  'member.restore': { d: { userId: 'u_8', epoch }, cells: hostOnly('ok') },
  'mute.group': { d: { on: true, epoch }, cells: hostOnly('ok') },
  'mute.member': { d: { userId: 'u_8', on: true, epoch }, cells: hostOnly('ok') },
  'room.set': { d: { linkMicWaitTime: 20, epoch }, cells: hostOnly('ok') },
  'hand.raise': {
    d: {},
    cells: {
      host: 'alreadyOnStage',
      funder: 'alreadyOnStage',
      'funder, host away': 'alreadyOnStage',
      member: ongoingOnly,
      guest: 'membersOnly',
      administrator: ongoingOnly,
    },
  },
  'hand.cancel': {
    d: { req: 'raised' },
    member: 3,
    cells: {
      host: 'handNotYours',
      funder: 'handNotYours',
      'funder, host away': 'handNotYours',
      member: 'ok',
      guest: 'handNotYours',
      administrator: 'handNotYours',
    },
  },
  'hand.answer': { d: { req: 'raised', accept: true, epoch }, cells: managers(ongoingOnly) },
  'hand.invite': { d: { userId: 'u_8', epoch }, cells: managers(ongoingOnly) },
  'hand.reply': {
    d: { req: 'invited', accept: true },
    member: 4,
    cells: {
      host: 'handNotYours',
      funder: 'handNotYours',
      'funder, host away': 'handNotYours',
      member: ongoingOnly,
      guest: 'handNotYours',
      administrator: 'handNotYours',
    },
  },
  'mic.hangUp': { d: { userId: 'u_6' }, state: { linkMic: onStage }, cells: managers('ok') },
  'mic.mute': {
    d: { userId: 'u_6', muted: true },
    state: { linkMic: onStage },
    cells: hostOnly('ok'),
  },
  'funder.mic': {
    d: { on: true },
    cells: {
      host: 'micByInvitation',
      funder: ongoingOnly,
      'funder, host away': ongoingOnly,
      member: 'funderOnly',
      guest: 'funderOnly',
      administrator: 'funderOnly',
    },
  },
  'screen.set': { d: { on: true }, cells: hostOnly('ok') },
  'rtc.published': {
    d: { slot: 'V0', ok: true },
    cells: {
      host: 'ok',
      funder: 'publishNotAllowed',
      'funder, host away': 'publishNotAllowed',
      member: 'publishNotAllowed',
      guest: 'publishNotAllowed',
      administrator: 'publishNotAllowed',
    },
  },
}
const rows = Object.entries(matrix) as Array<[StateCommandName, Row]>

/** Commands of the host alone (an accepted appointment cannot be taken back), and a stage that allows each. */
const hostRows = rows.flatMap(([t, row]) => {
  const stage = openStages.find((_, index) => {
    const { host, member } = row.cells
    const [own, others] = [host, member].map((cell) => (typeof cell === 'string' ? cell : cell[index]))
    return own === 'ok' && others !== 'ok'
  })
  return stage === undefined || t === 'anchor.cancel' ? [] : [[t, row, stage] as const]
})

const actorOf = (asker: Asker, member = 7): RoomActor => {
  switch (asker) {
    case 'host':
      return person(1)
    case 'funder':
    case 'funder, host away':
      return person(2)
    case 'guest':
      return person('g_somebody')
    case 'member':
      return person(member)
    case 'administrator':
      return { ...person(9), isAdmin: true }
  }
}

describe('class 19: command × role × stage', () => {
  it.each(rows)(
    '[LIVE-01] [LIVE-04] [LIVE-05] [MIC-01] [MUTE-01] %s',
    (t, { d, state = {}, member, cells }) => {
      const command = { t, d } as StateCommand
      for (const asker of askers) {
        for (const [index, stage] of openStages.entries()) {
          const cell = cells[asker]
          const expected = typeof cell === 'string' ? cell : cell[index]
          const room = stateIn(stage, { anchorOnline: asker !== 'funder, host away', ...state })
          expect([asker, stage, outcomeOf(room, actorOf(asker, member), command)]).toEqual([
            asker,
            stage,
            expected,
          ])
        }
        const over = outcomeOf(stateIn('ended', state), actorOf(asker, member), command)
        expect([asker, 'ended', over]).toEqual([asker, 'ended', 'liveEnded'])
      }
    },
  )

  it.each(rows)('after removal nothing is left: %s', (t, { d, state = {}, member }) => {
    const actor = actorOf('member', member)
    const room = stateIn('ongoing', { ...state, removed: [person(member ?? 7)] })
    expect(outcomeOf(room, actor, { t, d } as StateCommand)).toBe('removedFromRoom')
  })

  it.each(rows.filter(([, { d }]) => 'epoch' in d))(
    '[LIVE-05] an older epoch is stale from every sender: %s',
    (t, { d, state = {}, member }) => {
      for (const asker of askers) {
        const command = { t, d: { ...d, epoch: epoch - 1 } } as StateCommand
        expect(outcomeOf(stateIn('ongoing', state), actorOf(asker, member), command)).toBe('epochStale')
      }
    },
  )

  it.each(hostRows)('[LIVE-05] before, during and after a transfer %s has one owner', (t, row, stage) => {
    const at = (epochNow: number): StateCommand => {
      const d = 'epoch' in row.d ? { ...row.d, epoch: epochNow } : row.d
      return { t, d } as StateCommand
    }
    const cell = row.cells.member
    const refusal = typeof cell === 'string' ? cell : cell[openStages.indexOf(stage)]
    const before = stateIn(stage, row.state)
    expect([outcomeOf(before, person(1), at(epoch)), outcomeOf(before, person(5), at(epoch))]).toEqual([
      'ok',
      refusal,
    ])
    let room = stateIn(stage, { ...row.state, appointment: asked })
    if (t !== 'anchor.appoint') expect(outcomeOf(room, person(1), at(epoch))).toBe('ok')
    expect(outcomeOf(room, person(5), at(epoch))).toBe(refusal)
    const accepted = decideRoom(room, person(5), { t: 'anchor.answer', d: { accept: true } }, situation())
    if ('refused' in accepted) throw new Error(accepted.refused)
    for (const fact of accepted.facts) room = advance(room, { ...fact, s: room.seq + 1, at: now })
    if ('epoch' in row.d) expect(outcomeOf(room, person(1), at(epoch))).toBe('epochStale')
    expect(outcomeOf(room, person(1), at(epoch + 1))).toBe(refusal)
    expect(outcomeOf(room, person(5), at(epoch + 1))).toBe('ok')
  })

  it('[LIVE-05] before, during and after an appointment each power has one owner', () => {
    const mute = (at: number) => ({ t: 'mute.group', d: { on: true, epoch: at } }) as const
    let room = stateIn('ongoing', { appointment: asked })
    expect(outcomeOf(room, person(1), mute(epoch))).toBe('ok')
    expect(outcomeOf(room, person(5), mute(epoch))).toBe('anchorOnly')
    const decision = decideRoom(room, person(5), { t: 'anchor.answer', d: { accept: true } }, situation())
    if ('refused' in decision) throw new Error(decision.refused)
    expect(decision.facts.map(({ t }) => t)).toEqual(['appointmentOver', 'anchor'])
    for (const fact of decision.facts) room = advance(room, { ...fact, s: room.seq + 1, at: now })
    expect(room.epoch).toBe(epoch + 1)
    expect(outcomeOf(room, person(1), mute(epoch))).toBe('epochStale')
    expect(outcomeOf(room, person(1), mute(epoch + 1))).toBe('anchorOnly')
    expect(outcomeOf(room, person(5), mute(epoch + 1))).toBe('ok')
    expect(routesOf(room).routes).toMatchObject({ V0: 'u_5', A0: 'u_5', V1: 'u_5', A3: 'u_5' })
  })

  it('[LIVE-05] declining keeps the old host; only the appointed person can answer, and only in time', () => {
    const room = stateIn('ongoing', { appointment: asked })
    const answer = { t: 'anchor.answer', d: { accept: false } } as const
    const declined = decideRoom(room, person(5), answer, situation())
    expect(declined).toMatchObject({ facts: [{ t: 'appointmentOver', d: { outcome: 'declined' } }] })
    expect(outcomeOf(room, person(5), answer, { now: now + 30_000 })).toBe('appointmentGone')
    expect(tick(room, now + 30_000, () => null)).toContainEqual({
      t: 'appointmentOver',
      d: { to: person(5), outcome: 'expired' },
    })
  })

  it('[LIVE-05] a new host leaves the stage as guest, and is not muted any more', () => {
    const room = stateIn('ongoing', {
      appointment: { ...asked, to: person(6) },
      linkMic: onStage,
      memberMuted: { u_6: null },
      screenOn: true,
    })
    const decision = decideRoom(room, person(6), { t: 'anchor.answer', d: { accept: true } }, situation())
    if ('refused' in decision) throw new Error(decision.refused)
    let after = room
    for (const fact of decision.facts) after = advance(after, { ...fact, s: after.seq + 1, at: now })
    expect(after).toMatchObject({ linkMic: null, screenOn: false, epoch: epoch + 1 })
    // An empty object would match any.
    expect(after.memberMuted).toEqual({})
  })

  it('[LIVE-04] host and funder cannot be muted, removed or appointed, nor can anyone do so to themselves', () => {
    const room = stateIn('ongoing')
    for (const t of ['member.remove', 'mute.member', 'anchor.appoint', 'hand.invite'] as const) {
      const at = (userId: string) => ({ t, d: { userId, epoch, on: true } }) as StateCommand
      expect([t, outcomeOf(room, person(1), at('u_1'))]).toEqual([t, 'targetIsYou'])
      expect([t, outcomeOf(room, person(1), at('u_2'))]).toEqual([t, 'targetProtected'])
      expect([t, outcomeOf(room, person(1), at('u_99'))]).toEqual([t, 'targetUnknown'])
    }
    const away = stateIn('ongoing', { anchorOnline: false })
    const appoint = { t: 'anchor.appoint', d: { userId: 'u_1', epoch } } as const
    expect(outcomeOf(away, person(2), appoint)).toBe('targetProtected')
  })

  it('[LIVE-01] nothing starts before something is published', () => {
    const start = { t: 'stage.start', d: { epoch } } as const
    const room = stateIn('not_started')
    expect(outcomeOf(room, person(1), start, { published: new Set() })).toBe('nothingPublished')
    expect(outcomeOf(room, person(1), start, { published: new Set(['V1']) })).toBe('nothingPublished')
    expect(outcomeOf(room, person(1), start, { published: new Set(['A0']) })).toBe('ok')
  })

  it('[MIC-02] one guest at a time; who is on stage cannot ask again', () => {
    const room = stateIn('ongoing', { linkMic: onStage })
    const answer = { t: 'hand.answer', d: { req: 'raised', accept: true, epoch } } as const
    expect(outcomeOf(room, person(1), answer)).toBe('seatTaken')
    expect(outcomeOf(room, person(4), { t: 'hand.reply', d: { req: 'invited', accept: true } })).toBe(
      'seatTaken',
    )
    expect(outcomeOf(room, person(6), { t: 'hand.raise', d: {} })).toBe('alreadyOnStage')
    expect(outcomeOf(room, person(3), { t: 'hand.raise', d: {} })).toBe('handPending')
    expect(outcomeOf(room, person(7), { t: 'mic.hangUp', d: { userId: 'u_7' } })).toBe('notOnStage')
    expect(outcomeOf(room, person(6), { t: 'mic.hangUp', d: { userId: 'u_6' } })).toBe('ok')
  })

  it('[MIC-02] only the owner opens a microphone', () => {
    const room = stateIn('ongoing', { linkMic: { ...onStage, muted: true }, funderMicStatus: true })
    const open = { t: 'mic.mute', d: { userId: 'u_6', muted: false } } as const
    expect(outcomeOf(room, person(1), open)).toBe('micByInvitation')
    expect(outcomeOf(room, person(6), open)).toBe('ok')
    expect(outcomeOf(room, person(1), { t: 'funder.mic', d: { on: false } })).toBe('ok')
    expect(outcomeOf(room, person(1), { t: 'funder.mic', d: { on: true } })).toBe('micByInvitation')
  })

  it('[MIC-01] an invitation is answered by the invited; taking it back is the host’s', () => {
    const room = stateIn('ongoing')
    const answer = (accept: boolean) => ({ t: 'hand.answer', d: { req: 'invited', accept, epoch } }) as const
    expect(outcomeOf(room, person(1), answer(true))).toBe('handNotYours')
    expect(decideRoom(room, person(1), answer(false), situation())).toMatchObject({
      facts: [{ t: 'handOver', d: { outcome: 'cancelled' } }],
    })
    // Both want the same: the one who has raised a hand is seated at once.
    const invite = { t: 'hand.invite', d: { userId: 'u_3', epoch } } as const
    expect(decideRoom(room, person(1), invite, situation())).toMatchObject({
      facts: [{ t: 'handOver', d: { outcome: 'accepted' } }, { t: 'linkMic' }],
    })
  })

  it('[MIC-01] a hand expires on the server’s clock, and a late answer finds it gone', () => {
    const room = stateIn('ongoing')
    const late = now + 10_000
    const answer = { t: 'hand.answer', d: { req: 'raised', accept: true, epoch } } as const
    expect(outcomeOf(room, person(1), answer, { now: late })).toBe('handStale')
    const facts = tick(room, late, () => null)
    expect(facts.map(({ t }) => t)).toEqual(['handOver', 'handOver'])
    let after = room
    for (const fact of facts) after = advance(after, { ...fact, s: after.seq + 1, at: late })
    expect(after.hands).toEqual([])
    expect(after.missedHands.map(({ user }) => user.userId)).toEqual(['u_3'])
    expect(tick(room, late - 1, () => null)).toEqual([])
  })

  it('[MIC-02] an accepted guest has 15 s to be heard, and a lost one keeps the seat as long', () => {
    const connecting = stateIn('ongoing', { hands: [], linkMic: { ...onStage, phase: 'connecting' } })
    expect(tick(connecting, now + 14_999, () => null)).toEqual([])
    expect(tick(connecting, now + 15_000, () => null)).toMatchObject([
      { t: 'linkMicOver', d: { outcome: 'failed' } },
    ])
    const live = stateIn('ongoing', { hands: [], linkMic: onStage })
    const away = (userId: string) => (userId === 'u_6' ? now : null)
    expect(tick(live, now + 2000, away, { hostMs: 60_000, guestMs: 2000 })).toMatchObject([
      { t: 'linkMicOver' },
    ])
    expect(tick(live, now + 14_999, away)).toEqual([])
    expect(tick(live, now + 15_000, away)).toMatchObject([{ t: 'linkMicOver', d: { outcome: 'lost' } }])
  })

  it('[LIVE-09] a host who is away for a minute: paused, never ended, and nothing else is lost', () => {
    const room = stateIn('ongoing', { hands: [], linkMic: onStage })
    const away = (userId: string) => (userId === 'u_1' ? now : null)
    expect(tick(room, now + 2999, away)).toEqual([])
    expect(tick(room, now + 3000, away)).toEqual([{ t: 'anchorOnline', d: { online: false } }])
    const alone = { ...room, anchorOnline: false }
    expect(tick(alone, now + 4000, away, { hostMs: 4000, guestMs: 15_000 })).toMatchObject([{ t: 'stage' }])
    expect(tick(alone, now + 59_999, away)).toEqual([])
    expect(tick(alone, now + 60_000, away)).toEqual([
      { t: 'stage', d: { liveStage: 'paused', by: 'hostLost' } },
    ])
    const paused = { ...alone, liveStage: 'paused', pausedBy: 'hostLost' } as const
    expect(tick(paused, now + 86_400_000, away)).toEqual([])
    expect(joined(paused, 'u_1')).toEqual([{ t: 'anchorOnline', d: { online: true } }])
  })

  it('[MIC-02] [LIVE-09] a funder who is away for longer than a session is kept is not said to be heard', () => {
    const room = stateIn('ongoing', { funderMicStatus: true })
    const away = (userId: string) => (userId === 'u_2' ? now : null)
    const heard = (at: number) => tick(room, at, away).filter(({ t }) => t === 'funderMic')
    expect(heard(now + 29_999)).toEqual([])
    expect(heard(now + 30_000)).toEqual([{ t: 'funderMic', d: { on: false } }])
  })

  it('[MIC-02] [LIVE-05] leaving ends one’s hand, seat and appointment', () => {
    const room = stateIn('ongoing', { linkMic: onStage, appointment: asked, funderMicStatus: true })
    expect(left(room, person(3))).toMatchObject([{ t: 'handOver', d: { outcome: 'left' } }])
    expect(left(room, person(6))).toMatchObject([{ t: 'linkMicOver', d: { outcome: 'lost' } }])
    expect(left(room, person(5))).toMatchObject([{ t: 'appointmentOver', d: { outcome: 'left' } }])
    expect(left(room, person(2))).toMatchObject([{ t: 'funderMic', d: { on: false } }])
    expect(left(room, person(1))).toMatchObject([{ t: 'anchorOnline', d: { online: false } }])
  })

  it('[MUTE-01] writing: mutes bind members, not host and funder; guests read', () => {
    const may = (id: number | string, more: Partial<RoomState> = {}, stage: LiveStage = 'ongoing') =>
      chatRefusal(stateIn(stage, more), person(id).userId, now)
    for (const stage of liveStages) expect(may(7, {}, stage)).toBe(stage === 'ended' ? 'liveEnded' : null)
    expect(may('g_somebody')).toBe('guestsReadOnly')
    expect(may(7, { groupMuted: true })).toBe('mutedGroup')
    expect(may(7, { memberMuted: { u_7: null } })).toBe('mutedMember')
    expect(may(7, { memberMuted: { u_7: now + 1 } })).toBe('mutedMember')
    expect(may(7, { memberMuted: { u_7: now } })).toBeNull()
    for (const id of [1, 2]) expect(may(id, { groupMuted: true })).toBeNull()
    expect(may(7, { removed: [person(7)] })).toBe('removedFromRoom')
  })

  it('[MUTE-01] a mute of ten minutes ends ten minutes later', () => {
    const muted = { t: 'mute.member', d: { userId: 'u_7', on: true, minutes: 10, epoch } } as const
    const decision = decideRoom(stateIn('ongoing'), person(1), muted, situation())
    expect(decision).toMatchObject({
      facts: [{ t: 'memberMute', d: { on: true, until: now + 10 * 60 * 1000 } }],
    })
  })

  it('[MIC-02] publishing: host, guest on stage and funder, each their own, and only what is routed is passed on', () => {
    const room = stateIn('ongoing', { linkMic: onStage, funderMicStatus: true })
    const table = {
      u_1: ['V0', 'A0', 'V1', 'A3'],
      u_2: ['A2'],
      u_6: ['V2', 'A1'],
      u_7: [],
      g_somebody: [],
    } as const
    for (const [userId, own] of Object.entries(table)) {
      for (const slot of ['V0', 'V1', 'V2', 'A0', 'A1', 'A2', 'A3'] as const) {
        const expected = own.some((each) => each === slot) ? null : 'publishNotAllowed'
        expect([userId, slot, publishRefusal(room, userId, [slot])]).toEqual([userId, slot, expected])
      }
    }
    expect(publishRefusal(room, 'u_1', [])).toBe('publishNotAllowed')
    expect(publishRefusal(stateIn('ended'), 'u_1', ['V0'])).toBe('liveEnded')
    // A muted guest: not a packet of the sound, whatever the browser does.
    const muted = stateIn('ongoing', { linkMic: { ...onStage, muted: true } })
    expect(routesOf(muted).routes).toMatchObject({ A1: null, V2: 'u_6', A2: null })
    for (const stage of liveStages) expect(routesOf(stateIn(stage)).forward).toBe(stage === 'ongoing')
    expect(Object.values(routesOf(stateIn('ended', { linkMic: onStage })).routes)).toEqual(
      Array(7).fill(null),
    )
  })
})
