import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { createRecorder } from '../../../server/live/media/recorder.ts'
import { keepRecordings } from '../../../server/live/recordings.ts'
import { isPublic } from '../../../server/db/isPublic.ts'
import { conferences, lives, videos } from '../../../server/db/schema/catalogue.ts'
import { liveEvents, liveStaff, liveVisits } from '../../../server/db/schema/live.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { createHarness, type Browser, type Harness } from '../api/harness.ts'

describeDatabase('lives and what becomes of them', (open) => {
  let server: Harness
  let member: Browser
  let userId: number
  beforeEach(async () => {
    server = await createHarness(open)
    member = server.browser()
    const { user_id } = await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
    userId = user_id
  })
  const addLive = async (
    status: 'not_started' | 'ongoing' | 'paused' | 'ended',
    hours: number,
    title = 'A live',
  ) => {
    const [live] = await server.database.db
      .insert(lives)
      .values({
        title: '直播',
        engTitle: title,
        speaker: '某人',
        engSpeaker: 'Somebody',
        startsAt: new Date(server.clock.now + hours * 3_600_000),
        status,
        cover: '/covers/page.svg',
        maxUser: 10,
      })
      .returning({ id: lives.id })
    return live?.id ?? 0
  }
  /** Something happened in its room an hour ago. */
  const wasOpen = (liveId: number) =>
    server.database.db.insert(liveEvents).values({
      liveId,
      seq: 1,
      actor: null,
      fact: { t: 'stage', to: 'ended', by: null } as never,
      at: new Date(server.clock.now - 3_600_000),
    })
  const keep = (recording: (liveId: number) => Promise<{ path: string; seconds: number } | null>) =>
    keepRecordings({ db: server.database.db, log: quietLog, now: () => server.clock.now, recording })

  it('a live is announced by the clocks of its conference, and one of no conference by those of the site', async () => {
    const [conference] = await server.database.db
      .update(conferences)
      .set({ timeZone: 'Europe/Berlin' })
      .where(isPublic)
      .returning({ id: conferences.id })
    const [own, free] = [await addLive('not_started', 1), await addLive('not_started', 2)]
    await server.database.db
      .update(lives)
      .set({ conferenceId: conference?.id ?? 0 })
      .where(eq(lives.id, own))
    const { list } = await member.call('listLives', { phase: 'coming', page: 1, page_size: 50 })
    for (const [id, zone] of [
      [own, 'Europe/Berlin'],
      [free, 'Asia/Shanghai'],
    ] as const) {
      expect(list.find((live) => live.id === id)?.time_zone).toBe(zone)
      expect((await member.call('getLiveInfo', { live_id: id })).time_zone).toBe(zone)
    }
  })

  it('[PUB-01] lives are found by their phase: on air, coming soonest first, over latest first', async () => {
    await server.database.db.delete(liveStaff)
    await server.database.db.delete(lives)
    await addLive('ended', -50, 'older')
    await addLive('ended', -20, 'newer')
    await addLive('not_started', 9, 'later')
    await addLive('not_started', 3, 'soon')
    await addLive('paused', -1, 'paused')
    await addLive('ongoing', -2, 'running')
    const titles = async (phase?: 'on_air' | 'coming' | 'over') =>
      (await server.browser().call('listLives', { ...(phase && { phase }), page_size: 50 })).list.map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['running', 'paused', 'soon', 'later', 'newer', 'older'])
    expect(await titles('on_air')).toEqual(['running', 'paused'])
    expect(await titles('coming')).toEqual(['soon', 'later'])
    expect(await titles('over')).toEqual(['newer', 'older'])
    const second = await server.browser().call('listLives', { phase: 'over', page: 2, page_size: 1 })
    expect(second).toMatchObject({ total: 2, page: 2, list: [{ title: 'older', video_id: null }] })
    expect(await server.browser().refused('listLives', { phase: 'gone' } as never)).toMatchObject({
      reason: 'invalid',
      field: 'phase',
    })
  })

  it('[API-32] [MEM-01] lists only the lives that this member was in, newest first', async () => {
    const [first, second] = [await addLive('ended', -5), await addLive('ongoing', -1)]
    await server.database.db.insert(liveVisits).values([
      { userId, liveId: first, watchedAt: new Date(server.clock.now - 4 * 3_600_000) },
      { userId, liveId: second, watchedAt: new Date(server.clock.now - 1000) },
    ])
    expect(await member.call('listLiveHistory', {})).toMatchObject({
      total: 2,
      list: [
        { id: second, status: 'ongoing', video_id: null },
        { id: first, status: 'ended' },
      ],
    })
    const other = server.browser()
    await other.call('loginByPassword', { account: 'approved', password: demoPassword })
    expect(await other.call('listLiveHistory', {})).toMatchObject({ total: 0, list: [] })
  })

  it('an ended live with a recording becomes a video, once, however many servers look', async () => {
    const id = await addLive('ended', -2)
    await wasOpen(id)
    const running = await addLive('ongoing', -1)
    await wasOpen(running)
    const asked: number[] = []
    const recording = (liveId: number) => {
      asked.push(liveId)
      return Promise.resolve({ path: `/recordings/${liveId}/index.m3u8`, seconds: 1799.6 })
    }
    const made = await Promise.all([keep(recording), keep(recording), keep(recording)])
    expect(made.toSorted()).toEqual([0, 0, 1])
    expect(await keep(recording)).toBe(0)
    expect(asked).not.toContain(running)
    const { video_id } = await server.browser().call('getLiveInfo', { live_id: id })
    expect(await server.browser().call('getVideo', { video_id: video_id ?? 0 })).toMatchObject({
      title: 'A live',
      speaker: 'Somebody',
      cover: '/covers/page.svg',
      duration: 1800,
      has_recording: true,
      live_id: id,
    })
    const made_of = await server.database.db
      .select()
      .from(videos)
      .where(eq(videos.playlist, `/recordings/${id}/index.m3u8`))
    expect(made_of).toHaveLength(1)
  })

  it('a live that ended just now is left to the server that ended it', async () => {
    const id = await addLive('ended', -2)
    await wasOpen(id)
    server.clock.now -= 3_600_000 - 59_000
    const recording = () => Promise.resolve({ path: `/recordings/${id}/index.m3u8`, seconds: 9 })
    expect(await keep(recording)).toBe(0)
    server.clock.now += 1000
    expect(await keep(recording)).toBe(1)
  })

  it('a live without a recording is asked about again until two days have passed, and a fault stops no other', async () => {
    const [broken, silent, good] = [
      await addLive('ended', -2),
      await addLive('ended', -2),
      await addLive('ended', -2),
    ]
    for (const id of [broken, silent, good]) await wasOpen(id)
    const asked: number[] = []
    const recording = (liveId: number) => {
      asked.push(liveId)
      if (liveId === broken) return Promise.reject(new Error('disk'))
      return Promise.resolve(liveId === good ? { path: `/recordings/${good}/index.m3u8`, seconds: 9 } : null)
    }
    expect(await keep(recording)).toBe(1)
    expect(asked).toEqual([broken, silent, good])
    await keep(recording)
    // The one with the fault is a job now, with pauses that grow.
    expect(asked.slice(3)).toEqual([silent])
    server.clock.now += 48 * 3_600_000
    await keep(recording)
    expect(asked).toHaveLength(4)
  })

  it('a recording is served only to members who opened its video; to others it does not exist', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'symposium-films-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    server = await createHarness(open, { media: { plane: { hls: () => null }, recordings: folder } })
    member = server.browser()
    await member.call('loginByPassword', { account: 'linmei', password: demoPassword })
    const id = await addLive('ended', -2)
    await wasOpen(id)
    mkdirSync(join(folder, String(id), '7'), { recursive: true })
    writeFileSync(join(folder, String(id), '7', 'init-1.mp4'), 'init')
    writeFileSync(join(folder, String(id), '7', 'segment-1-1.m4s'), 'film')
    writeFileSync(join(folder, String(id), 'segments.txt'), '7 segment-1-1.m4s 60\n')
    const recorder = createRecorder(folder, (error) => {
      throw error
    })
    expect(await keep((liveId) => recorder.finish(String(liveId)))).toBe(1)
    const { video_id } = await server.browser().call('getLiveInfo', { live_id: id })

    /** A player sends the cookies of the page's browser, and no headers. */
    const play = (browser: Browser, address: string) => {
      const player = server.browser()
      const cookies = { ...Object.fromEntries(browser.cookies), ...browser.credentials }
      for (const [name, value] of Object.entries(cookies)) player.cookies.set(name, value)
      return player.request(address)
    }
    const path = `/recordings/${id}/index.m3u8`
    const refused = await play(server.browser(), path)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ data: { reason: 'signedOut' } })
    const locked = await play(member, path)
    expect(locked.status).toBe(403)
    expect(await locked.json()).toMatchObject({ data: { reason: 'videoLocked' } })
    expect((await play(member, '/recordings/nothing/index.m3u8')).status).toBe(404)

    expect((await member.call('openVideo', { video_id: video_id ?? 0 })).playlist).toBe(path)
    const playlist = await play(member, path)
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(await playlist.text()).toContain('7/segment-1-1.m4s')
    const film = await play(member, `/recordings/${id}/7/segment-1-1.m4s`)
    expect([film.status, await film.text()]).toEqual([200, 'film'])
    expect(film.headers.get('content-type')).toBe('video/mp4')
    expect(film.headers.get('cache-control')).toMatch(/^private, /)
    // Signed out, the film is over.
    await member.call('logout', {})
    expect((await play(member, path)).status).toBe(401)
  })
})
