import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { OpenedDatabase } from '../../../server/db/types.ts'
import type { Slot } from '../../../src/contract/room/wire.ts'
import { emptyTables, newMemory } from '../../support/engines.ts'
import { openHall, type Hall } from './hall.ts'
import type { Visitor } from './visitor.ts'

describe('a room in which something is lost', () => {
  let hall: Hall
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await newMemory()
  })
  afterEach(() => hall.close())
  afterAll(() => database.close())

  const send = (who: Visitor, slot: Slot, on = true) =>
    hall.media.say({ t: 'published', room: String(hall.liveId), user: who.me?.userId ?? '', slot, on })

  const onAir = async (): Promise<Visitor> => {
    hall = await openHall(async () => {
      await emptyTables(database.db)
      return database
    })
    const host = await hall.enter('host')
    send(host, 'V0')
    await host.command('stage.start', { epoch: host.epoch })
    return host
  }

  /** A member who speaks on stage. */
  const onStage = async (host: Visitor): Promise<Visitor> => {
    const guest = await hall.enter('member')
    const { req } = await guest.command('hand.raise', {})
    await host.command('hand.answer', { req, accept: true, epoch: host.epoch })
    await guest.settled()
    send(guest, 'A1')
    await host.until(() => host.state?.linkMic?.phase === 'live')
    return guest
  }

  describe('a screen that the host has shared is gone for the audience', () => {
    const shared = async () => {
      const host = await onAir()
      const viewer = await hall.enter('viewer')
      send(host, 'V1')
      await viewer.until(() => viewer.state?.screenOn === true)
      return { host, viewer }
    }
    const isGone = (viewer: Visitor) => viewer.until(() => viewer.state?.screenOn === false)

    it('[LIVE-09] when the host’s page has ended', async () => {
      const { host, viewer } = await shared()
      await host.command('leave', {})
      await isGone(viewer)
    })

    it('[LIVE-09] when the host has opened the room again in another tab', async () => {
      const { viewer } = await shared()
      const again = await hall.enter('host')
      await isGone(viewer)
      expect(again.state?.liveStage).toBe('ongoing')
    })

    it('[LIVE-09] when its connection has broken, and is there again when it is sent again', async () => {
      const { host, viewer } = await shared()
      send(host, 'V1', false)
      await isGone(viewer)
      send(host, 'V1')
      await viewer.until(() => viewer.state?.screenOn === true)
      expect(await hall.differences(host, viewer)).toEqual([])
    })

    it('[LIVE-09] when the media process has died', async () => {
      const { viewer } = await shared()
      hall.media.say({ t: 'down' })
      await isGone(viewer)
    })

    it('[LIVE-09] when the server was started again, until it is sent again', async () => {
      await shared()
      await hall.restart()
      const viewer = await hall.enter('viewer')
      await isGone(viewer)
      expect(viewer.state?.liveStage).toBe('ongoing')
    })
  })

  it('[MIC-02] everybody learns that a guest is not heard, and when the guest is heard again', async () => {
    const host = await onAir()
    const viewer = await hall.enter('viewer')
    const guest = await onStage(host)
    await guest.command('rtc.published', { slot: 'A1', ok: false })
    await viewer.until(() => viewer.state?.linkMic?.phase === 'lost')
    await guest.command('rtc.published', { slot: 'A1', ok: true })
    await viewer.until(() => viewer.state?.linkMic?.phase === 'live')
    send(guest, 'A1', false)
    await viewer.until(() => viewer.state?.linkMic?.phase === 'lost')
    send(guest, 'A1')
    await viewer.until(() => viewer.state?.linkMic?.phase === 'live')
    expect(await hall.differences(host, viewer, guest)).toEqual([])
  })

  it('[MIC-01] a hand waits until it is answered where the host wants it so', async () => {
    const host = await onAir()
    for (const linkMicWaitTime of [1, 4, 61])
      expect(await host.refused('room.set', { linkMicWaitTime, epoch: host.epoch })).toBe('waitTimeWrong')
    await host.command('room.set', { linkMicWaitTime: 0, epoch: host.epoch })
    const member = await hall.enter('member')
    const { req, expiresAt } = await member.command('hand.raise', {})
    expect(expiresAt).toBeNull()
    await hall.pass(120_000)
    await host.settled()
    expect(host.state?.hands.map((hand) => hand.req)).toEqual([req])
    await host.command('hand.answer', { req, accept: true, epoch: host.epoch })
    expect(await hall.differences(host, member)).toEqual([])
    expect(member.state?.linkMic?.req).toBe(req)
  })

  it('[LIVE-01] the funder pauses a live and lets it go on, but not for a host who is away', async () => {
    const host = await onAir()
    const funder = await hall.enter('funder')
    await funder.command('stage.pause', { epoch: funder.epoch })
    await host.until(() => host.state?.pausedBy === 'funder')
    await funder.command('stage.resume', { epoch: funder.epoch })
    await host.until(() => host.state?.liveStage === 'ongoing')
    await funder.command('stage.pause', { epoch: funder.epoch })
    await host.cut()
    await hall.pass(5000)
    await funder.settled()
    expect(await funder.refused('stage.resume', { epoch: funder.epoch })).toBe('hostAway')
  })

  it('a user on air on another page is asked before that page loses camera and microphone', async () => {
    const host = await onAir()
    const browser = await hall.browserOf('host')
    const live = { live_id: hall.liveId }
    expect(await browser.refused('joinLiveRoom', live)).toMatchObject({ reason: 'onAirElsewhere' })
    expect(host.closed).toBeNull()
    const { ticket } = await browser.call('joinLiveRoom', { ...live, take_over: 1 })
    await hall.knock().greet({ ticket })
    await host.until(() => host.closed !== null)
    expect(host.kicked).toBe('replaced')
    // A viewer moves from one page to another without a question.
    await hall.enter('viewer')
    await (await hall.browserOf('viewer')).call('joinLiveRoom', live)
  })

  it('everybody in a room knows whether it is recorded; nothing of a rehearsal is', async () => {
    await onAir()
    expect((await hall.enter('viewer')).state?.recorded).toBeUndefined()
    await hall.close()
    await onAir()
    hall.media.records = true
    await hall.restart()
    expect((await hall.enter('viewer')).state?.recorded).toBe(true)
  })

  it('[LIVE-04] the host recalls all messages of a person, for everyone and for those who come later', async () => {
    const host = await onAir()
    const member = await hall.enter('member')
    const other = await hall.enter('other')
    for (const text of ['spam', 'more spam']) await member.send(text)
    await other.send('a question')
    const { userId } = member.me ?? { userId: '' }
    expect(await member.refused('chat.sweep', { userId })).toBe('anchorOnly')
    expect(await other.refused('chat.sweep', { userId })).toBe('anchorOnly')
    await host.command('chat.sweep', { userId })
    await other.until(() => other.messages.filter(({ recalled }) => recalled).length === 2)
    const late = await hall.enter('late')
    for (const { messages } of [other, late])
      expect(messages.map(({ text }) => text)).toEqual(['', '', 'a question'])
    await hall.restart()
    expect((await hall.enter('late')).messages.map(({ text }) => text)).toEqual(['', '', 'a question'])
  })

  it('[LIVE-04] a person who was removed by mistake is let in again by the host, with the browsers', async () => {
    const host = await onAir()
    const browser = await hall.browserOf('member')
    const live = { live_id: hall.liveId }
    const { ticket } = await browser.call('joinLiveRoom', live)
    const member = await hall.knock().greet({ ticket })
    const userId = member.me?.userId ?? ''
    await host.command('member.remove', { userId, epoch: host.epoch })
    await host.until(() => (host.state?.removed.length ?? 0) >= 2)
    const funder = await hall.enter('funder')
    expect(await funder.refused('member.restore', { userId, epoch: funder.epoch })).toBe('anchorOnly')
    await host.command('member.restore', { userId, epoch: host.epoch })
    await host.until(() => host.state?.removed.length === 0)
    await browser.call('joinLiveRoom', live)
    const again = await hall.enter('member')
    expect(await hall.differences(host, funder, again)).toEqual([])
  })
})
