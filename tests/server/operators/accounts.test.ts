import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { sessions, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { passkeys } from '../../../server/db/schema/factors.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { createLive } from '../../../server/live/createLive.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { describeDatabase, describePostgres } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('accounts', (open) => {
  let shop: Shop
  let admin: Browser
  let shownOut: number[]
  beforeEach(async () => {
    shownOut = []
    shop = await openShop(open, {
      live: (common) => ({
        ...createLive({ ...common, media: null }),
        signOut: (session) => void shownOut.push(session),
      }),
    })
    admin = await shop.signedIn('admin')
  })
  const linmei = () => shop.idOf('linmei')
  const see = async (id: number) => admin.call('getAccount', { id })
  const wish = async (id: number, reason = 'because') => ({
    id,
    reason,
    version: (await see(id)).version,
    key: freshKey(),
  })
  const told = async (id: number) =>
    (await shop.db.select().from(messages).where(eq(messages.userId, id))).flatMap(({ name }) => name ?? [])
  const auditOf = (event: string) => shop.db.select().from(auditEvents).where(eq(auditEvents.event, event))

  it('[OPS-01] are found by number, phone, address, account name and nickname, from their beginning', async () => {
    const id = await linmei()
    const [row] = await shop.db.select().from(users).where(eq(users.id, id))
    const find = async (q: string) => (await admin.call('findAccounts', { q })).list.map((card) => card.id)
    for (const q of [
      String(id),
      row?.mobile,
      row?.mobile?.slice(0, 10),
      row?.email,
      'LinMei',
      'linme',
      row?.nickname,
    ])
      expect([q, await find(q ?? '')]).toEqual([q, expect.arrayContaining([id])])
    expect(await find(`+86 ${row?.mobile}`)).toEqual([id])
    for (const q of ['inmei', '%', '_inmei', 'nobody at all']) expect([q, await find(q)]).toEqual([q, []])
    const [card] = (await admin.call('findAccounts', { q: 'linmei' })).list
    expect(card).toMatchObject({
      phone: expect.stringMatching(/^\+86 \d{3}\*{4}\d{4}$/),
      email: 'l***@symposium.example',
    })
  })

  it('[OPS-01] are filtered by role and lock, and paged by the last one that is known', async () => {
    const all = (await admin.call('findAccounts', { page_size: 50 })).list.map(({ id }) => id)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const first = await admin.call('findAccounts', { page_size: 2 })
    const second = await admin.call('findAccounts', { page_size: 2, after: first.list.at(-1)?.id ?? 0 })
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.slice(0, 4))
    expect(second.total).toBe(all.length - 2)
    const finance = (await admin.call('findAccounts', { role: 'finance' })).list
    expect(finance.map(({ account }) => account)).toEqual(['finance'])
    await admin.call('lockAccount', await wish(await linmei()))
    const locked = await admin.call('findAccounts', { locked: 1 })
    expect(locked.list.map(({ account }) => account)).toEqual(['linmei'])
  })

  it('[OPS-01] contacts are shown on request, which is written down', async () => {
    const id = await linmei()
    expect(JSON.stringify(await see(id))).not.toContain('linmei@symposium.example')
    expect(await admin.call('showContact', { id })).toMatchObject({ email: 'linmei@symposium.example' })
    expect(await auditOf('account.contactShown')).toMatchObject([{ entityId: String(id) }])
  })

  it('[OPS-01] a role is given and taken back, the member is notified of both', async () => {
    const id = await linmei()
    const place = { role: 'staff', conference_id: shop.conference.id } as const
    const given = await admin.call('grantRole', { ...(await wish(id)), ...place })
    expect(given.given).toMatchObject([{ role: 'staff', conference: { id: shop.conference.id } }])
    expect(await admin.refused('grantRole', { ...(await wish(id)), ...place })).toMatchObject({
      reason: 'roleGiven',
    })
    const taken = await admin.call('takeRole', { ...(await wish(id, 'left the team')), ...place })
    expect(taken.given).toEqual([])
    expect(await admin.refused('takeRole', { ...(await wish(id)), ...place })).toMatchObject({
      reason: 'roleNotGiven',
    })
    expect(await told(id)).toEqual(expect.arrayContaining(['roleGranted', 'roleTaken']))
    expect(await auditOf('role.taken')).toMatchObject([{ data: { role: 'staff', reason: 'left the team' } }])
  })

  it('[OPS-01] a role names its conference, or none, as it must', async () => {
    const id = await linmei()
    const ask = async (fields: object) => admin.refused('grantRole', { ...(await wish(id)), ...fields })
    expect(await ask({ role: 'organizer' })).toMatchObject({
      reason: 'conferenceEmpty',
      field: 'conference_id',
    })
    expect(await ask({ role: 'admin', conference_id: 1 })).toMatchObject({
      reason: 'conferenceNotAsked',
      field: 'conference_id',
    })
    expect(await ask({ role: 'staff', conference_id: 999_999 })).toMatchObject({
      reason: 'notFound',
      field: 'conference_id',
    })
    expect(await ask({ role: 'owner' })).toMatchObject({ reason: 'invalid', field: 'role' })
  })

  it('[OPS-01] never without an administrator who can sign in', async () => {
    const me = await shop.idOf('admin')
    const other = await linmei()
    const mine = { ...(await wish(me)), role: 'admin' } as const
    expect(await admin.refused('takeRole', mine)).toMatchObject({ reason: 'lastAdministrator' })
    expect(await admin.refused('lockAccount', await wish(me))).toMatchObject({ reason: 'ownAccount' })
    await admin.call('grantRole', { ...(await wish(other)), role: 'admin' })
    await admin.call('lockAccount', await wish(other))
    expect(await admin.refused('takeRole', { ...mine, key: freshKey() })).toMatchObject({
      reason: 'lastAdministrator',
    })
    await admin.call('unlockAccount', await wish(other))
    // With another one, also one's own part can be given up.
    await admin.call('takeRole', { ...(await wish(me)), role: 'admin' })
    expect(await admin.refused('getAccount', { id: me })).toMatchObject({ reason: 'forbidden' })
  })

  it('[OPS-01] a lock ends every session at once, also in live rooms, and says why the account cannot sign in', async () => {
    const member = await shop.signedIn('linmei')
    const id = await linmei()
    const open = await shop.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)))
    const locked = await admin.call('lockAccount', await wish(id, 'taken over'))
    expect(locked).toMatchObject({ is_locked: true, lock: { reason: 'taken over' }, sessions: [] })
    expect(shownOut).toEqual(open.map((session) => session.id))
    expect(await member.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
    const browser = shop.server.browser()
    const enter = { account: 'linmei', password: demoPassword }
    expect(await browser.refused('loginByPassword', enter)).toMatchObject({ reason: 'accountLocked' })
    expect((await browser.refused('loginByPassword', { ...enter, password: 'wrong' })).reason).toBe(
      'accountOrPasswordWrong',
    )
    expect(await admin.refused('lockAccount', await wish(id))).toMatchObject({
      reason: 'accountLockedAlready',
    })
    await admin.call('unlockAccount', await wish(id))
    expect(await admin.refused('unlockAccount', await wish(id))).toMatchObject({ reason: 'accountNotLocked' })
    await browser.call('loginByPassword', enter)
    expect(await told(id)).toEqual(expect.arrayContaining(['accountLocked', 'accountUnlocked']))
  })

  it('[OPS-01] one session is ended, or all; a reset also takes the password', async () => {
    const [first, second] = [await shop.signedIn('linmei'), await shop.signedIn('linmei')]
    const id = await linmei()
    const { sessions: listed } = await see(id)
    expect(listed).toHaveLength(2)
    const one = listed.at(-1)?.id ?? 0
    await admin.call('endSession', { ...(await wish(id)), session_id: one })
    expect(shownOut).toEqual([one])
    expect(await first.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
    await second.call('getUserInfo', {})
    expect(await admin.refused('endSession', { ...(await wish(id)), session_id: one })).toMatchObject({
      reason: 'sessionGone',
    })
    await admin.call('endSession', await wish(id))
    expect(await second.refused('getUserInfo')).toMatchObject({ reason: 'sessionExpired' })
    await shop.db.insert(passkeys).values({
      userId: id,
      credentialId: 'lost',
      publicKey: 'lost',
      counter: 0,
      transports: [],
      name: 'Lost phone',
    })
    const reset = await admin.call('resetSignIn', await wish(id))
    expect(reset.has_password).toBe(false)
    expect(await shop.db.$count(passkeys, eq(passkeys.userId, id)), 'the lost factor is gone, too').toBe(0)
    const enter = { account: 'linmei', password: demoPassword }
    expect(await shop.server.browser().refused('loginByPassword', enter)).toMatchObject({
      reason: 'accountOrPasswordWrong',
    })
    expect(await told(id)).toEqual(expect.arrayContaining(['sessionsEnded', 'signInReset']))
    // A session of another user does not belong to this account.
    const { sessions: mine } = await see(await shop.idOf('admin'))
    expect(
      await admin.refused('endSession', { ...(await wish(id)), session_id: mine[0]?.id ?? 0 }),
    ).toMatchObject({
      reason: 'sessionGone',
    })
  })

  it('[OPS-01] an act on what another administrator has changed is refused, and the same key acts once', async () => {
    const id = await linmei()
    const seen = await wish(id)
    await admin.call('grantRole', { ...(await wish(id)), role: 'finance' })
    expect(await admin.refused('lockAccount', seen)).toMatchObject({
      reason: 'versionConflict',
      field: 'version',
    })
    const again = { ...(await wish(id)), role: 'finance' } as const
    const [one, two] = await Promise.all([admin.call('takeRole', again), admin.call('takeRole', again)])
    expect(one.version).toBe(two.version)
    expect(await auditOf('role.taken')).toHaveLength(1)
    const other = await shop.idOf('newcomer')
    expect(await admin.refused('takeRole', { ...again, id: other })).toMatchObject({ reason: 'keyReused' })
  })
})

describePostgres('two administrators at the same moment', (open) => {
  it('[OPS-01] who take each other’s part away leave one of them', async () => {
    const shop = await openShop(open)
    const [admin, second] = [await shop.signedIn('admin'), await shop.secondAdmin()]
    const [mine, theirs] = [await shop.idOf('admin'), await shop.idOf('approved')]
    // Both look before one of them acts: who has lost the part could not look any more.
    const seen = await Promise.all([
      admin.call('getAccount', { id: theirs }),
      second.call('getAccount', { id: mine }),
    ])
    const take = (browser: Browser, { id, version }: { id: number; version: number }) =>
      browser.raw('takeRole', { id, role: 'admin', reason: 'r', version, key: freshKey() })
    await Promise.all([take(admin, seen[0]), take(second, seen[1])])
    const left = await shop.db.select().from(userRoles).where(eq(userRoles.role, 'admin'))
    expect(left).toHaveLength(1)
  })
})
