import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { digests } from '../../../server/db/copy.ts'
import { closeDemoAccounts, fillDatabase, openDemoAccounts } from '../../../server/db/fill.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import * as schema from '../../../server/db/schema.ts'
import { demoAccounts, seed } from '../../../server/db/seed.ts'
import { helpTopics } from '../../../src/contract/site.ts'
import { phoneFault } from '../../../src/contract/phone.ts'
import { seedCommerce } from '../../../server/db/seedCommerce.ts'
import { describeEngines, quietLog } from '../../support/engines.ts'
import fs from 'node:fs'

const now = () => new Date('2026-11-21T20:00:00Z')
const hashPassword = async (password: string) => `hash of ${password}`

describeEngines('seed', (open) => {
  it('fills an empty database once, and changes nothing the second time', async () => {
    const { db } = await open()
    expect(await seed(db, { hashPassword, now })).toBe(true)
    const before = await digests(db)
    await db.update(schema.friendlyLinks).set({ title: 'changed by the operator' })
    const changed = await digests(db)
    expect(changed['friendly_links']).not.toBe(before['friendly_links'])
    expect(await seed(db, { hashPassword, now: () => new Date('2027-01-01T00:00:00Z') })).toBe(false)
    expect(await digests(db)).toEqual(changed)
  })

  it('leaves nothing behind when it fails half-way', async () => {
    const { db } = await open()
    // The accounts come last, so everything else has been written when this name is refused.
    await db.insert(schema.users).values({ nickname: 'x', account: demoAccounts.at(-1)?.account ?? '' })
    const before = await digests(db)
    await expect(seed(db, { hashPassword, now })).rejects.toThrow()
    expect(await digests(db)).toEqual(before)
  })

  it('two starting instances seed once', async () => {
    const { db } = await open()
    const results = await Promise.all([1, 2, 3].map(() => seed(db, { hashPassword, now })))
    expect(results.sort()).toEqual([false, false, true])
    expect(await db.$count(schema.users)).toBe(demoAccounts.length)
  })

  it('holds what a visitor expects, in both languages, with covers that exist', async () => {
    const { db } = await open()
    await seed(db, { hashPassword, now })
    await seedCommerce(db, { now })
    const conferences = await db.select().from(schema.conferences)
    expect(conferences.length).toBeGreaterThanOrEqual(8)
    expect(new Set(conferences.map(({ state }) => state))).toEqual(new Set(schema.liveStates))
    for (const { state: status, startsAt, endsAt } of conferences) {
      if (status === 'not_started') expect(startsAt > now()).toBe(true)
      if (status === 'ended') expect(endsAt < now()).toBe(true)
      if (status === 'ongoing') expect(startsAt < now() && endsAt > now()).toBe(true)
    }
    const slugs = (await db.select().from(schema.documents)).map(({ slug }) => slug)
    expect(slugs.sort()).toEqual(
      ['agreement', 'private', ...helpTopics.map((topic) => `help:${topic}`)].sort(),
    )
    const countries = await db.select().from(schema.countries)
    expect(countries).toHaveLength(249)
    expect(countries.find(({ position }) => position === 0)?.iso).toBe('CN')
    for (const { code } of countries) expect(code).toMatch(/^[1-9]\d{0,3}$/)

    const lists = [
      conferences,
      await db.select().from(schema.lives),
      await db.select().from(schema.videos),
      await db.select().from(schema.news),
      await db.select().from(schema.documents),
      await db.select().from(schema.subjects),
      await db.select().from(schema.navItems),
      countries,
    ]
    for (const row of lists.flat() as Record<string, unknown>[]) {
      for (const [field, value] of Object.entries(row)) {
        const chinese = field.replace(/^eng(.)/, (_, first: string) => first.toLowerCase())
        // The covers of the demo are patterns, which need no text.
        if (chinese === field || chinese === 'coverAlt') continue
        expect(row[chinese], `${field} of ${JSON.stringify(row).slice(0, 80)}`).not.toBe('')
        expect(value).not.toMatch(/[\u4e00-\u9fff]/)
      }
      if (typeof row['cover'] === 'string')
        expect(fs.existsSync(`public${row['cover']}`), row['cover']).toBe(true)
    }
    const [config] = await db.select().from(schema.siteConfig)
    for (const image of [config?.wechatCodeImg, config?.customerWechat]) {
      expect(fs.existsSync(`public${image}`), image).toBe(true)
    }
  })

  it('gives every demo account a phone, an e-mail address, a name, the password and the intended status', async () => {
    const { db } = await open()
    await seed(db, { hashPassword, now })
    for (const account of demoAccounts) {
      const [user] = await db.select().from(schema.users).where(eq(schema.users.account, account.account))
      expect(user).toMatchObject({
        countryCode: '86',
        mobile: account.mobile,
        email: account.email,
        groupId: account.groupId,
        sponsorApplyStatus: account.sponsorApplyStatus,
        loginauth: account.loginauth,
        passwordHash: 'hash of Symposium-2026',
      })
    }
    expect(new Set(demoAccounts.map((account) => account.sponsorApplyStatus))).toEqual(new Set([1, 2, 3, 4]))
  })
})

const fill = { log: quietLog, hashPassword, now }

describeEngines('filling a database', (open) => {
  it('without demo content writes once what every site needs, and no account that could sign in', async () => {
    const { db } = await open()
    await fillDatabase(db, { ...fill, demo: 'off' })
    expect(await db.$count(schema.countries)).toBe(249)
    for (const table of [schema.subjects, schema.navItems, schema.documents])
      expect(await db.$count(table)).toBeGreaterThan(5)
    // The links and the contact of the demo are not true for this site.
    expect(await db.$count(schema.friendlyLinks)).toBe(0)
    expect(await db.select().from(schema.siteConfig)).toMatchObject([{ hotLine: '', email: '', beian: '' }])
    for (const table of [schema.users, schema.conferences, schema.lives, schema.videos, schema.news])
      expect(await db.$count(table)).toBe(0)
    expect(await db.$count(userRoles)).toBe(0)
    const written = await digests(db)
    await fillDatabase(db, { ...fill, demo: 'off' })
    expect(await digests(db)).toEqual(written)
  })

  it('adds demo content to a site that is still empty, and never to one that is used', async () => {
    const { db } = await open()
    await fillDatabase(db, { ...fill, demo: 'off' })
    const [member] = await db.insert(schema.users).values({ nickname: 'a real member' }).returning()
    await fillDatabase(db, { ...fill, demo: 'emptyOnly' })
    await expect(fillDatabase(db, { ...fill, demo: 'demo' })).rejects.toThrow(/^SEED: .*empty database/)
    expect(await db.$count(schema.users)).toBe(1)
    expect(await db.$count(schema.conferences)).toBe(0)
    await db.delete(schema.users).where(eq(schema.users.id, member?.id ?? 0))
    await fillDatabase(db, { ...fill, demo: 'emptyOnly' })
    expect(await db.$count(schema.users)).toBe(demoAccounts.length)
    expect(await db.$count(schema.countries)).toBe(249)
    expect(await db.$count(userRoles)).toBeGreaterThan(2)
  })

  it('makes demo accounts without a password if configured, and closes those that have one', async () => {
    const { db } = await open()
    await fillDatabase(db, { ...fill, demo: 'demo', hashPassword: null })
    expect(await openDemoAccounts(db)).toEqual([])
    await db.update(schema.users).set({ passwordHash: 'public' })
    expect(await openDemoAccounts(db)).toEqual(demoAccounts.map(({ account }) => account))
    const [admin] = await db.select().from(schema.users).where(eq(schema.users.account, 'admin'))
    await db.insert(schema.users).values({ nickname: 'x', account: 'guest', passwordHash: 'own' })
    await db.insert(schema.sessions).values({
      userId: admin?.id ?? 0,
      tokenHash: 't',
      sidHash: 's',
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    })
    expect(await closeDemoAccounts(db)).toHaveLength(demoAccounts.length)
    expect(await openDemoAccounts(db)).toEqual([])
    const [session] = await db.select().from(schema.sessions)
    expect(session?.revokedAt).not.toBeNull()
    const [other] = await db.select().from(schema.users).where(eq(schema.users.account, 'guest'))
    expect(other?.passwordHash).toBe('own')
  })
})

describe('phones of demo accounts', () => {
  it('are accepted by our own check and belong to no operator, so that no code reaches a stranger', () => {
    // Ranges of Chinese operators as libphonenumber knows them.
    const assigned = /^(?:1740[0-5]\d{6}|1(?:[38]\d|4[57]|[59][0-35-9]|6[25-7]|7[0-35-8])\d{8})$/
    expect('13800138008').toMatch(assigned)
    for (const { mobile } of demoAccounts) {
      expect(phoneFault(mobile, '86')).toBeNull()
      expect(mobile).not.toMatch(assigned)
    }
  })
})
