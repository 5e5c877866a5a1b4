import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { frameLimit } from '../../../src/contract/room/wire.ts'
import { lives, videos } from '../../../server/db/schema/catalogue.ts'
import { liveEvents, liveMessages } from '../../../server/db/schema/live.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import type { Browser } from '../api/harness.ts'
import { emptyTables, newMemory } from '../../support/engines.ts'
import { openHall, type Hall } from './hall.ts'
import { newId, type Visitor } from './visitor.ts'

describe('a live room', () => {
  let hall: Hall
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await newMemory()
  })
  afterEach(() => hall.close())
  afterAll(() => database.close())
  const open = async (): Promise<OpenedDatabase> => {
    await emptyTables(database.db)
    return database
  }

  /** The host is in and on air. */
  const onAir = async (room?: Parameters<typeof openHall>[1]): Promise<Visitor> => {
    hall = await openHall(open, room)
    const host = await hall.enter('host')
    publish('host')
    await host.command('stage.start', { epoch: host.epoch })
    return host
  }
  const publish = (name: string, slot: 'V0' | 'A0' | 'A1' = 'V0') => {
    const user = name === 'host' ? 'u_1' : name
    hall.media.say({ t: 'published', room: String(hall.liveId), user, slot, on: true })
  }

  it('[LIVE-01] [LIVE-09] begins, is reported to everyone, and survives a restart of the server', async () => {
    hall = await openHall(open)
    const host = await hall.enter('host')
    const viewer = await hall.enter('viewer')
    const guest = await hall.enter('guest:one')
    expect(host.me?.role).toBe('anchor')
    expect(guest.me?.role).toBe('guest')
    expect(await host.refused('stage.start', { epoch: 1 })).toBe('nothingPublished')
    expect(hall.media.routes.get(String(hall.liveId))).toMatchObject({
      forward: false,
      routes: { V0: 'u_1' },
    })
    publish('host')
    await host.command('stage.start', { epoch: 1 })
    expect(hall.media.routes.get(String(hall.liveId))).toMatchObject({ forward: true })
    await host.command('room.set', { linkMicWaitTime: 30, epoch: 1 })
    await host.command('mute.group', { on: true, epoch: 1 })
    expect(await hall.differences(host, viewer, guest)).toEqual([])
    expect(viewer.state).toMatchObject({ liveStage: 'ongoing', groupMuted: true, linkMicWaitTime: 30 })
    const before = viewer.state
    await hall.restart()
    const again = await hall.enter('viewer')
    expect(again.state).toMatchObject({
      ...before,
      seq: again.state?.seq,
      anchorOnline: again.state?.anchorOnline,
    })
    const [row] = await hall.database.db.select().from(lives).where(eq(lives.id, hall.liveId))
    expect(row?.status).toBe('ongoing')
  })

  it('[MIC-01] [MIC-02] a hand is raised, accepted, heard, muted and taken down; others see only the guest', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const other = await hall.enter('other')
    const { req } = await member.command('hand.raise', {})
    await host.until(() => host.state?.hands.length === 1)
    await other.settled()
    expect(other.state?.hands).toEqual([])
    await host.command('hand.answer', { req, accept: true, epoch: 1 })
    await member.settled()
    expect(member.state?.linkMic).toMatchObject({ phase: 'connecting', muted: false })
    const room = String(hall.liveId)
    const userId = member.me?.userId ?? ''
    expect(hall.media.routes.get(room)?.routes).toMatchObject({ A1: userId, V2: userId })
    const offer = { dir: 'pub', sdp: 'v=0', slots: ['A1', 'V2'] } as const
    expect(await member.command('rtc.offer', { ...offer, slots: [...offer.slots] })).toEqual({
      sdp: 'answer to v=0',
    })
    expect(await other.refused('rtc.offer', { ...offer, slots: ['A1'] })).toBe('publishNotAllowed')
    expect(await member.refused('rtc.offer', { ...offer, slots: ['V0'] })).toBe('publishNotAllowed')
    publish(userId, 'A1')
    await other.until(() => other.state?.linkMic?.phase === 'live')
    await host.command('mic.mute', { userId, muted: true })
    expect(hall.media.routes.get(room)?.routes.A1).toBeNull()
    expect(await host.refused('mic.mute', { userId, muted: false })).toBe('micByInvitation')
    await member.command('mic.mute', { userId, muted: false })
    await host.command('mic.hangUp', { userId })
    expect(hall.media.routes.get(room)?.routes).toMatchObject({ A1: null, V2: null })
    // After: not a slot may be offered any more.
    for (const slot of offer.slots)
      expect(await member.refused('rtc.offer', { ...offer, slots: [slot] })).toBe('publishNotAllowed')
    expect(await hall.differences(host, member, other)).toEqual([])
  })

  it('[MIC-01] an unanswered hand expires after the wait time, and the host finds it among the missed', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    await member.command('hand.raise', {})
    await hall.pass(9750)
    expect(await hall.differences(host, member)).toEqual([])
    expect(member.state?.hands).toHaveLength(1)
    await hall.pass(500)
    expect(await hall.differences(host, member)).toEqual([])
    expect(host.state).toMatchObject({ hands: [], missedHands: [{ user: { userName: 'member' } }] })
    const { req } = await host.command('hand.invite', { userId: member.me?.userId ?? '', epoch: 1 })
    await member.settled()
    await member.command('hand.reply', { req, accept: true })
    expect(await hall.differences(host, member)).toEqual([])
    // Not a word from the guest: the seat is free again.
    await hall.pass(15_000)
    await member.settled()
    expect(member.state?.linkMic).toBeNull()
  })

  it('[LIVE-04] a removed member is shown out, cannot come back, not by call nor after a restart', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const userId = member.me?.userId ?? ''
    const ticket = await hall.ticketOf('member')
    await host.command('member.remove', { userId, epoch: 1 })
    await member.until(() => member.closed !== null)
    expect([member.closed, member.kicked]).toEqual([4403, 'removed'])
    expect(hall.media.left).toContain(`${hall.liveId} ${userId} all`)
    const back = hall.knock()
    await expect(back.greet({ ticket })).rejects.toThrow('closed 4403')
    await expect(hall.knock().greet({ session: member.session })).rejects.toThrow('closed 4401')
    const browser = await hall.browserOf('member')
    expect(await browser.refused('joinLiveRoom', { live_id: hall.liveId })).toMatchObject({
      code: 403,
      reason: 'removedFromRoom',
    })
    expect(await browser.refused('getUserSig', { live_id: hall.liveId })).toMatchObject({
      reason: 'removedFromRoom',
    })
    await hall.restart()
    await expect(hall.enter('member')).rejects.toThrow('closed 4403')
  })

  it('[LIVE-04] the removed get no playlist and no segment any more, member or guest; everybody else still does', async () => {
    const host = await onAir()
    const live_id = hall.liveId
    const [member, other] = [await hall.browserOf('member'), await hall.browserOf('other')]
    // As the page keeps it.
    member.cookies.set('uid', String(await hall.idOf('member')))
    other.cookies.set('uid', String(await hall.idOf('other')))
    const guest = hall.server.browser()
    const { room, ticket } = await guest.call('joinLiveRoom', { live_id })
    await hall.enter('member')
    await hall.knock().greet({ ticket })
    const asked = async (browser: Browser): Promise<number[]> => {
      const paths = ['7/master.m3u8', '7/segment-1-1.m4s']
      const answers = await Promise.all(paths.map((path) => browser.request(`/hls/${live_id}/${path}`)))
      return answers.map(({ status }) => status)
    }
    const all = [member, guest, other, hall.server.browser()]
    expect(await Promise.all(all.map(asked))).toEqual(all.map(() => [200, 200]))
    await host.command('member.remove', { userId: `u_${await hall.idOf('member')}`, epoch: 1 })
    const still = await Promise.all(all.map(asked))
    expect(still).toEqual([
      [403, 403],
      [200, 200],
      [200, 200],
      [200, 200],
    ])
    const refusal = await member.request(`/hls/${live_id}/7/master.m3u8`)
    expect(await refusal.json()).toMatchObject({ code: 403, data: { reason: 'removedFromRoom' } })
    await host.command('member.remove', { userId: room.userInfo.userId, epoch: 1 })
    expect(await asked(guest)).toEqual([403, 403])
    expect(await asked(other)).toEqual([200, 200])
  })

  it('[LIVE-04] the host shuts guests out: they lose room and pictures at once, members go on, and the door opens again', async () => {
    const host = await onAir()
    const live_id = hall.liveId
    const browser = await hall.browserOf('member')
    browser.cookies.set('uid', String(await hall.idOf('member')))
    for (const [name, value] of Object.entries(browser.credentials ?? {})) browser.cookies.set(name, value)
    const member = await hall.enter('member')
    const stranger = hall.server.browser()
    const { ticket } = await stranger.call('joinLiveRoom', { live_id })
    const guest = await hall.knock().greet({ ticket })
    const { ticket: unused } = await hall.server.browser().call('joinLiveRoom', { live_id })
    const watched = async (by: Browser) => (await by.request(`/hls/${live_id}/7/master.m3u8`)).status
    expect([await watched(stranger), await watched(browser)]).toEqual([200, 200])
    expect(await member.refused('room.set', { guestsShut: true, epoch: 1 })).toBe('anchorOnly')
    await host.command('room.set', { guestsShut: true, epoch: 1 })
    await guest.until(() => guest.closed !== null)
    expect([guest.closed, member.closed, host.closed]).toEqual([4401, null, null])
    await expect(hall.knock().greet({ session: guest.session })).rejects.toThrow('closed 4401')
    await expect(hall.knock().greet({ ticket: unused })).rejects.toThrow('closed 4401')
    for (const by of [stranger, hall.server.browser()])
      for (const name of ['joinLiveRoom', 'getUserSig'] as const)
        expect(await by.refused(name, { live_id })).toMatchObject({ reason: 'guestsShutOut', code: 403 })
    expect([await watched(stranger), await watched(hall.server.browser()), await watched(browser)]).toEqual([
      403, 403, 200,
    ])
    expect(await hall.differences(host, member)).toEqual([])
    // It stays so when the server starts again, until the host says otherwise; a repeated command is done once.
    await hall.restart()
    await expect(hall.enter('guest:one')).rejects.toThrow('closed 4401')
    const again = await hall.enter('host')
    await again.command('room.set', { guestsShut: false, epoch: again.epoch })
    const { seq } = again.state ?? {}
    await again.command('room.set', { guestsShut: false, epoch: again.epoch })
    await again.settled()
    expect(again.state?.seq).toBe(seq)
    await hall.enter('guest:one')
  })

  it('[LIVE-05] a new host has every power at the same moment for everybody, the old one none', async () => {
    const host = await onAir()
    const heir = await hall.enter('heir')
    const other = await hall.enter('other')
    await host.command('anchor.appoint', { userId: heir.me?.userId ?? '', epoch: 1 })
    await other.settled()
    expect(other.state?.appointment).toBeNull()
    expect(await host.refused('anchor.appoint', { userId: other.me?.userId ?? '', epoch: 1 })).toBe(
      'appointmentPending',
    )
    expect(await other.refused('anchor.answer', { accept: true })).toBe('appointmentGone')
    await heir.command('anchor.answer', { accept: true })
    expect(await hall.differences(host, heir, other)).toEqual([])
    expect([host.me?.role, heir.me?.role]).toEqual(['member', 'anchor'])
    expect(await host.refused('mute.group', { on: true, epoch: 1 })).toBe('epochStale')
    expect(await host.refused('mute.group', { on: true, epoch: 2 })).toBe('anchorOnly')
    await heir.command('mute.group', { on: true, epoch: 2 })
    expect(hall.media.routes.get(String(hall.liveId))?.routes.V0).toBe(heir.me?.userId)
    const [row] = await hall.database.db.select().from(liveEvents).where(eq(liveEvents.seq, 1))
    expect(row?.liveId).toBe(hall.liveId)
  })

  it('[LIVE-05] two managers who race: one answer counts, the other hears that it is settled', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const { req } = await member.command('hand.raise', {})
    const funder = await hall.enter('funder')
    await host.cut()
    await hall.pass(3250)
    const host2 = await hall.enter('host')
    const outcomes = await Promise.allSettled([
      funder.command('hand.answer', { req, accept: true, epoch: 1 }),
      host2.command('hand.answer', { req, accept: false, epoch: 1 }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await hall.differences(host2, funder, member)).toEqual([])
  })

  it('[LIVE-09] the host is lost for a minute: paused for everybody, and comes back as host', async () => {
    const host = await onAir()
    const viewer = await hall.enter('viewer')
    await host.cut()
    await hall.pass(3500)
    await viewer.settled()
    expect(viewer.state).toMatchObject({ anchorOnline: false, liveStage: 'ongoing' })
    await hall.pass(57_000)
    await viewer.settled()
    expect(viewer.state).toMatchObject({ liveStage: 'paused', pausedBy: 'hostLost' })
    const back = await hall.enter('host')
    await back.command('stage.resume', { epoch: 1 })
    expect(await hall.differences(back, viewer)).toEqual([])
    expect(viewer.state).toMatchObject({ anchorOnline: true, liveStage: 'ongoing', pausedBy: null })
  })

  it('[MIC-02] [LIVE-05] [LIVE-09] a lost guest keeps the seat for 15 s; the funder names a successor of a lost host', async () => {
    const host = await onAir()
    const [member, funder, heir] = [
      await hall.enter('member'),
      await hall.enter('funder'),
      await hall.enter('heir'),
    ]
    const { req } = await member.command('hand.raise', {})
    await host.command('hand.answer', { req, accept: true, epoch: 1 })
    publish(member.me?.userId ?? '', 'A1')
    await heir.until(() => heir.state?.linkMic?.phase === 'live')
    await member.cut()
    await hall.pass(14_500)
    await member.resume()
    await hall.pass(2000)
    await heir.settled()
    expect(heir.state?.linkMic).toMatchObject({ user: { userName: 'member' }, phase: 'live' })
    await member.cut()
    await hall.pass(15_250)
    await heir.settled()
    expect(heir.state?.linkMic).toBeNull()
    expect(hall.media.routes.get(String(hall.liveId))?.routes).toMatchObject({ A1: null, V2: null })
    await member.resume()
    const offer = { dir: 'pub', sdp: 'v=0', slots: ['A1'] } as const
    expect(await member.refused('rtc.offer', { ...offer, slots: ['A1'] })).toBe('publishNotAllowed')

    const appointment = { userId: heir.me?.userId ?? '', epoch: 1 }
    expect(await funder.refused('anchor.appoint', appointment)).toBe('anchorPresent')
    await host.cut()
    await hall.pass(3500)
    await funder.command('anchor.appoint', appointment)
    await heir.settled()
    await heir.command('anchor.answer', { accept: true })
    // The new host is here: nothing is paused, and the old one comes back as one of the members.
    await hall.pass(60_000)
    const back = await hall.enter('host')
    expect(await hall.differences(back, funder, heir, member)).toEqual([])
    expect(heir.state).toMatchObject({ liveStage: 'ongoing', anchorOnline: true, epoch: 2 })
    expect([back.me?.role, heir.me?.role]).toEqual(['member', 'anchor'])
  })

  it('[LIVE-09] [CHAT-01] a reconnecting person receives exactly what was missed', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    await member.send('one')
    await member.cut()
    await host.command('mute.group', { on: true, epoch: 1 })
    await host.send('two')
    await host.send('three')
    await host.command('chat.recall', { c: 1 })
    await member.resume()
    expect(member.resumed).toBe(true)
    expect(await hall.differences(host, member)).toEqual([])
    expect(member.messages.map(({ c, text }) => [c, text])).toEqual([
      [1, ''],
      [2, 'two'],
      [3, 'three'],
    ])
    await member.cut()
    await hall.pass(30_250)
    await expect(member.resume()).rejects.toThrow('closed 4401')
    await member.enterAgain(await hall.ticketOf('member'))
    expect(await hall.differences(host, member)).toEqual([])
  })

  it('[LIVE-09] too many events for the ring, or a new role since: the whole state', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const heir = await hall.enter('heir')
    await member.cut()
    await heir.cut()
    for (let n = 0; n < 520; n++) {
      const browser = await hall.live().rooms.get(hall.liveId)
      await browser?.command(
        { userId: 'u_1', userName: '', userAvatar: '' },
        {
          t: 'mute.group',
          d: { on: n % 2 === 0, epoch: 1 },
        },
      )
    }
    await member.resume()
    expect(member.resumed).toBe(false)
    expect(await hall.differences(host, member)).toEqual([])
  })

  it('[LIVE-08] [MIC-02] a guest whose connection is lost stays in the list while the seat is kept: the host can act on them', async () => {
    const host = await onAir()
    const guest = await hall.enter('member')
    const other = await hall.enter('heir')
    const { req } = await guest.command('hand.raise', {})
    await host.command('hand.answer', { req, accept: true, epoch: 1 })
    const names = () => host.members.list.map(({ userName }) => userName)
    const guestId = guest.me?.userId ?? ''
    await hall.pass(1250)
    await host.until(() => host.members.count === 3)
    await guest.cut()
    await other.cut()
    await hall.pass(1250)
    await host.until(() => host.members.count === 1)
    expect(names()).toEqual(['host', 'member'])
    await host.command('mic.mute', { userId: guestId, muted: true })
    expect(host.state?.linkMic).toMatchObject({ muted: true })
    await hall.pass(60_000)
    await host.until(() => host.state?.linkMic === null && host.members.list.length === 1)
    expect(names()).toEqual(['host'])
  })

  it('[LIVE-08] counts right after joins, leaves and lost connections, and is full when it is full', async () => {
    hall = await openHall(open, { maxUser: 5 })
    const one = await hall.enter('one')
    const two = await hall.enter('two')
    await hall.enter('three')
    await hall.enter('four')
    await hall.enter('five')
    await expect(hall.enter('six')).rejects.toThrow('closed 4503')
    const browser = await hall.browserOf('seven')
    expect(await browser.refused('joinLiveRoom', { live_id: hall.liveId })).toMatchObject({
      reason: 'roomFull',
    })
    // Host and funder always get in.
    const host = await hall.enter('host')
    await hall.enter('funder')
    await hall.pass(1250)
    await host.until(() => host.members.count === 7)
    expect(host.members.list.map(({ userName }) => userName)).toEqual([
      'host',
      'funder',
      'one',
      'two',
      'three',
      'four',
      'five',
    ])
    await two.command('leave', {})
    await one.cut()
    await hall.pass(1250)
    await host.until(() => host.members.count === 5)
    expect(await hall.server.browser().call('getLiveInfo', { live_id: hall.liveId })).toMatchObject({
      member_count: 5,
      max_user: 5,
    })
    // The place of a viewer who may come back by themselves is kept until they cannot any more.
    await expect(hall.enter('six')).rejects.toThrow('closed 4503')
    await hall.pass(30_250)
    await expect(hall.enter('six')).rejects.toThrow('closed 4503')
    for (const user of ['four', 'five'])
      await host.command('member.remove', { userId: `u_${await hall.idOf(user)}`, epoch: 1 })
    await hall.enter('six')
  })

  it('the newest tab wins, and a replayed command is one command, over connections, too', async () => {
    const host = await onAir()
    const second = await hall.enter('host')
    await host.until(() => host.closed !== null)
    expect([host.closed, host.kicked]).toEqual([4409, 'replaced'])
    const id = newId()
    await second.command('stage.pause', { epoch: 1 }, id)
    await second.command('stage.pause', { epoch: 1 }, id)
    expect(await second.refused('stage.pause', { epoch: 1 })).toBe('livePaused')
    await second.cut()
    await second.resume()
    await second.command('stage.pause', { epoch: 1 }, id)
    await hall.pass(121_000)
  })

  it('[CHAT-01] a message that is sent again is kept once; numbers have no gaps; HTML is text', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const clientId = newId()
    const text = '<img src=x onerror=alert(1)>'
    const [first, again] = await Promise.all([
      member.command('chat.send', { text, clientId }),
      member.command('chat.send', { text, clientId }),
    ])
    expect(again.message.c).toBe(first.message.c)
    expect((await member.command('chat.send', { text, clientId })).message.c).toBe(1)
    await host.send('  hello  ')
    await host.until(() => host.messages.length === 2)
    expect(host.messages.map((message) => message.text)).toEqual([text, 'hello'])
    expect(await member.refused('chat.send', { text: ' ', clientId: newId() })).toBe('messageEmpty')
    expect(await member.refused('chat.send', { text: 'x'.repeat(501), clientId: newId() })).toBe(
      'messageTooLong',
    )
    expect(await member.refused('chat.recall', { c: 2 })).toBe('anchorOnly')
    expect(await member.refused('chat.recall', { c: 3 })).toBe('messageUnknown')
    await member.command('chat.recall', { c: 1 })
    await host.until(() => host.messages[0]?.recalled === true)
    const late = await hall.enter('late')
    expect(late.messages.map((message) => [message.c, message.text])).toEqual([
      [1, ''],
      [2, 'hello'],
    ])
    const rows = await hall.database.db.select().from(liveMessages).orderBy(asc(liveMessages.c))
    expect(rows.map(({ c, recalled }) => [c, recalled])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(await late.command('chat.history', { before: 2 })).toMatchObject({ list: [{ c: 1 }], more: false })
  })

  it('[CHAT-01] a control character is refused by name, and what others write in the same moment is stored', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const [good, bad, more] = await Promise.allSettled([
      host.send('one'),
      member.send('a\u0000b'),
      host.send('two\nlines'),
    ])
    expect(bad).toMatchObject({ reason: { reason: 'invalidCharacter' } })
    expect([good, more]).toMatchObject([{ value: { message: { c: 1 } } }, { value: { message: { c: 2 } } }])
    expect(await host.refused('room.set', { roomName: 'a\u0007b', epoch: 1 })).toBe('invalidCharacter')
    expect(await hall.differences(host, member)).toEqual([])
  })

  it('numbers that no message can have are refused by their field; ten at once are ten refusals', async () => {
    const host = await onAir()
    for (const huge of [2_147_483_648, 1e300, -1]) {
      expect(await host.refused('chat.recall', { c: huge })).toBe('invalid')
      expect(await host.refused('chat.history', { before: huge })).toBe('invalid')
      expect(await host.refused('members.page', { after: huge })).toBe('invalid')
    }
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => host.refused('chat.recall', { c: 9e12 })),
    )
    expect(new Set(atOnce)).toEqual(new Set(['invalid']))
    expect(await host.refused('chat.recall', { c: 2_147_483_647 })).toBe('messageUnknown')
  })

  it('[MUTE-01] muted members are refused by name, guests read only, host and funder go on', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const funder = await hall.enter('funder')
    const guest = await hall.enter('guest:one')
    const userId = member.me?.userId ?? ''
    await host.command('mute.member', { userId, on: true, minutes: 1, epoch: 1 })
    expect(await member.refused('chat.send', { text: 'x', clientId: newId() })).toBe('mutedMember')
    expect(await guest.refused('chat.send', { text: 'x', clientId: newId() })).toBe('guestsReadOnly')
    await guest.settled()
    expect(guest.state?.memberMuted).toEqual({})
    await hall.pass(60_250)
    await member.send('again')
    await host.command('mute.group', { on: true, epoch: 1 })
    expect(await member.refused('chat.send', { text: 'x', clientId: newId() })).toBe('mutedGroup')
    await funder.send('still')
    expect(await hall.differences(host, member, funder, guest)).toEqual([])
  })

  it('[CHAT-01] writes too fast: refused with the seconds; 10 000 messages in a second: closed', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => member.send(`m${n}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(outcomes.at(-1)).toMatchObject({ reason: { reason: 'limited', retryAfter: 1 } })
    await hall.pass(1000)
    await member.send('later')
    expect(await member.refused('hand.raise', {}).catch((error: unknown) => String(error))).toContain(
      'was not refused',
    )
    for (let n = 0; n < 10_000 && member.closed === null; n++) {
      member.socket.send(JSON.stringify({ id: newId(), t: 'chat.send', d: { text: 'x', clientId: newId() } }))
    }
    await member.until(() => member.closed !== null)
    expect(member.closed).toBe(4429)
    // Capacity of the bucket: five at once, and three more a second later. The last batch is stored after the socket closed.
    await host.until(() => host.messages.length >= 8)
    expect(await hall.differences(host)).toEqual([])
    expect(host.messages).toHaveLength(8)
  })

  it('frames over 16 KB or malformed are refused by name or close the socket, and no other person notices', async () => {
    const host = await onAir()
    const answerTo = async (frame: unknown) => {
      const visitor = await hall.enter('odd')
      await visitor.say(frame)
      await visitor.until(() => visitor.closed !== null)
      return visitor.closed
    }
    expect(await answerTo('{')).toBe(4400)
    expect(await answerTo({ t: 'hello', d: {} })).toBe(4400)
    expect(await answerTo({ id: 'short', t: 'sync', d: {} })).toBe(4400)
    expect(await answerTo('x'.repeat(frameLimit * 5))).toBe(1009)
    const visitor = await hall.enter('odd')
    expect(await visitor.refused('stage.fly' as 'sync', {})).toBe('commandUnknown')
    expect(await visitor.refused('toString' as 'sync', {})).toBe('commandUnknown')
    expect(await visitor.refused('hand.cancel', { req: '' })).toBe('invalid')
    expect(await visitor.refused('chat.send', { text: 'x'.repeat(frameLimit), clientId: newId() })).toBe(
      'frameTooLarge',
    )
    const silent = hall.knock()
    await silent.say({ t: 'ping' })
    await hall.pass(5250)
    await silent.until(() => silent.closed !== null)
    expect(silent.closed).toBe(4400)
    expect(await hall.differences(host)).toEqual([])
  })

  it('tickets: forged, used twice, expired, of another process; a foreign page is not let near', async () => {
    hall = await openHall(open)
    const ticket = await hall.ticketOf('member')
    const turned = (given: string) =>
      expect(hall.knock().greet({ ticket: given })).rejects.toThrow('closed 4401')
    const [text = '', sign = ''] = ticket.split('.')
    const other = JSON.parse(Buffer.from(text, 'base64url').toString()) as { user: { userId: string } }
    other.user.userId = 'u_1'
    await turned(`${Buffer.from(JSON.stringify(other)).toString('base64url')}.${sign}`)
    await turned('x')
    await turned('')
    await hall.knock().greet({ ticket })
    await turned(ticket)
    const old = await hall.ticketOf('member')
    await hall.pass(60_000)
    await turned(old)
    const before = await hall.ticketOf('member')
    await hall.restart()
    await turned(before)
    const foreign = hall.knock({ origin: 'https://evil.example' })
    await foreign.until(() => foreign.closed !== null)
    expect(foreign.closed).toBe(1006)
  })

  it('[LIVE-01] ends for everybody: routes closed at once, sockets a moment later, the recording is a video', async () => {
    const host = await onAir()
    const viewer = await hall.enter('viewer')
    await host.command('stage.end', { epoch: 1 })
    expect(Object.values(hall.media.routes.get(String(hall.liveId))?.routes ?? {})).toEqual(
      Array(7).fill(null),
    )
    expect(await hall.differences(host, viewer)).toEqual([])
    expect(await viewer.refused('chat.send', { text: 'x', clientId: newId() })).toBe('liveEnded')
    await hall.pass(1250)
    await viewer.until(() => viewer.closed !== null)
    expect([viewer.closed, viewer.kicked]).toEqual([4410, 'ended'])
    await expect(hall.enter('late')).rejects.toThrow('closed 4410')
    expect(hall.media.closed).toEqual([String(hall.liveId)])
    await expect
      .poll(() =>
        hall.database.db
          .select()
          .from(videos)
          .where(eq(videos.playlist, `/recordings/${hall.liveId}/index.m3u8`)),
      )
      .toMatchObject([{ duration: 61, engTitle: 'Live' }])
    const info = await hall.server.browser().call('getLiveInfo', { live_id: hall.liveId })
    expect(info).toMatchObject({ status: 'ended', member_count: 0 })
    expect(info.video_id).not.toBeNull()
  })

  it('the media plane: playlist, faults by name, hints, and its death and return', async () => {
    const host = await onAir()
    const viewer = await hall.enter('viewer')
    const room = String(hall.liveId)
    hall.media.say({ t: 'hls', room, ready: true, epoch: 7 })
    await viewer.until(() => viewer.state?.cdn?.url === `/hls/${room}/7/master.m3u8`)
    hall.media.say({ t: 'hls', room, ready: true, epoch: 8 })
    hall.media.say({ t: 'hls', room, ready: false, epoch: 7 })
    await viewer.until(() => viewer.state?.cdn?.epoch === 8)
    const offer = { dir: 'sub', sdp: 'v=0', slots: ['V0'] } as const
    for (const [fault, reason] of [
      ['mediaDown', 'mediaDown'],
      ['offerBad', 'offerBad'],
      ['rtcFull', 'rtcFull'],
      ['notAllowed', 'publishNotAllowed'],
    ] as const) {
      hall.media.refusing = fault
      expect(await viewer.refused('rtc.offer', { ...offer, slots: ['V0'] })).toBe(reason)
    }
    expect(viewer.pushes).toContainEqual({ t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
    const user = viewer.me?.userId ?? ''
    hall.media.say({ t: 'weak', room, user, lossPct: 9 })
    hall.media.say({ t: 'undecodable', room, user })
    hall.media.say({ t: 'lost', room, user, dir: 'sub' })
    hall.media.say({ t: 'candidate', room, user, dir: 'sub', candidate: 'c', mid: '0' })
    await viewer.until(() => viewer.pushes.at(-1)?.t === 'candidate')
    // A client that cannot follow is offered the other line, and no other client is.
    expect(viewer.pushes).toContainEqual({ t: 'line', d: { line: 'cdn', reason: 'weak' } })
    expect(viewer.pushes).toContainEqual({ t: 'line', d: { line: 'cdn', reason: 'codec' } })
    expect(host.pushes.filter(({ t }) => t === 'line')).toEqual([])
    expect(viewer.pushes).toContainEqual({ t: 'media', d: { online: true, dir: 'sub' } })
    await viewer.command('rtc.candidate', { dir: 'sub', candidate: 'mine', mid: '0' })
    expect(hall.media.candidates).toEqual(['mine'])
    // A codec that HLS cannot carry is announced to everyone, also to newcomers; with another picture to no one.
    const realTime = { t: 'line', d: { line: 'rtc', reason: 'noH264' } }
    hall.media.say({ t: 'realTimeOnly', room, on: true })
    await viewer.until(() => viewer.pushes.at(-1)?.t === 'line')
    expect(viewer.pushes.at(-1)).toEqual(realTime)
    const late = await hall.enter('late')
    await late.command('sync', {})
    expect(late.pushes).toContainEqual(realTime)
    hall.media.say({ t: 'realTimeOnly', room, on: false })
    const later = await hall.enter('later')
    await later.command('sync', {})
    expect(later.pushes).not.toContainEqual(realTime)
    hall.media.say({ t: 'down' })
    await viewer.until(() => viewer.state?.cdn === null)
    hall.media.say({ t: 'up' })
    await viewer.until(() =>
      viewer.pushes.some((said) => said.t === 'media' && said.d.online && said.d.dir === null),
    )
    expect(await hall.differences(host, viewer)).toEqual([])
  })
})
