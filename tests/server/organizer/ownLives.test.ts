import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditEvents } from '../../../server/db/schema/audit.ts'
import { conferences, lives, videos } from '../../../server/db/schema/catalogue.ts'
import { liveStaff } from '../../../server/db/schema/live.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { orders } from '../../../server/db/schema/registration.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import { runScheduledTransitions } from '../../../server/orders/scheduledTransitions.ts'
import { notifyLiveSoon } from '../../../server/notifications/notifyLiveSoon.ts'
import { indexChanges, repairIndex } from '../../../server/search/keepIndex.ts'
import type { CallInput } from '../../../src/contract/endpoint.ts'
import type { OwnLive, saveOwnLive } from '../../../src/contract/ownLive.ts'
import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { wallTime } from '../../../src/contract/wallTimes.ts'
import { newMemory } from '../../support/engines.ts'
import {
  addConference,
  day,
  expectSound,
  hour,
  newMember,
  registration,
  type Member,
} from '../commerce/stage.ts'
import { openHall, type Hall } from '../live/hall.ts'
import { freshKey } from '../support/shop.ts'

type Wish = CallInput<typeof saveOwnLive>

describe('[CONF-03] lives that organizers make', () => {
  let hall: Hall
  let chair: Member
  let host: Member
  let conference: { id: number; types: number[] }
  beforeAll(async () => {
    hall = await openHall(newMemory)
    chair = await newMember(hall.server)
    host = await newMember(hall.server)
  })
  afterAll(async () => {
    await expectSound(hall.server)
    await hall.close()
    await hall.database.close()
  })
  beforeEach(async () => {
    conference = await addConference(hall.server, {
      types: [{ tiers: [{ amount: 0 }] }, { tiers: [{ amount: 0 }] }],
    })
    await join(chair, 'organizer')
    await join(host, 'staff')
  })

  const db = () => hall.database.db
  const join = (member: Member, role: TeamPart, conferenceId = conference.id) =>
    db().insert(userRoles).values({ userId: member.id, role, conferenceId })
  const wallIn = (ms: number) => wallTime(new Date(hall.server.clock.now + ms).toISOString(), 'Asia/Shanghai')
  const wish = (more: Partial<Wish> = {}): Wish => ({
    conference_id: conference.id,
    id: 0,
    version: 0,
    key: freshKey(),
    title: '量子网络报告会',
    eng_title: 'Quantum networks',
    speaker: '林知行',
    eng_speaker: 'Lin Zhixing',
    starts_at: wallIn(3 * day),
    max_user: 50,
    link_mic_wait: 10,
    access: 'public',
    access_types: '',
    cover: '',
    bg_image: '',
    cloud_bg_image: '',
    out_pop_image: '',
    ...more,
  })
  const deskOf = (by: Member = chair) => by.browser.call('listOwnLives', { conference_id: conference.id })
  const ownLive = async (id: number): Promise<OwnLive> => {
    const live = (await deskOf()).list.find((one) => one.id === id)
    if (live === undefined) throw new Error(`no live ${id}`)
    return live
  }
  const plan = async (id: number, act: 'schedule' | 'cancel' | 'reopen', by: Member = chair) => {
    const { version } = await ownLive(id)
    return by.browser.call('planOwnLive', { conference_id: conference.id, id, version, act })
  }
  const scheduled = async (more: Partial<Wish> = {}): Promise<number> => {
    const { id } = await chair.browser.call('saveOwnLive', wish(more))
    await ask(id, host)
    await answer(id, host, 'staff.accept')
    await plan(id, 'schedule')
    return id
  }
  const asking = (id: number, part: 'host' | 'funder', member: Member) => ({
    ...{ conference_id: conference.id, id, part, user_id: member.id },
  })
  const ask = async (id: number, member: Member): Promise<number> =>
    (await chair.browser.call('askLiveStaff', asking(id, 'host', member))).staff_id
  /** Answer of the member to the open request. */
  const answer = async (id: number, member: Member, event: 'staff.accept' | 'staff.decline') => {
    const open = (await ownLive(id)).staff.find(
      ({ user_id, state }) => user_id === member.id && state === 'offered',
    )
    const wanted = { entity: 'liveStaff' as const, id: open?.id ?? 0, version: 0 }
    await member.browser.call('fireRecord', { ...wanted, event, key: freshKey() })
  }
  const stateOfStaff = async (id: number) => {
    const [row] = await db().select().from(liveStaff).where(eq(liveStaff.id, id))
    return row?.state
  }
  const change = async (id: number, more: Partial<Wish>): Promise<Wish> => {
    const { version } = await ownLive(id)
    return wish({ id, version, ...more })
  }
  const told = async (member: Member) =>
    (await db().select().from(messages).where(eq(messages.userId, member.id))).map(({ name }) => name)
  const guest = () => hall.server.browser()

  it('a draft is complete in both languages, has a host and a time to come before it is scheduled', async () => {
    const past = { starts_at: wallIn(-hour) }
    const { id } = await chair.browser.call('saveOwnLive', wish({ ...past, eng_title: '', eng_speaker: '' }))
    const refusal = async () => {
      const { version } = await ownLive(id)
      const { reason, field } = await chair.browser.refused('planOwnLive', {
        ...{ conference_id: conference.id, id, version, act: 'schedule' },
      })
      return [reason, field]
    }
    expect(await refusal()).toEqual(['required', 'eng_title'])
    await chair.browser.call('saveOwnLive', await change(id, { ...past, eng_speaker: '' }))
    expect(await refusal()).toEqual(['required', 'eng_speaker'])
    await chair.browser.call('saveOwnLive', await change(id, past))
    expect(await refusal()).toEqual(['hostNotConfirmed', null])
    await ask(id, host)
    // To be asked is not to have accepted.
    expect(await refusal()).toEqual(['hostNotConfirmed', null])
    await answer(id, host, 'staff.accept')
    expect(await refusal()).toEqual(['liveInPast', 'starts_at'])
    await chair.browser.call('saveOwnLive', await change(id, {}))
    expect(await plan(id, 'schedule')).toEqual({ id, publication: 'scheduled' })
    expect(await told(host)).toEqual(expect.arrayContaining(['liveStaffAsked', 'liveAssigned']))
    expect(await told(chair)).toContain('liveStaffJoined')
    // A scheduled live stays complete: a change that breaks it is refused as a whole.
    expect(await chair.browser.refused('saveOwnLive', await change(id, { eng_title: '' }))).toMatchObject({
      reason: 'required',
      field: 'eng_title',
    })
    expect((await ownLive(id)).eng_title).toBe('Quantum networks')
  })

  it('a conference that is not published schedules nothing, and its team alone is asked', async () => {
    conference = await addConference(hall.server, { conference: { publication: 'draft' } })
    await join(chair, 'organizer')
    const { id } = await chair.browser.call('saveOwnLive', wish())
    const asking = { conference_id: conference.id, id, part: 'host' as const }
    expect(await chair.browser.refused('askLiveStaff', { ...asking, user_id: host.id })).toMatchObject({
      reason: 'liveHostOutside',
      field: 'user_id',
    })
    // A chair who names themselves has answered.
    await ask(id, chair)
    expect((await ownLive(id)).staff).toMatchObject([{ user_id: chair.id, state: 'accepted' }])
    const { version } = await ownLive(id)
    expect(
      await chair.browser.refused('planOwnLive', {
        ...{ conference_id: conference.id, id, version, act: 'schedule' },
      }),
    ).toMatchObject({ reason: 'conferenceDraft' })
  })

  it('who is asked answers alone and in time; one person has a part, and the next one takes it over by accepting', async () => {
    const [other, third] = [await newMember(hall.server), await newMember(hall.server)]
    await join(other, 'staff')
    await join(third, 'secretary')
    const { id } = await chair.browser.call('saveOwnLive', wish())
    const first = await ask(id, host)
    expect(await ask(id, host)).toBe(first)
    const wanted = { entity: 'liveStaff' as const, id: first, version: 0 }
    const nobody = await other.browser.refused('fireRecord', {
      ...{ entity: 'liveStaff', id: 999_999, version: 0, event: 'staff.accept', key: freshKey() },
    })
    expect(
      await other.browser.refused('fireRecord', { ...wanted, event: 'staff.accept', key: freshKey() }),
    ).toEqual(nobody)
    expect(
      await chair.browser.refused('fireRecord', { ...wanted, event: 'staff.accept', key: freshKey() }),
    ).toMatchObject({ reason: 'forbidden' })
    await answer(id, host, 'staff.decline')
    expect(await told(chair)).toContain('liveStaffRefused')
    // Asking another person withdraws what waits.
    const second = await ask(id, other)
    const next = await ask(id, host)
    expect(await stateOfStaff(second)).toBe('withdrawn')
    await answer(id, host, 'staff.accept')
    expect(await chair.browser.refused('askLiveStaff', asking(id, 'funder', host))).toMatchObject({
      reason: 'liveBothParts',
    })
    await plan(id, 'schedule')
    const kept = { entity: 'liveStaff' as const, id: next, event: 'staff.replace', version: 1 }
    expect(await chair.browser.refused('fireRecord', { ...kept, key: freshKey() })).toMatchObject({
      reason: 'liveHostNeeded',
    })
    // 72 hours are over.
    const late = await ask(id, third)
    await db()
      .update(liveStaff)
      .set({ expiresAt: new Date(0) })
      .where(eq(liveStaff.id, late))
    expect(
      await third.browser.refused('fireRecord', {
        ...{ entity: 'liveStaff', id: late, version: 0, event: 'staff.accept', key: freshKey() },
      }),
    ).toMatchObject({ reason: 'liveStaffExpired' })
    const now = () => hall.server.clock.now
    const { log } = hall.server
    await runScheduledTransitions({ db: db(), engine: createEngine(db(), now), log, now })
    expect(await stateOfStaff(late)).toBe('expired')
    await ask(id, other)
    expect((await ownLive(id)).staff.map(({ user_id, state }) => [user_id, state])).toEqual([
      [host.id, 'accepted'],
      [other.id, 'offered'],
    ])
    await answer(id, other, 'staff.accept')
    expect(await stateOfStaff(next)).toBe('replaced')
    expect(await told(host)).toContain('liveReleased')
    const [row] = await db().select().from(lives).where(eq(lives.id, id))
    expect(row?.anchorId).toBe(other.id)
  })

  it('a draft exists for no one else: lists, page, room, search, sitemap and share card', async () => {
    const { id } = await chair.browser.call('saveOwnLive', wish({ title: '尚未公开的直播' }))
    const absent = async (live_id: number) => {
      const browser = guest()
      return [
        await browser.refused('getLiveInfo', { live_id }),
        await browser.refused('joinLiveRoom', { live_id }),
        await browser.refused('getUserSig', { live_id }),
        await browser.refused('getMp3', { live_id }),
        await host.browser.refused('updateLiveStatus', { live_id, status: 'ongoing' }),
        await (await browser.request(`/share/live/${live_id}.zh.png`)).text(),
      ]
    }
    const nobodys = await absent(999_999)
    const isThere = async (live_id: number) => {
      await indexChanges({ db: db(), now: Date.now })
      await repairIndex(db())
      await indexChanges({ db: db(), now: Date.now })
      const listed = await guest().call('listLives', { page_size: 50 })
      const found = await guest().call('searchSite', { q: '尚未公开的直播' })
      const soon = await db().select().from(messages).where(eq(messages.name, 'liveSoon'))
      return {
        listed: listed.list.some((one) => one.id === live_id),
        found: found.total > 0,
        announced: soon.some(({ link }) => link.endsWith(`=${live_id}`)),
      }
    }
    expect(await absent(id)).toEqual(nobodys)
    expect(await isThere(id)).toEqual({ listed: false, found: false, announced: false })
    await ask(id, host)
    await answer(id, host, 'staff.accept')
    await plan(id, 'schedule')
    expect(await isThere(id)).toMatchObject({ listed: true, found: true })
    // Cancelled it leaves the lists at once; who has its address reads why there is no room.
    await plan(id, 'cancel')
    const gone = await guest().call('searchSite', { q: '尚未公开的直播' })
    expect(gone.total).toBe(0)
    expect(await isThere(id)).toMatchObject({ listed: false, found: false })
    expect(await guest().call('getLiveInfo', { live_id: id })).toMatchObject({ is_cancelled: true })
    expect(await guest().refused('joinLiveRoom', { live_id: id })).toMatchObject({ reason: 'liveCancelled' })
    expect(await told(host)).toContain('liveCancelled')
    await plan(id, 'reopen')
    expect(await absent(id)).toEqual(nobodys)
  })

  it('a live that is not scheduled is not announced', async () => {
    const starts_at = wallIn(hour)
    const draft = await chair.browser.call('saveOwnLive', wish({ starts_at }))
    const due = await scheduled({ starts_at })
    hall.server.clock.now += 50 * 60_000
    await notifyLiveSoon({ db: db(), now: () => hall.server.clock.now })
    const soon = await db().select().from(messages).where(eq(messages.name, 'liveSoon'))
    const links = soon.map(({ link }) => link)
    expect(links).toContain(`/liveDetails?live_id=${due}`)
    expect(links).not.toContain(`/liveDetails?live_id=${draft.id}`)
  })

  it.each([
    ['public', [null, null, null, null]],
    ['registered', ['liveForRegistered', 'liveForRegistered', null, null]],
    ['ticket', ['liveForTickets', 'liveForTickets', 'liveForTickets', null]],
  ] as const)(
    'at the door of a %s live stand a guest, a member, and holders of two tickets',
    async (access, outcomes) => {
      const [first, second] = conference.types as [number, number]
      const id = await scheduled({ access, access_types: access === 'ticket' ? String(second) : '' })
      const [member, other, right] = [
        await newMember(hall.server),
        await newMember(hall.server),
        await newMember(hall.server),
      ]
      for (const [who, type] of [
        [other, first],
        [right, second],
      ] as const)
        await who.browser.call('placeOrder', {
          ...registration(conference, { expected_amount: 0 }),
          ticket_type_id: type,
        })
      for (const name of ['joinLiveRoom', 'getUserSig'] as const) {
        const reasons: (string | null)[] = []
        for (const browser of [guest(), member.browser, other.browser, right.browser])
          reasons.push(
            await browser.call(name, { live_id: id }).then(
              () => null,
              async () => (await browser.refused(name, { live_id: id })).reason,
            ),
          )
        expect(reasons).toEqual(outcomes)
      }
      // Host and team come in without a ticket.
      for (const { browser } of [host, chair]) await browser.call('joinLiveRoom', { live_id: id })
      // An order that is not paid, or was closed, holds no place.
      await db()
        .update(orders)
        .set({ state: 'closed', closedReason: 'organizer' })
        .where(eq(orders.userId, right.id))
      const after = right.browser.call('joinLiveRoom', { live_id: id }).then(
        () => null,
        () => 'refused',
      )
      expect(await after).toBe(access === 'public' ? null : 'refused')
      await db().update(orders).set({ state: 'paid', closedReason: null }).where(eq(orders.userId, right.id))
    },
  )

  it('[LIVE-09] a change or the end of the plan puts everyone out of the room, and nothing happens in it until then', async () => {
    const id = await scheduled()
    const enter = async (member: Member) => {
      const { ticket } = await member.browser.call('joinLiveRoom', { live_id: id })
      return hall.knock().greet({ ticket })
    }
    const visitor = await enter(host)
    expect(visitor.me?.role).toBe('anchor')
    await chair.browser.call('saveOwnLive', await change(id, { title: '改后的题目' }))
    await visitor.until(() => visitor.closed !== null)
    expect(visitor.closed).toBe(4401)
    // And the next host takes the room over in the moment of accepting.
    await ask(id, chair)
    const back = await enter(host)
    expect(back.me?.role).toBe('member')
    expect(back.state?.roomName).toBe('改后的题目')
    // By way of another server: the room of this one does nothing more, and is shut within seconds.
    await db().update(lives).set({ publication: 'cancelled', version: 9 }).where(eq(lives.id, id))
    await hall.pass(5500)
    await back.until(() => back.closed !== null)
    expect(back.closed).toBe(4401)
    expect(await host.browser.refused('joinLiveRoom', { live_id: id })).toMatchObject({
      reason: 'liveCancelled',
    })
  })

  it('what has begun is neither changed nor cancelled', async () => {
    const id = await scheduled()
    for (const [status, reason] of [
      ['ongoing', 'liveOngoing'],
      ['paused', 'livePaused'],
      ['ended', 'liveEnded'],
    ] as const) {
      await db().update(lives).set({ status }).where(eq(lives.id, id))
      expect(await chair.browser.refused('saveOwnLive', await change(id, { title: '另一个' }))).toMatchObject(
        {
          reason,
        },
      )
      const { version } = await ownLive(id)
      expect(
        await chair.browser.refused('planOwnLive', {
          conference_id: conference.id,
          id,
          version,
          act: 'cancel',
        }),
      ).toMatchObject({ reason })
    }
  })

  it('each act is possible from one state, and asked twice it is done once', async () => {
    const { id } = await chair.browser.call('saveOwnLive', wish())
    const refusal = async (act: 'schedule' | 'cancel' | 'reopen') => {
      const { version } = await ownLive(id)
      const asked = { conference_id: conference.id, id, version, act }
      return (await chair.browser.refused('planOwnLive', asked)).reason
    }
    expect(await refusal('cancel')).toBe('liveIsDraft')
    await ask(id, chair)
    await plan(id, 'schedule')
    expect(await refusal('reopen')).toBe('liveIsScheduled')
    const twice = { conference_id: conference.id, id, version: 0, act: 'schedule' as const }
    expect(await chair.browser.call('planOwnLive', twice)).toEqual({ id, publication: 'scheduled' })
    await plan(id, 'cancel')
    expect(await refusal('schedule')).toBe('liveCancelled')
    expect((await ownLive(id)).version).toBe(3)
  })

  it('of two chairs who save at once one is refused, and ten with one key make one live', async () => {
    const other = await newMember(hall.server)
    await join(other, 'programme')
    const { id } = await chair.browser.call('saveOwnLive', wish())
    const asked = await Promise.allSettled(
      [chair, other].map((who, at) =>
        who.browser.call('saveOwnLive', wish({ id, version: 0, title: `题目 ${at}` })),
      ),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      await chair.browser.refused('saveOwnLive', wish({ id, version: 0, title: '题目 3' })),
    ).toMatchObject({ reason: 'versionConflict', field: 'version' })
    const same = wish({ title: '同一场' })
    const made = await Promise.all(Array.from({ length: 10 }, () => chair.browser.call('saveOwnLive', same)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect((await deskOf()).list.filter(({ title }) => title === '同一场')).toHaveLength(1)
    expect(await chair.browser.refused('saveOwnLive', { ...same, title: '不同' })).toMatchObject({
      reason: 'keyReused',
    })
  })

  it('another user’s conference and live do not exist, and hostile values are refused by field', async () => {
    const foreign = await addConference(hall.server)
    const [stray] = await db()
      .insert(lives)
      .values({
        ...{ title: '别人的', engTitle: 'Theirs', speaker: '', engSpeaker: '', cover: '', maxUser: 5 },
        ...{ startsAt: new Date(hall.server.clock.now + day), conferenceId: foreign.id },
      })
      .returning()
    const stranger = await newMember(hall.server)
    const wishes = (conference_id: number, id: number) =>
      [
        ['listOwnLives', { conference_id }],
        ['saveOwnLive', wish({ conference_id, id })],
        ['planOwnLive', { conference_id, id, version: 0, act: 'cancel' }],
        ['askLiveStaff', { conference_id, id, part: 'host', user_id: host.id }],
        [
          'saveLiveRecording',
          {
            ...{
              conference_id,
              id,
              version: 0,
              title: '录',
              eng_title: 'R',
              speaker: '林',
              eng_speaker: 'Lin',
            },
            ...{ cover: '', hidden: 1 },
          },
        ],
      ] as const
    const nobody = wishes(999_999, 1)
    for (const [at, [name, asked]] of wishes(foreign.id, 1).entries()) {
      const none = await stranger.browser.refused(name, nobody[at]?.[1] as never)
      expect(none).toMatchObject({ reason: 'notFound', field: 'conference_id' })
      expect(await chair.browser.refused(name, asked as never)).toEqual(none)
      // The gate belongs to the team, but lives are not its work.
      expect(await host.browser.refused(name, { ...asked, conference_id: conference.id } as never)).toEqual(
        none,
      )
    }
    for (const [name, asked] of wishes(conference.id, stray?.id ?? 0).slice(1))
      expect(await chair.browser.refused(name, asked as never)).toMatchObject({
        reason: 'notFound',
        field: 'id',
      })
    for (const [more, field] of [
      [{ title: 'a\u0000b' }, 'title'],
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ starts_at: '0000-01-01T00:00' }, 'starts_at'],
      [{ max_user: 0 }, 'max_user'],
      [{ link_mic_wait: 4 }, 'link_mic_wait'],
      [{ access: 'ticket' as const }, 'access_types'],
      [{ access: 'ticket' as const, access_types: '999999' }, 'access_types'],
      [{ cover: 'https://elsewhere.example/a.png' }, 'cover'],
      [{ cover: '/uploads/../../secret.png' }, 'cover'],
    ] as const)
      expect(await chair.browser.refused('saveOwnLive', wish(more))).toMatchObject({ field })
    const zoned = (timeZone: string) =>
      db().update(conferences).set({ timeZone }).where(eq(conferences.id, conference.id))
    await zoned('America/New_York')
    expect(await chair.browser.refused('saveOwnLive', wish({ starts_at: '2027-03-14T02:30' }))).toMatchObject(
      {
        field: 'starts_at',
        reason: 'timeSkipped',
      },
    )
    await zoned('Asia/Shanghai')
    const written = await db().select().from(auditEvents).where(eq(auditEvents.event, 'live.saved'))
    expect(written.length).toBeGreaterThan(0)
  })

  it('a recording is renamed in both languages, and a hidden one exists for the team alone', async () => {
    const id = await scheduled({ access: 'registered' })
    const [video] = await db()
      .insert(videos)
      .values({
        ...{
          title: '录像',
          engTitle: 'Recording',
          speaker: '林',
          engSpeaker: 'Lin',
          duration: 60,
          cover: '',
        },
        ...{ publishedAt: new Date(hall.server.clock.now), playlist: `/recordings/${id}/index.m3u8` },
      })
      .returning()
    const video_id = video?.id ?? 0
    await db().update(lives).set({ status: 'ended', videoId: video_id }).where(eq(lives.id, id))
    const save = async (hidden: 0 | 1) => {
      const { version } = await ownLive(id)
      return chair.browser.call('saveLiveRecording', {
        ...{ conference_id: conference.id, id, version, title: '修订版录像', eng_title: 'Edited' },
        ...{ speaker: '林知行', eng_speaker: 'Lin Zhixing', cover: '', hidden },
      })
    }
    await save(0)
    expect(await guest().call('getVideo', { video_id })).toMatchObject({ title: 'Edited' })
    // A member who could not watch the live does not get its recording either.
    const member = await newMember(hall.server)
    expect(await member.browser.refused('openVideo', { video_id })).toMatchObject({
      reason: 'liveForRegistered',
    })
    const opened = await chair.browser.call('openVideo', { video_id })
    expect(opened.playlist).toBe(`/recordings/${id}/index.m3u8`)
    await chair.browser.call('collect', { kind: 'video', id: video_id, collected: 1 })
    await save(1)
    const nobodys = await guest().refused('getVideo', { video_id: 999_999 })
    expect(await guest().refused('getVideo', { video_id })).toEqual(nobodys)
    expect(await chair.browser.refused('openVideo', { video_id })).toMatchObject({ reason: 'notFound' })
    expect((await chair.browser.call('listVideoHistory', {})).list).toEqual([])
    expect((await chair.browser.call('listCollected', { kind: 'video' })).list).toEqual([])
    expect((await guest().call('getLiveInfo', { live_id: id })).video_id).toBeNull()
    expect((await guest().call('listVideos', {})).list.map((one) => one.id)).not.toContain(video_id)
    expect((await ownLive(id)).recording).toMatchObject({ title: '修订版录像', hidden: true })
    await save(0)
    expect((await guest().call('listVideos', {})).list.map((one) => one.id)).toContain(video_id)
  })
})
