import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterEach, expect, it, onTestFinished } from 'vitest'

import { lives, videos } from '../../../server/db/schema/catalogue.ts'
import {
  liveEvents,
  liveMessages,
  liveOrders,
  liveRooms,
  liveVisits,
} from '../../../server/db/schema/live.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { createRecorder } from '../../../server/live/media/recorder.ts'
import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { describeDatabase } from '../../support/engines.ts'
import { addConference, day, registration } from '../commerce/stage.ts'
import type { Browser } from '../api/harness.ts'
import { openHall, type Hall } from './hall.ts'
import { newId, type Visitor } from './visitor.ts'

const minute = 60_000

it('[LIVE-10] what the media process sends of a rehearsal is not recorded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const recorder = createRecorder(folder, (error) => {
    throw error
  })
  const bytes = (text: string) => new TextEncoder().encode(text)
  for (const room of ['5', '-5']) {
    recorder.take(room, 1, 'init-1.mp4', bytes('init'))
    recorder.take(room, 1, 'segment-1-1.m4s', bytes('film'))
    recorder.take(room, 1, 'video.m3u8', bytes('#EXTINF:2.0,\nsegment-1-1.m4s\n'))
  }
  expect(await recorder.finish('5')).toMatchObject({ seconds: 2 })
  expect(await recorder.finish('-5')).toBeNull()
  expect(readdirSync(folder)).toEqual(['5'])
})

describeDatabase('[LIVE-10] the rehearsal of a live', (open) => {
  let hall: Hall
  let conference: { id: number; types: number[] }
  afterEach(() => hall.close())

  /** Three days before its live, of which host, funder, a chair and one of the programme committee know. */
  const prepare = async (more: Partial<typeof lives.$inferInsert> = {}) => {
    hall = await openHall(open)
    browsers = new Map()
    conference = await addConference(hall.server, { types: [{ tiers: [{ amount: 0 }] }] })
    await change({
      conferenceId: conference.id,
      startsAt: new Date(hall.server.clock.now + 3 * day),
      publication: 'draft',
      ...more,
    })
    await joinTeam('chair', 'organizer')
    await joinTeam('member of the committee', 'programme')
  }
  const change = (values: Partial<typeof lives.$inferInsert>, id = hall.liveId) =>
    hall.database.db.update(lives).set(values).where(eq(lives.id, id))
  const joinTeam = async (name: string, role: TeamPart, conferenceId = conference.id) =>
    hall.database.db.insert(userRoles).values({ userId: await hall.idOf(name), role, conferenceId })
  /** One for each of them; an account is sent no second code within a minute. */
  let browsers = new Map<string, Promise<Browser>>()
  const browserOf = (name: string): Promise<Browser> => {
    const browser = browsers.get(name) ?? hall.browserOf(name)
    browsers.set(name, browser)
    return browser
  }
  const rehearse = async (name: string, live_id = hall.liveId): Promise<Visitor> => {
    const { ticket } = await (await browserOf(name)).call('joinLiveRehearsal', { live_id })
    return hall.knock().greet({ ticket })
  }
  const refusalOf = async (name: string, live_id = hall.liveId) =>
    (await browserOf(name)).refused('joinLiveRehearsal', { live_id })
  const isOut = async (visitor: Visitor) => {
    await visitor.until(() => visitor.closed !== null)
    return visitor.closed
  }

  it('[LIVE-10] host, funder, chairs and the programme committee come in; for others, with a ticket or not, it does not exist', async () => {
    await prepare({ publication: 'scheduled' })
    const roles: (string | undefined)[] = []
    for (const name of ['host', 'funder', 'chair', 'member of the committee'])
      roles.push((await rehearse(name)).me?.role)
    expect(roles).toEqual(['anchor', 'funder', 'member', 'member'])

    const other = await addConference(hall.server)
    await joinTeam('chair of another conference', 'organizer', other.id)
    for (const part of ['secretary', 'finance', 'staff'] as const) await joinTeam(part, part)
    const attendee = await browserOf('attendee')
    await attendee.call('placeOrder', {
      ...registration(conference, { expected_amount: 0 }),
      ticket_type_id: conference.types[0] ?? 0,
    })
    const nobodys = await attendee.refused('joinLiveRehearsal', { live_id: 999_999 })
    expect(nobodys).toMatchObject({ reason: 'notFound', field: 'live_id' })
    for (const name of [
      'attendee',
      'stranger',
      'secretary',
      'finance',
      'staff',
      'chair of another conference',
    ])
      expect([name, await refusalOf(name)]).toEqual([name, nobodys])
    const guest = hall.server.browser()
    expect(await guest.refused('joinLiveRehearsal', { live_id: hall.liveId })).toEqual(
      await guest.refused('joinLiveRehearsal', { live_id: 999_999 }),
    )
    // An outsider does not see that the room is used.
    expect(await guest.call('getLiveInfo', { live_id: hall.liveId })).toMatchObject({ member_count: 0 })
    const hls = await guest.request(`/hls/-${hall.liveId}/7/master.m3u8`)
    expect(hls.status).toBe(404)
  })

  it('[LIVE-10] chat, mutes, removals, hands, host and settings of a rehearsal are in memory alone, and the live opens fresh', async () => {
    await prepare({ publication: 'scheduled' })
    const [host, funder, chair] = [await rehearse('host'), await rehearse('funder'), await rehearse('chair')]
    const programme = await rehearse('member of the committee')
    expect(host.state).toMatchObject({ liveStage: 'ongoing', roomId: `-${hall.liveId}` })
    const epoch = 1
    await chair.send('彩排里说的话')
    await chair.command('hand.raise', {})
    await host.command('hand.invite', { userId: chair.me?.userId ?? '', epoch })
    await funder.command('funder.mic', { on: true })
    await host.command('screen.set', { on: true })
    await host.command('mute.group', { on: true, epoch })
    await host.command('mute.member', { userId: chair.me?.userId ?? '', on: true, epoch })
    await host.command('room.set', { roomName: '彩排用的名字', linkMicWaitTime: 60, epoch })
    await host.command('member.remove', { userId: programme.me?.userId ?? '', epoch })
    expect(await isOut(programme)).toBe(4403)
    expect(await refusalOf('member of the committee')).toMatchObject({ reason: 'removedFromRoom' })
    await host.command('anchor.appoint', { userId: chair.me?.userId ?? '', epoch })
    await chair.command('anchor.answer', { accept: true })
    hall.media.say({ t: 'hls', room: `-${hall.liveId}`, ready: true, epoch: 7 })
    await host.settled()
    expect(host.state).toMatchObject({ cdn: null, groupMuted: true, roomName: '彩排用的名字' })
    // Without a cdn line everybody watches in real time.
    expect(host.pushes).toContainEqual({ t: 'line', d: { line: 'rtc', reason: 'noH264' } })
    expect(hall.media.routes.get(`-${hall.liveId}`)?.forward).toBe(true)

    // The room of the live does not know of any of it, while it goes on and afterwards.
    const real = await hall.enter('member of the committee')
    expect(real.state).toMatchObject({
      ...{ seq: 0, epoch: 1, liveStage: 'not_started', groupMuted: false, memberMuted: {}, removed: [] },
      ...{ roomName: '直播', linkMicWaitTime: 10, screenOn: false, funderMicStatus: false },
    })
    expect(real.state?.rehearsalUntil).toBeUndefined()
    expect(real.messages).toEqual([])
    expect(real.members.count).toBe(1)
    await chair.command('stage.end', { epoch: 2 })
    await hall.pass(1500)
    expect(await isOut(host)).toBe(4410)
    expect(hall.media.closed).toContain(`-${hall.liveId}`)
    await real.settled()
    expect(real.state?.liveStage).toBe('not_started')
    const { db } = hall.database
    for (const table of [liveEvents, liveMessages, liveOrders, liveVisits, messages, videos])
      expect(await db.select().from(table)).toEqual([])
    expect(await db.select({ id: liveRooms.liveId }).from(liveRooms)).toEqual([{ id: hall.liveId }])
    expect(await db.select({ status: lives.status, videoId: lives.videoId }).from(lives)).toEqual([
      { status: 'not_started', videoId: null },
    ])
  })

  it('[LIVE-10] anybody in a rehearsal may end it, of the live the host alone; the next rehearsal begins empty', async () => {
    await prepare()
    const [host, chair] = [await rehearse('host'), await rehearse('chair')]
    await host.send('hello')
    await chair.until(() => chair.messages.length === 1)
    expect(await chair.refused('stage.pause', { epoch: 1 })).toBe('managersOnly')
    await host.command('stage.pause', { epoch: 1 })
    await host.command('stage.resume', { epoch: 1 })
    await chair.command('stage.end', { epoch: 1 })
    await host.until(() => host.state?.liveStage === 'ended')
    // At once, while those who were there still read that it is over.
    const again = await rehearse('chair')
    expect([again.state?.liveStage, again.messages]).toEqual(['ongoing', []])
    await change({ publication: 'scheduled' })
    const real = await hall.enter('chair')
    expect(await real.refused('stage.end', { epoch: 1 })).toBe('managersOnly')
  })

  it('two rehearsals at once know nothing of each other', async () => {
    await prepare()
    const [row] = await hall.database.db.select().from(lives)
    const { id: _, ...values } = row ?? expect.fail('no live')
    const [second] = await hall.database.db.insert(lives).values(values).returning({ id: lives.id })
    const other = second?.id ?? 0
    const [here, there] = [await rehearse('host'), await rehearse('host', other)]
    const [chair, watching] = [await rehearse('chair'), await rehearse('chair', other)]
    await here.send('here')
    await there.send('there')
    await there.command('stage.end', { epoch: 1 })
    await chair.until(() => chair.messages.length === 1)
    await watching.until(() => watching.state?.liveStage === 'ended')
    expect([chair, watching].map(({ messages: list }) => list.map(({ text }) => text))).toEqual([
      ['here'],
      ['there'],
    ])
    expect(chair.state?.liveStage).toBe('ongoing')
    expect([here.closed, chair.closed]).toEqual([null, null])
  })

  it('[LIVE-10] the live begins: everyone leaves the rehearsal, and gets the way into the live', async () => {
    await prepare({ publication: 'scheduled' })
    const [host, chair] = [await rehearse('host'), await rehearse('chair')]
    const real = await hall.enter('host')
    const user = real.me?.userId ?? ''
    hall.media.say({ t: 'published', room: String(hall.liveId), user, slot: 'V0', on: true })
    await real.command('stage.start', { epoch: 1 })
    expect([await isOut(host), await isOut(chair)]).toEqual([4401, 4401])
    expect(await refusalOf('chair')).toMatchObject({ reason: 'liveOngoing' })
    // It has begun by way of another server.
    await change({ status: 'not_started' })
    const next = await rehearse('chair')
    await change({ status: 'ongoing' })
    expect(await next.refused('stage.end', { epoch: 1 })).toBe('liveOngoing')
    await hall.pass(5500)
    expect(await isOut(next)).toBe(4401)
  })

  it('[LIVE-10] a changed plan opens the rehearsal again, a cancelled live closes it, and so does the loss of the part', async () => {
    await prepare()
    const [host, chair] = [await rehearse('host'), await rehearse('chair')]
    await chair.send('before')
    const until = host.state?.rehearsalUntil
    await change({ title: '改后的题目', startsAt: new Date(hall.server.clock.now + day), version: 1 })
    expect(await host.refused('stage.pause', { epoch: 1 })).toBe('liveChanged')
    const moved = await rehearse('host')
    expect(await isOut(host)).toBe(4401)
    expect(moved.state).toMatchObject({ roomName: '改后的题目' })
    expect(moved.state?.rehearsalUntil).toBe((until ?? 0) - 2 * day)
    expect(moved.messages).toEqual([])
    const back = await chair.enterAgain(
      (await (await browserOf('chair')).call('joinLiveRehearsal', { live_id: hall.liveId })).ticket,
    )
    // A page that was in the earlier one takes what is written now for new.
    const { message } = await moved.send('after')
    await back.until(() => back.messages.length === 2)
    expect(message.c).toBeGreaterThan(back.messages[0]?.c ?? 0)

    await hall.database.db.delete(userRoles).where(eq(userRoles.userId, await hall.idOf('chair')))
    await hall.pass(5500)
    expect(await isOut(back)).toBe(4401)
    expect(await refusalOf('chair')).toMatchObject({ reason: 'notFound' })
    expect(moved.closed).toBeNull()
    await change({ publication: 'cancelled', version: 2 })
    expect(await moved.refused('stage.pause', { epoch: 1 })).toBe('liveCancelled')
    await hall.pass(5500)
    expect(await isOut(moved)).toBe(4401)
    expect(await refusalOf('host')).toMatchObject({ reason: 'liveCancelled' })
  })

  it('[LIVE-10] ten minutes before the live the rehearsal ends by itself, and another cannot begin', async () => {
    await prepare()
    await change({ startsAt: new Date(hall.server.clock.now + 11 * minute) })
    const host = await rehearse('host')
    // Without its host a rehearsal goes on, whereas a live is paused.
    const chair = await rehearse('chair')
    await host.command('leave', {})
    await hall.pass(59_000)
    expect((await chair.settled()).state.liveStage).toBe('ongoing')
    await hall.pass(2500)
    await chair.until(() => chair.state?.liveStage === 'ended')
    await hall.pass(1500)
    expect(await isOut(chair)).toBe(4410)
    expect(await refusalOf('chair')).toMatchObject({ reason: 'rehearsalOver' })
    await change({ startsAt: new Date(hall.server.clock.now + day), anchorId: null })
    expect(await refusalOf('chair')).toMatchObject({ reason: 'hostNotConfirmed' })
  })

  it('[LIVE-09] a connection that is lost for a tenth of a second comes back with all messages since', async () => {
    await prepare()
    const [host, chair] = [await rehearse('host'), await rehearse('chair')]
    await host.send('one')
    await chair.until(() => chair.messages.length === 1)
    await chair.cut()
    hall.server.clock.now += 100
    await host.send('two')
    await host.command('stage.pause', { epoch: 1 })
    await chair.resume()
    await chair.settled()
    expect(chair.resumed).toBe(true)
    expect(chair.state?.liveStage).toBe('paused')
    expect(chair.messages.map(({ text }) => text)).toEqual(['one', 'two'])
    // After the end of the server it is another rehearsal, to which the page comes by itself.
    await hall.restart()
    await expect(chair.resume()).rejects.toThrow('closed')
    browsers = new Map()
    hall.server.clock.now += minute
    const fresh = await rehearse('chair')
    expect([fresh.state?.liveStage, fresh.messages]).toEqual(['ongoing', []])
  })

  it('a rehearsal that everybody has left is forgotten', async () => {
    await prepare()
    const host = await rehearse('host')
    await host.send('hello', newId())
    await host.command('leave', {})
    await hall.pass(125_000)
    expect(hall.live().rooms.peek(-hall.liveId)).toBeNull()
    expect((await rehearse('host')).messages).toEqual([])
  })

  it('ten who enter at once are in one rehearsal', async () => {
    await prepare()
    const names = Array.from({ length: 8 }, (_, at) => `chair ${at}`)
    for (const name of names) await joinTeam(name, 'organizer')
    const all = await Promise.all([...names, 'host', 'funder'].map((name) => rehearse(name)))
    await all[0]?.send('heard by all')
    for (const visitor of all) await visitor.until(() => visitor.messages.length === 1)
    expect((await all[0]?.settled())?.members.count).toBe(10)
  })
})
