import { describe, expect, it } from 'vitest'

import type { UserInfo } from '../../src/contract/user.ts'
import { createSessionActors } from '../../src/machines/session/session.actors.ts'
import { isExemptRoute } from '../../src/machines/session/exemptRoutes.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { held, turn } from '../support/held.ts'
import { callError, user } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const home = { route: 'home', address: '/home?tab=2#news' }

const startSession = (input = { held: true, place: home }) => {
  const fetchUser = held<[], UserInfo>()
  const ended: Array<() => void> = []
  const watchers = new Set<(unread: number) => void>()
  const machine = sessionMachine.provide({
    actors: createSessionActors({
      fetchUser: fetchUser.call,
      watchUnread: (tell) => {
        watchers.add(tell)
        return () => watchers.delete(tell)
      },
      endSession: () => new Promise((resolve) => ended.push(resolve)),
    }),
  })
  return { ...run(machine, input), fetchUser, ended, watchers }
}

const startMember = async () => {
  const running = startSession()
  running.fetchUser.last().resolve(user)
  await turn()
  return running
}

describe('session', () => {
  it('[SES-07] asks for the current user at the start and knows the member then', async () => {
    const { actor, fetchUser } = startSession()
    expect(fetchUser.calls).toHaveLength(1)
    expect(actor.getSnapshot().hasTag('settled')).toBe(false)
    fetchUser.last().resolve(user)
    await turn()
    expect(actor.getSnapshot().hasTag('member')).toBe(true)
    expect(actor.getSnapshot().context.user).toEqual(user)
  })

  it.each(['offline', 'timeout', 'server', 'malformed', 'limited', 'refused'] as const)(
    '[SES-07] leaves the visitor a guest when the first question fails: %s',
    async (kind) => {
      const { actor, fetchUser, emitted } = startSession()
      fetchUser.last().reject(callError(kind))
      await turn()
      expect(actor.getSnapshot().value).toBe('guest')
      expect(actor.getSnapshot().context.user).toBeNull()
      expect(emitted).toEqual([])
    },
  )

  it('[SES-03] a stored session that turns out to have expired at the start opens the confirm', async () => {
    const { actor, fetchUser } = startSession()
    fetchUser.last().reject(callError('expired'))
    await turn()
    expect(actor.getSnapshot().value).toEqual({ expired: 'confirming' })
  })

  it('[SES-03] a visitor without credentials sees no expiry at the start', async () => {
    const { actor, fetchUser } = startSession({ held: false, place: home })
    fetchUser.last().reject(callError('expired'))
    await turn()
    expect(actor.getSnapshot().value).toBe('guest')
  })

  it('[SES-04] a stored session that is rejected with 401 at the start opens the box without cancel', async () => {
    const { actor, fetchUser } = startSession()
    fetchUser.last().reject(callError('unauthorized'))
    await turn()
    expect(actor.getSnapshot().value).toEqual({ expired: 'forced' })
  })

  it('[SES-03] an expiry forgets the member, ends the session once and asks', async () => {
    const { actor, ended } = await startMember()
    actor.send({ type: 'session.expire', place: home })
    expect(actor.getSnapshot().value).toEqual({ expired: 'confirming' })
    expect(actor.getSnapshot().context).toMatchObject({ user: null, unread: 0, held: false })
    expect(ended).toHaveLength(1)
  })

  it('[SES-03] cancelling the confirm reloads and does not ask for a login', async () => {
    const { actor, emitted } = await startMember()
    actor.send({ type: 'session.expire', place: home })
    actor.send({ type: 'expiry.cancel' })
    expect(emitted).toEqual([{ type: 'reload.wanted' }])
    expect(actor.getSnapshot().value).toBe('guest')
  })

  it('[SES-03] [SES-08] confirming goes to the login and remembers where the visit was interrupted', async () => {
    const { actor, emitted } = await startMember()
    const place = { route: 'myconf', address: '/personal/myconf?page=3#row-4' }
    actor.send({ type: 'session.expire', place })
    actor.send({ type: 'expiry.confirm' })
    expect(emitted).toEqual([{ type: 'login.wanted', returnTo: place.address }])
  })

  it('[SES-04] [SES-08] the box after a 401 can only be confirmed and leads to the login, and back', async () => {
    const { actor, emitted } = await startMember()
    actor.send({ type: 'session.reject', place: home })
    expect(actor.getSnapshot().value).toEqual({ expired: 'forced' })
    expect(actor.getSnapshot().can({ type: 'expiry.cancel' })).toBe(false)
    actor.send({ type: 'expiry.cancel' })
    expect(actor.getSnapshot().value).toEqual({ expired: 'forced' })
    actor.send({ type: 'expiry.confirm' })
    expect(emitted).toEqual([{ type: 'login.wanted', returnTo: home.address }])
  })

  it('[SES-03] [SES-04] the box is open whether or not the server hears of the end', async () => {
    const machine = sessionMachine.provide({
      actors: createSessionActors({
        fetchUser: () => Promise.resolve(user),
        watchUnread: () => () => undefined,
        endSession: () => Promise.reject(callError('offline')),
      }),
    })
    const { actor } = run(machine, { held: true, place: home })
    await turn()
    actor.send({ type: 'session.expire', place: home })
    await turn()
    expect(actor.getSnapshot().value).toEqual({ expired: 'confirming' })
  })

  it.each([
    'login',
    'bannerDetails',
    'modo',
    'openmeeting',
    'joinmeeting',
    'submitpaper',
    'user',
    'liveDetails',
    'agreement',
    'private',
    'deviceDetection',
    'reviewed',
    '404',
    '202',
    '203',
  ])('[SES-05] on the exempt route %s nobody is told of an expiry', async (route) => {
    const { actor, ended } = await startMember()
    const place = { route, address: `/${route}` }
    actor.send({ type: 'session.expire', place })
    actor.send({ type: 'session.reject', place })
    expect(actor.getSnapshot().value).toBe('member')
    expect(ended).toHaveLength(0)
  })

  it.each(['home', 'personal', 'myconf', 'account', 'attest', 'helpCenter', 'videoDetails', 'Login', ''])(
    '[SES-05] the route "%s" is not exempt',
    async (route) => {
      const { actor } = await startMember()
      actor.send({ type: 'session.expire', place: { route, address: '/' } })
      expect(actor.getSnapshot().value).toEqual({ expired: 'confirming' })
    },
  )

  it.each(['constructor', 'toString', '__proto__', 'has'])(
    '[SES-05] the name "%s" of an object property is not an exempt route',
    (route) => {
      expect(isExemptRoute(route)).toBe(false)
    },
  )

  it('[SES-06] ten requests that expire together show one box, once', async () => {
    const { actor, emitted, ended } = await startMember()
    let boxes = 0
    let isShown = false
    actor.subscribe((snapshot) => {
      const shows = snapshot.hasTag('dialog')
      if (shows && !isShown) boxes += 1
      isShown = shows
    })
    for (let n = 0; n < 10; n++) {
      actor.send({ type: n % 2 === 0 ? 'session.expire' : 'session.reject', place: home })
    }
    expect(boxes).toBe(1)
    expect(ended).toHaveLength(1)
    actor.send({ type: 'expiry.confirm' })
    actor.send({ type: 'expiry.confirm' })
    expect(emitted).toEqual([{ type: 'login.wanted', returnTo: home.address }])
    actor.send({ type: 'session.expire', place: { route: 'login', address: '/login' } })
    expect(boxes).toBe(1)
  })

  it('[SES-08] after logging in again the member is known again', async () => {
    const { actor, fetchUser } = await startMember()
    actor.send({ type: 'session.expire', place: home })
    actor.send({ type: 'expiry.confirm' })
    actor.send({ type: 'session.open' })
    fetchUser.last().resolve({ ...user, id: 8 })
    await turn()
    expect(actor.getSnapshot().hasTag('member')).toBe(true)
    expect(actor.getSnapshot().context.user?.id).toBe(8)
  })

  it('[HDR-04] signing out ends the session, forgets the member and says so once', async () => {
    const { actor, ended, emitted, watchers } = await startMember()
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.signOut' })
    expect(ended).toHaveLength(1)
    expect(watchers.size).toBe(0)
    ended[0]?.()
    await turn()
    expect(actor.getSnapshot().value).toBe('guest')
    expect(actor.getSnapshot().context).toMatchObject({ user: null, unread: 0, held: false })
    expect(emitted).toEqual([{ type: 'session.ended' }])
  })

  it('a login that overtakes a slow sign-out is not lost', async () => {
    const { actor, ended, fetchUser, emitted } = await startMember()
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.open' })
    fetchUser.last().resolve({ ...user, id: 8 })
    await turn()
    ended[0]?.()
    await turn()
    expect(actor.getSnapshot().value).toBe('member')
    expect(actor.getSnapshot().context.user?.id).toBe(8)
    expect(emitted).toEqual([{ type: 'session.ended' }])
  })

  it('a second person who signs in is never taken for the first, also when the question fails', async () => {
    const { actor, fetchUser } = await startMember()
    actor.send({ type: 'session.open' })
    expect(actor.getSnapshot().context.user).toBeNull()
    fetchUser.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().value).toBe('guest')
  })

  it('asking again while offline keeps the member', async () => {
    const { actor, fetchUser } = await startMember()
    actor.send({ type: 'user.refresh' })
    fetchUser.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().value).toBe('member')
    expect(actor.getSnapshot().context.user).toEqual(user)
  })

  it('[HDR-04] signing out counts while the member is asked about once more', async () => {
    const { actor, ended, fetchUser, emitted } = await startMember()
    actor.send({ type: 'user.refresh' })
    actor.send({ type: 'session.signOut' })
    fetchUser.last().resolve(user)
    ended[0]?.()
    await turn()
    expect(actor.getSnapshot().value).toBe('guest')
    expect(emitted).toEqual([{ type: 'session.ended' }])
  })

  it('follows the number of unread messages for as long as a member is here', async () => {
    const { actor, watchers } = await startMember()
    for (const tell of watchers) tell(120)
    expect(actor.getSnapshot().context.unread).toBe(120)
    actor.send({ type: 'session.expire', place: home })
    expect(watchers.size).toBe(0)
    expect(actor.getSnapshot().context.unread).toBe(0)
  })
})
