import { afterAll, afterEach, expect, describe, it } from 'vitest'

import { liveVisits } from '../../../server/db/schema/live.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { newMemory } from '../../support/engines.ts'
import { openHall, type Hall } from './hall.ts'

describe('live rooms by calls', () => {
  let hall: Hall
  let database: OpenedDatabase
  afterEach(() => hall.close())
  afterAll(() => database.close())

  it('[API-34] [API-35] [API-36] [API-37] [API-38] [API-39] move the same room as the socket, with the same refusals', async () => {
    hall = await openHall(async () => (database = await newMemory()))
    const { liveId: live_id } = hall
    const [host, member, admin] = [
      await hall.browserOf('host'),
      await hall.browserOf('member'),
      await hall.browserOf('admin'),
    ]
    await database.db.insert(userRoles).values({ userId: await hall.idOf('admin'), role: 'admin' })
    const viewer = await hall.enter('member')
    const user_id = await hall.idOf('member')
    const joined = await member.call('joinLiveRoom', { live_id })
    expect(joined).toMatchObject({ role: 'member', guest: null, kind: 'embedded', socket: '/live/ws' })
    expect(await database.db.select().from(liveVisits)).toMatchObject([{ userId: user_id, liveId: live_id }])
    // A guest stays the same guest.
    const first = await hall.server.browser().call('joinLiveRoom', { live_id })
    const again = await hall.server.browser().call('joinLiveRoom', { live_id, guest: first.guest ?? '' })
    expect(again.room.userInfo.userId).toBe(first.room.userInfo.userId)
    const forged = await hall.server.browser().call('joinLiveRoom', { live_id, guest: 'g_somebody.x' })
    expect(forged.room.userInfo.userId).not.toBe('g_somebody')

    const status = (name: 'ongoing' | 'paused' | 'ended' | 'not_started') => ({ live_id, status: name })
    expect(await member.refused('updateLiveStatus', status('ongoing'))).toMatchObject({
      reason: 'anchorOnly',
    })
    expect(await host.refused('updateLiveStatus', status('ongoing'))).toMatchObject({
      reason: 'nothingPublished',
    })
    hall.media.say({ t: 'published', room: String(live_id), user: 'u_1', slot: 'A0', on: true })
    await host.call('updateLiveStatus', status('ongoing'))
    await host.call('updateLiveStatus', status('paused'))
    await host.call('updateLiveStatus', status('ongoing'))
    expect(await host.refused('updateLiveStatus', status('not_started'))).toMatchObject({
      reason: 'liveOngoing',
    })
    await host.call('updateSetStatus', { live_id, muted: 1 })
    await host.call('updateSetStatus', { live_id, user_id, muted: 1 })
    expect(await host.refused('updateSetStatus', { live_id, muted: 1, epoch: 0 })).toMatchObject({
      reason: 'epochStale',
    })
    expect(await hall.differences(viewer)).toEqual([])
    expect(viewer.state).toMatchObject({ liveStage: 'ongoing', groupMuted: true })
    expect(viewer.state?.memberMuted).toEqual({ [`u_${user_id}`]: null })
    await host.call('updateLiveAnchor', { live_id, user_id })
    await viewer.settled()
    expect(viewer.state?.appointment).not.toBeNull()
    await host.call('removeUser', { live_id, user_id })
    expect(await member.refused('joinLiveRoom', { live_id })).toMatchObject({ reason: 'removedFromRoom' })
    expect((await member.call('getMp3', { live_id })).url).toBe('/sounds/live.wav')
    // An administrator of the platform ends a live, and does nothing else.
    expect(await admin.refused('updateLiveStatus', status('paused'))).toMatchObject({
      reason: 'managersOnly',
    })
    await admin.call('updateLiveStatus', status('ended'))
    expect(await host.refused('joinLiveRoom', { live_id })).toMatchObject({ reason: 'liveEnded' })
    expect(await host.refused('joinLiveRoom', { live_id: 999 })).toMatchObject({ reason: 'notFound' })
  })
})
