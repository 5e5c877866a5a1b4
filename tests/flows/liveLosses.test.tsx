import { describe, expect, it } from 'vitest'

import type { RoomRole } from '../../src/contract/room/state.ts'
import type { MessageId } from '../../src/i18n/locale.ts'
import { element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { openRoomStage } from '../../workbench/harness/stage/roomStage.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'

type Room = Awaited<ReturnType<typeof openRoomStage>>
type Who = 'host' | 'guest' | 'audience'

/** Every sentence about a person who is not seen or heard; one that a row does not name must be absent. */
const sentences = [
  'player.absent.none',
  'player.absent.own',
  'player.absent.screen',
  'player.absent.lost',
  'player.nobodySends',
  'player.soundOnly',
  'room.hostLost',
  'room.hand.unmuted',
  'room.hand.lost',
  'room.hand.interrupted',
  'room.silence.lost',
  'room.silence.interrupted',
  'room.silence.nothing',
  'room.role.guestLost',
] as const satisfies readonly MessageId[]
type Sentence = (typeof sentences)[number]

const guestOf = ({ me, room }: Room, who: Who) => (who === 'guest' ? me() : room.someone('u_12'))
/** A guest is on stage, and heard. */
const seat = (page: Room, who: Who) => {
  const linkMic = { req: 'req-1', user: guestOf(page, who), muted: false, at: Date.now() }
  page.room.tell({ t: 'linkMic', d: { linkMic: { ...linkMic, phase: 'live' } } })
  return (phase: 'lost' | 'live') => page.room.tell({ t: 'linkMic', d: { linkMic: { ...linkMic, phase } } })
}

/** Losses, and how each page learns of them. */
const losses = {
  'the host’s camera is off'({ room, media }: Room) {
    room.tell({ t: 'cdn', d: { cdn: null } })
    media.emit('remote', { slot: 'V0', available: false })
  },
  'the host’s connection is lost'({ room, media }: Room) {
    room.tell({ t: 'anchorOnline', d: { online: false } })
    room.tell({ t: 'cdn', d: { cdn: null } })
    media.emit('remote', { slot: 'V0', available: false })
  },
  'the host sends sound alone'({ media }: Room) {
    media.darken(true)
    media.emit('remote', { slot: 'V0', available: false })
  },
  'the shared screen sends no picture'({ room, media }: Room) {
    room.tell({ t: 'screen', d: { on: true } })
    media.emit('remote', { slot: 'V1', available: false })
  },
  'the guest’s microphone is pulled out'(page: Room, who: Who) {
    const tell = seat(page, who)
    if (who === 'guest') page.media.emit('trackEnded', { what: 'microphone', fault: 'lost' })
    else tell('lost')
  },
  'the guest’s connection is lost'(page: Room, who: Who) {
    const tell = seat(page, who)
    if (who === 'guest') page.media.emit('interrupted', { slot: 'A1' })
    tell('lost')
  },
} as const
type Loss = keyof typeof losses

const roles: Record<Who, RoomRole> = { host: 'anchor', guest: 'member', audience: 'member' }

/** Opens a room as a viewer by one line. */
const look = async (who: Who, line: 'rtc' | 'cdn') => {
  const page = await openRoomStage(
    { network, openStage: (options) => openStage({ ...options, locale: 'en' }) },
    { role: roles[who] },
  )
  const { press, read } = pageActions(page.stage)
  // The header speaks of lives, too.
  await until(() => expect(element('main h1').textContent).toBe(page.room.state().roomName))
  if (who === 'guest') {
    await press('room.do.hand.raise')
    await until(() => expect(page.room.state().hands).toHaveLength(1))
    const [hand] = page.room.state().hands
    page.room.tell({ t: 'handOver', d: { req: hand?.req ?? '', user: page.me(), outcome: 'accepted' } })
    seat(page, who)
    await read('room.hand.unmuted')
  } else if (line === 'rtc' && who === 'audience') await press('player.line.rtc')
  await until(() => element(`main video`))
  return page
}

describe('[LIVE-09] [MIC-02] host, guest and audience see the same losses', () => {
  it.each<[what: Loss, who: Who, line: 'rtc' | 'cdn', says: readonly Sentence[]]>([
    ['the host’s camera is off', 'audience', 'rtc', ['player.absent.none']],
    ['the host’s camera is off', 'audience', 'cdn', ['player.nobodySends']],
    ['the host’s camera is off', 'guest', 'rtc', ['player.absent.none', 'room.hand.unmuted']],
    ['the host’s camera is off', 'host', 'rtc', ['room.silence.nothing']],
    ['the host’s connection is lost', 'audience', 'rtc', ['player.absent.lost', 'room.hostLost']],
    ['the host’s connection is lost', 'audience', 'cdn', ['player.absent.lost', 'room.hostLost']],
    [
      'the host’s connection is lost',
      'guest',
      'rtc',
      ['player.absent.lost', 'room.hostLost', 'room.hand.unmuted'],
    ],
    ['the host sends sound alone', 'audience', 'rtc', ['player.absent.none']],
    ['the host sends sound alone', 'audience', 'cdn', ['player.absent.none', 'player.soundOnly']],
    ['the shared screen sends no picture', 'audience', 'rtc', ['player.absent.screen']],
    ['the guest’s microphone is pulled out', 'audience', 'rtc', ['room.role.guestLost']],
    ['the guest’s microphone is pulled out', 'audience', 'cdn', ['room.role.guestLost']],
    ['the guest’s microphone is pulled out', 'host', 'rtc', ['room.role.guestLost', 'room.silence.nothing']],
    [
      'the guest’s microphone is pulled out',
      'guest',
      'rtc',
      ['room.hand.lost', 'room.silence.lost', 'room.role.guestLost'],
    ],
    ['the guest’s connection is lost', 'audience', 'rtc', ['room.role.guestLost']],
    ['the guest’s connection is lost', 'host', 'rtc', ['room.role.guestLost', 'room.silence.nothing']],
    [
      'the guest’s connection is lost',
      'guest',
      'rtc',
      ['room.hand.interrupted', 'room.silence.interrupted', 'room.role.guestLost'],
    ],
  ])('%s: the %s by %s', async (what, who, line, says) => {
    const page = await look(who, line)
    losses[what](page, who)
    await until(() => {
      const text = element('main').textContent ?? ''
      const name = page.room.state().anchor.userName
      const read = sentences.filter((id) => text.includes(page.stage.say(id, { name })))
      expect(read.toSorted()).toEqual(says.toSorted())
    })
    expect(page.stage.errors).toEqual([])
  })
})
