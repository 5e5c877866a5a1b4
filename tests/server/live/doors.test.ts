import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { sessions } from '../../../server/db/schema/accounts.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { emptyTables, newMemory } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { openHall, type Hall } from './hall.ts'
import type { Visitor } from './visitor.ts'

describe('the doors of a live room', () => {
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
  /** Through the call, as a page comes in. */
  const enterBy = async (browser: Browser): Promise<Visitor> => {
    const { ticket } = await browser.call('joinLiveRoom', { live_id: hall.liveId })
    return hall.knock().greet({ ticket })
  }

  it('[LIVE-08] so many guests of one network come in, and members of the same network still do', async () => {
    hall = await openHall(open, { maxUser: 100 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => enterBy(hall.server.browser())),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await hall.server.browser().refused('joinLiveRoom', { live_id: hall.liveId })).toMatchObject({
      reason: 'guestsFull',
    })
    for (const name of ['one', 'two', 'three']) await enterBy(await hall.browserOf(name))
  })

  it('[LIVE-08] a member who comes to a full room has the place of the guest who came last, who gets a message', async () => {
    hall = await openHall(open, { maxUser: 2 })
    const [early, late] = [await hall.enter('guest:one'), await hall.enter('guest:two')]
    await expect(hall.enter('guest:three')).rejects.toThrow('closed 4503')
    await enterBy(await hall.browserOf('member'))
    await late.until(() => late.closed !== null)
    expect([late.closed, late.kicked, early.closed]).toEqual([4411, 'displaced', null])
    expect(late.pushes).toContainEqual({ t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
    await hall.enter('other')
    await expect(hall.enter('third')).rejects.toThrow('closed 4503')
  })

  it('a member takes the real-time slot of a guest; a guest takes none', async () => {
    hall = await openHall(open)
    const offer = { dir: 'sub', sdp: 'v=0', slots: ['V0' as const] } as const
    const ask = { ...offer, slots: [...offer.slots] }
    const [guest, second, member] = [
      await hall.enter('guest:one'),
      await hall.enter('guest:two'),
      await hall.enter('member'),
    ]
    await guest.command('rtc.offer', ask)
    hall.media.fullUntilLeft = true
    expect(await second.refused('rtc.offer', ask)).toBe('rtcFull')
    expect(await member.command('rtc.offer', ask)).toEqual({ sdp: 'answer to v=0' })
    expect(hall.media.left).toEqual([`${hall.liveId} ${guest.me?.userId} sub`])
    await guest.settled()
    expect(guest.pushes).toContainEqual({ t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
    hall.media.fullUntilLeft = true
    expect(await member.refused('rtc.offer', ask)).toBe('rtcFull')
  })

  it('[SES-02] a signed-out person cannot write in a room: at once after signing out, and after the session expired', async () => {
    hall = await openHall(open)
    const browser = await hall.browserOf('member')
    const member = await enterBy(browser)
    await member.send('still here')
    await browser.call('logout', {})
    await member.until(() => member.closed !== null)
    expect(member.closed).toBe(4401)
    await expect(member.resume()).rejects.toThrow('closed 4401')
    const other = await enterBy(await hall.browserOf('other'))
    await database.db
      .update(sessions)
      .set({ expiresAt: new Date(hall.server.clock.now) })
      .where(eq(sessions.userId, await hall.idOf('other')))
    await hall.pass(5500)
    await other.until(() => other.closed !== null)
    expect(other.closed).toBe(4401)
  })

  it('[LIVE-04] a removal holds for the browser: signed out, the removed member is no guest either', async () => {
    hall = await openHall(open)
    const host = await hall.enter('host')
    const browser = await hall.browserOf('member')
    const before = await browser.call('joinLiveRoom', { live_id: hall.liveId })
    const member = await hall.knock().greet({ ticket: before.ticket })
    await browser.call('logout', {})
    const asGuest = await browser.call('joinLiveRoom', { live_id: hall.liveId })
    const guest = await hall.knock().greet({ ticket: asGuest.ticket })
    await host.command('member.remove', { userId: member.me?.userId ?? '', epoch: 1 })
    expect(await browser.refused('joinLiveRoom', { live_id: hall.liveId })).toMatchObject({
      reason: 'removedFromRoom',
    })
    await guest.until(() => guest.closed !== null)
    await hall.restart()
    await expect(hall.knock().greet({ ticket: asGuest.ticket })).rejects.toThrow('closed')
  })
})
