import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { TencentKeys } from '../../../server/shared/config.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { lives } from '../../../server/db/schema/catalogue.ts'
import { liveOrders } from '../../../server/db/schema/live.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { createTencent } from '../../../server/live/tencent/createTencent.ts'
import { credentialsOf, rightsIn } from '../../../server/live/tencent/credentialsOf.ts'
import type { TencentOrder } from '../../../server/shared/tencentOrder.ts'
import { ordersOf } from '../../../server/live/tencent/ordersOf.ts'
import { runOrders } from '../../../server/live/tencent/runOrders.ts'
import { privateMapKey, userSig } from '../../../server/live/tencent/userSig.ts'
import { newMemory, quietLog } from '../../support/engines.ts'
import { blankState, person } from './blankState.ts'

interface Oracle {
  genUserSig(userId: string, expire: number): string
  genPrivateMapKeyWithStringRoomID(userId: string, expire: number, room: string, rights: number): string
}
const { Api } = createRequire(import.meta.url)('tls-sig-api-v2') as {
  Api: new (sdkAppId: number, key: string) => Oracle
}

const now = Date.UTC(2026, 10, 21)
const keys: TencentKeys = {
  sdkAppId: 4_000_000_001,
  secretKey: 'a-key-of-the-application',
  cloud: { secretId: 'AKIDexample', secretKey: 'cloud-key', region: 'ap-guangzhou' },
  playerDomain: 'play.symposium.test',
  admin: 'administrator',
  usesPrivateMap: true,
}
const { sdkAppId, secretKey } = keys

/** The document inside a signature. */
const read = (text: string): unknown =>
  JSON.parse(
    inflateSync(
      Buffer.from(text.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '='), 'base64'),
    ).toString(),
  )

describe('signatures for Tencent', () => {
  const oracle = new Api(sdkAppId, secretKey)
  beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())

  it.each(['u_1', 'g_AbC-9_xyz', 'administrator'])(
    '[API-33] UserSig of %s is the one of Tencent’s own signer',
    (userId) => {
      const ours = userSig({ sdkAppId, secretKey, userId, now, expire: 7200 })
      expect(ours).toMatch(/^[\w*-]+$/)
      expect(read(ours)).toEqual(read(oracle.genUserSig(userId, 7200)))
    },
  )

  it('[API-33] so are the rights in a room', () => {
    for (const rights of [2, 170, 190, 254]) {
      const ours = privateMapKey({
        sdkAppId,
        secretKey,
        userId: 'u_1',
        now,
        expire: 300,
        room: 'live_7',
        rights,
      })
      expect(read(ours)).toEqual(read(oracle.genPrivateMapKeyWithStringRoomID('u_1', 300, 'live_7', rights)))
    }
  })

  it('[MIC-02] rights are what the room allows now: host, guest on stage, muted guest, funder, audience', () => {
    const linkMic = { req: 'r', user: person(6), phase: 'live', muted: false, at: now } as const
    const room = { ...blankState, liveStage: 'ongoing', linkMic, funderMicStatus: true } as const
    expect(rightsIn(room, 'u_1')).toBe(254)
    expect(rightsIn(room, 'u_6')).toBe(190)
    expect(rightsIn({ ...room, linkMic: { ...linkMic, muted: true } }, 'u_6')).toBe(186)
    expect(rightsIn(room, 'u_2')).toBe(174)
    for (const userId of ['u_7', 'g_somebody']) expect(rightsIn(room, userId)).toBe(170)
  })

  it('[API-33] [ENG-01] without keys: the embedded engine, and nothing is signed; the key itself is never sent', () => {
    expect(credentialsOf(null, blankState, 'u_7', now)).toMatchObject({
      kind: 'embedded',
      userSig: '',
      privateMapKey: '',
    })
    const given = credentialsOf(keys, blankState, 'u_7', now)
    expect(given).toMatchObject({
      kind: 'tencent',
      sdkAppId,
      strRoomId: 'live_1',
      expire: 7200,
      userId: 'u_7',
    })
    expect(JSON.stringify(given)).not.toContain(secretKey)
    expect(credentialsOf({ ...keys, usesPrivateMap: false }, blankState, 'u_7', now).privateMapKey).toBe('')
  })
})

describe('orders to Tencent', () => {
  let database: OpenedDatabase
  let clock = now
  let liveId = 0
  const requests: Array<{ url: URL; headers: Headers; body: Record<string, unknown> }> = []
  let answers: Array<object | Error | number> = []
  const tencent = createTencent({
    keys,
    now: () => clock,
    fetch: async (url, init) => {
      const text = await new Response(init.body).text()
      requests.push({
        url: new URL(url),
        headers: new Headers(init.headers),
        body: JSON.parse(text) as Record<string, unknown>,
      })
      const answer = answers.shift() ?? (url.includes('trtc') ? { Response: {} } : { ErrorCode: 0 })
      if (answer instanceof Error) throw answer
      return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
    },
  })
  beforeAll(async () => {
    database = await newMemory()
    const [user] = await database.db.insert(users).values({ nickname: 'host' }).returning({ id: users.id })
    const texts = { title: 'l', engTitle: 'l', speaker: 's', engSpeaker: 's', cover: '' }
    const [live] = await database.db
      .insert(lives)
      .values({ ...texts, startsAt: new Date(now), maxUser: 10, anchorId: user?.id ?? 0 })
      .returning({ id: lives.id })
    liveId = live?.id ?? 0
  })
  afterEach(async () => {
    requests.length = 0
    answers = []
    await database.db.delete(liveOrders)
  })
  afterAll(() => database.close())

  const run = () => runOrders({ db: database.db, tencent, log: quietLog, now: () => clock })
  const order = (...orders: TencentOrder[]) =>
    database.db
      .insert(liveOrders)
      .values(orders.map((each) => ({ liveId, order: each, dueAt: new Date(clock) })))
  const open = async () =>
    (await database.db.select().from(liveOrders).orderBy(asc(liveOrders.id))).filter(
      ({ doneAt }) => doneAt === null,
    )

  it('[LIVE-04] [MUTE-01] what a room decides is written down with it: mutes, removal, end; nothing without keys', async () => {
    const after = { ...blankState, roomId: String(liveId) }
    const at = { at: clock }
    const events = [
      { s: 1, ...at, t: 'groupMute', d: { on: true } },
      { s: 2, ...at, t: 'memberMute', d: { user: person(7), on: true, until: clock + 90_500 } },
      { s: 3, ...at, t: 'memberMute', d: { user: person(7), on: false, until: null } },
      { s: 4, ...at, t: 'removed', d: { user: person(7) } },
      { s: 5, ...at, t: 'screen', d: { on: true } },
      { s: 6, ...at, t: 'stage', d: { liveStage: 'ended', by: 'anchor' } },
    ] as const
    await database.db.transaction((tx) => ordersOf(null)(tx, events, after))
    expect(await open()).toEqual([])
    await database.db.transaction((tx) => ordersOf(keys)(tx, events, after))
    expect((await open()).map((row) => row.order)).toEqual([
      { t: 'createGroup', name: 'Room' },
      { t: 'muteAll', on: true },
      { t: 'muteMember', userId: 'u_7', seconds: 91 },
      { t: 'muteMember', userId: 'u_7', seconds: 0 },
      { t: 'remove', userId: 'u_7' },
      { t: 'dismiss' },
    ])
  })

  it('the chat is asked in the administrator’s name, the media service by a signed request', async () => {
    await order({ t: 'remove', userId: 'u_7' })
    expect(await run()).toBe(1)
    const [rtc, chat] = requests
    expect(rtc?.headers.get('x-tc-action')).toBe('RemoveUserByStrRoomId')
    expect(rtc?.body).toEqual({ SdkAppId: sdkAppId, RoomId: `live_${liveId}`, UserIds: ['u_7'] })
    expect(rtc?.headers.get('authorization')).toMatch(
      /^TC3-HMAC-SHA256 Credential=AKIDexample\/2026-11-21\/trtc\/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=[0-9a-f]{64}$/,
    )
    expect(chat?.url.pathname).toBe('/v4/group_open_http_svc/ban_group_member')
    expect(chat?.body).toEqual({ GroupId: `live_${liveId}`, Members_Account: ['u_7'], Duration: 604_800 })
    const { searchParams } = chat?.url ?? new URL('x:')
    expect(searchParams.get('identifier')).toBe('administrator')
    expect(read(searchParams.get('usersig') ?? '')).toMatchObject({ 'TLS.identifier': 'administrator' })
    expect(await open()).toEqual([])
  })

  it('what was done before is done: a group that is there, a room that is empty', async () => {
    answers = [
      { ErrorCode: 10_025 },
      { Response: { Error: { Code: 'FailedOperation.RoomNotExist' } } },
      { ErrorCode: 10_010 },
    ]
    await order({ t: 'createGroup', name: '一个名字很长很长很长很长很长的直播间' }, { t: 'dismiss' })
    expect([await run(), await run(), await run()]).toEqual([1, 1, 0])
    expect(Buffer.byteLength(String(requests[0]?.body['Name']))).toBeLessThanOrEqual(30)
  })

  it('tries again later and later, and keeps the order of each room', async () => {
    answers = [{ ErrorCode: 10_016 }, 500, new TypeError('no network')]
    await order({ t: 'muteAll', on: true }, { t: 'muteAll', on: false })
    expect(await run()).toBe(0)
    expect(await run()).toBe(0)
    expect(requests).toHaveLength(1)
    for (const wait of [1000, 2000]) {
      clock += wait
      expect(await run()).toBe(0)
    }
    expect((await open())[0]).toMatchObject({ attempts: 3, fault: 'TypeError' })
    clock += 4000
    expect([await run(), await run()]).toEqual([1, 1])
    expect(requests.map(({ body }) => body['MuteAllMember'])).toEqual(['On', 'On', 'On', 'On', 'Off'])
    expect(await open()).toEqual([])
  })
})
