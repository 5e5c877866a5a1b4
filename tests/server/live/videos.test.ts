import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences, subjects, videos } from '../../../server/db/schema/catalogue.ts'
import { videoVisits } from '../../../server/db/schema/live.ts'
import { freeViews } from '../../../src/contract/video.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Browser, type Harness } from '../api/harness.ts'

describeDatabase('videos', (open) => {
  let server: Harness
  let member: Browser
  let userId: number
  beforeEach(async () => {
    server = await createHarness(open)
    member = server.browser()
    const { user_id } = await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
    userId = user_id
  })
  const addVideo = async (given: Partial<typeof videos.$inferInsert> = {}) => {
    const [video] = await server.database.db
      .insert(videos)
      .values({
        title: '报告',
        engTitle: 'A talk',
        speaker: '某人',
        engSpeaker: 'Somebody',
        duration: 600,
        cover: '',
        publishedAt: new Date(server.clock.now),
        playlist: '/sample/29.m3u8',
        ...given,
      })
      .returning({ id: videos.id })
    return video?.id ?? 0
  }
  const addVideos = async (times: number) => {
    const ids: number[] = []
    while (ids.length < times) ids.push(await addVideo())
    return ids
  }
  const viewsOf = async (video_id: number) => (await server.browser().call('getVideo', { video_id })).views

  it('[PUB-01] are found by words of title or speaker, in either language; the signs of LIKE are literal', async () => {
    const found = async (q: string) =>
      (await server.browser().call('listVideos', { q })).list.map(({ id }) => id)
    const quantum = await addVideo({ title: '量子纠错 100%', engTitle: 'Quantum error correction' })
    const other = await addVideo({ speaker: '顾明远', engSpeaker: 'Gu Mingyuan' })
    expect(await found('纠错')).toEqual([quantum])
    expect(await found('CORRECTION error')).toEqual([quantum])
    expect(await found('明远')).toEqual([other])
    expect(await found('100%')).toEqual([quantum])
    expect(await found('纠错 明远')).toEqual([])
    expect(await server.browser().refused('listVideos', { q: 'a\u0000b' })).toMatchObject({ field: 'q' })
  })

  it('[PUB-01] are narrowed by subject of either level, conference and access; a draft conference is nowhere', async () => {
    const { db } = server.database
    const [parent] = await db.select().from(subjects).where(isNull(subjects.parentId)).limit(1)
    const [child] = await db
      .select()
      .from(subjects)
      .where(eq(subjects.parentId, parent?.id ?? 0))
      .limit(1)
    const [conference] = await db.select().from(conferences).limit(1)
    await db.delete(videos)
    const inside = await addVideo({ subjectId: child?.id ?? 0, isFree: false })
    const recorded = await addVideo({ conferenceId: conference?.id ?? 0 })
    const found = async (wish: object) =>
      (await server.browser().call('listVideos', wish)).list.map(({ id }) => id)
    expect(await found({ subject: parent?.id })).toEqual([inside])
    expect(await found({ subject: child?.id })).toEqual([inside])
    expect(await found({ access: 'member' })).toEqual([inside])
    expect(await found({ access: 'free' })).toEqual([recorded])
    expect(await found({ conference: conference?.id })).toEqual([recorded])
    expect(await found({ conference: conference?.id, access: 'member' })).toEqual([])
    expect(await found({ subject: 2_147_483_648 })).toEqual([])
    await db.update(conferences).set({ publication: 'draft' })
    expect(await found({ conference: conference?.id })).toEqual([])
    const all = (await server.browser().call('listVideos', {})).list
    expect(all.map((video) => video.conference)).toEqual([null, null])
  })

  it('[PUB-01] conferences to choose from are public ones with videos, the latest first, in both languages', async () => {
    const { db } = server.database
    const [first, second, third] = await db.select().from(conferences).limit(3)
    await db.delete(videos)
    const chosen = async (lang: 'zh' | 'en' = 'zh') =>
      (await server.browser({ lang }).call('listVideoConferences', {})).list
    expect(await chosen()).toEqual([])
    await addVideo()
    await addVideo({ conferenceId: first?.id ?? 0 })
    await addVideo({ conferenceId: second?.id ?? 0 })
    await addVideo({ conferenceId: second?.id ?? 0 })
    const at = (day: number) => new Date(Date.UTC(2026, 5, day))
    await db
      .update(conferences)
      .set({ startsAt: at(1), endsAt: at(9) })
      .where(eq(conferences.id, first?.id ?? 0))
    await db
      .update(conferences)
      .set({ startsAt: at(2), endsAt: at(9) })
      .where(eq(conferences.id, second?.id ?? 0))
    const two = { id: second?.id, title: second?.title, videos: 2 }
    const one = { id: first?.id, title: first?.title, videos: 1 }
    expect(await chosen()).toEqual([two, one])
    expect((await chosen('en')).map(({ title }) => title)).toEqual([second?.engTitle, first?.engTitle])
    await addVideo({ conferenceId: third?.id ?? 0 })
    await db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, third?.id ?? 0))
    expect(await chosen()).toEqual([two, one])
    await db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, second?.id ?? 0))
    expect(await chosen()).toEqual([one])
  })

  it('[MEM-02] a free view is spent once for each video, and counted down', async () => {
    const [first = 0, second = 0] = await addVideos(2)
    expect(await member.call('getVideo', { video_id: first })).toMatchObject({
      title: 'A talk',
      has_recording: true,
      live_id: null,
      member: { unlocked: false, position: 0, free_left: freeViews },
    })
    const opened = await member.call('openVideo', { video_id: first })
    expect(opened).toMatchObject({ playlist: '/sample/29.m3u8', position: 0, free_left: freeViews - 1 })
    expect(await member.call('openVideo', { video_id: first })).toMatchObject({ free_left: freeViews - 1 })
    expect(await member.call('openVideo', { video_id: second })).toMatchObject({ free_left: freeViews - 2 })
    expect((await member.call('getVideo', { video_id: first })).member).toMatchObject({ unlocked: true })
    expect(await viewsOf(first)).toBe(1)
  })

  it('[MEM-02] when they are used up no other video opens, and the opened ones still do', async () => {
    const ids = await addVideos(freeViews + 1)
    const last = ids.pop() ?? 0
    for (const video_id of ids) await member.call('openVideo', { video_id })
    expect(await member.refused('openVideo', { video_id: last })).toMatchObject({
      reason: 'noFreeViews',
      field: 'video_id',
    })
    expect(await viewsOf(last)).toBe(0)
    expect(await member.call('openVideo', { video_id: ids[0] ?? 0 })).toMatchObject({ free_left: 0 })
    const open = await addVideo({ isFree: false })
    expect(await member.call('openVideo', { video_id: open })).toMatchObject({ free_left: 0 })
  })

  it('[MEM-02] the last free view is not spent twice by two tabs at once', async () => {
    const ids = await addVideos(freeViews + 2)
    for (const video_id of ids.slice(0, freeViews - 1)) await member.call('openVideo', { video_id })
    const outcomes = await Promise.allSettled(
      ids.slice(freeViews - 1).map((video_id) => member.call('openVideo', { video_id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const spent = await server.database.db.select().from(videoVisits).where(eq(videoVisits.userId, userId))
    expect(spent).toHaveLength(freeViews)
  })

  it('says what cannot be watched: nothing recorded, no such video, not signed in', async () => {
    const empty = await addVideo({ playlist: '' })
    expect(await member.refused('openVideo', { video_id: empty })).toMatchObject({ reason: 'videoNotReady' })
    expect(await member.call('getVideo', { video_id: empty })).toMatchObject({ has_recording: false })
    for (const video_id of [99_999, 2_147_483_648]) {
      expect(await member.refused('openVideo', { video_id })).toMatchObject({ reason: 'notFound' })
      expect(await server.browser().refused('getVideo', { video_id })).toMatchObject({ reason: 'notFound' })
    }
    const guest = server.browser()
    expect(await guest.call('getVideo', { video_id: empty })).toMatchObject({ member: null })
    expect(await guest.refused('openVideo', { video_id: empty })).toMatchObject({ reason: 'signedOut' })
  })

  it('the newest position counts, however late the older one comes, and not beyond the end', async () => {
    const video_id = await addVideo()
    const at = (seconds: number) => new Date(server.clock.now + seconds * 1000).toISOString()
    expect(await member.refused('saveVideoPosition', { video_id, position: 5, at: at(0) })).toMatchObject({
      reason: 'videoLocked',
    })
    await member.call('openVideo', { video_id })
    const [early, late] = [at(10), at(20)]
    server.clock.now += 30_000
    const save = async (position: number, when: string) =>
      (await member.call('saveVideoPosition', { video_id, position, at: when })).position
    expect(await save(20, late)).toBe(20)
    expect(await save(10, early)).toBe(20)
    expect(await save(20, late)).toBe(20)
    // A clock that runs ahead shuts out no later report.
    expect(await save(40, at(3600))).toBe(40)
    server.clock.now += 1000
    expect(await save(9000, at(0))).toBe(600)
    expect((await member.call('openVideo', { video_id })).position).toBe(600)
    for (const wrong of [{ position: -1 }, { position: 1.5 }, { at: 'yesterday' }]) {
      const input = { video_id, position: 1, at: late, ...wrong }
      expect(await member.refused('saveVideoPosition', input)).toMatchObject({ reason: 'invalid' })
    }
  })

  it('[API-31] [MEM-01] lists only what this member watched, newest first', async () => {
    const [first = 0, second = 0] = await addVideos(2)
    for (const video_id of [first, second]) {
      await member.call('openVideo', { video_id })
      server.clock.now += 60_000
    }
    await member.call('saveVideoPosition', {
      video_id: first,
      position: 77,
      at: new Date(server.clock.now).toISOString(),
    })
    const history = await member.call('listVideoHistory', {})
    expect(history).toMatchObject({
      total: 2,
      list: [
        { id: first, title: 'A talk', position: 77, duration: 600 },
        { id: second, position: 0 },
      ],
    })
    expect((await member.call('listVideoHistory', { page: 2, page_size: 1 })).list).toMatchObject([
      { id: second },
    ])
    const other = server.browser()
    await other.call('loginByPassword', { account: 'approved', password: demoPassword })
    expect(await other.call('listVideoHistory', {})).toMatchObject({ total: 0, list: [] })
  })
})
