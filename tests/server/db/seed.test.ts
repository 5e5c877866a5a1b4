import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { digests } from '../../../server/db/copy.ts'
import * as schema from '../../../server/db/schema.ts'
import { demoAccounts, seed } from '../../../server/db/seed.ts'
import { helpTopics } from '../../../src/contract/site.ts'
import { seedCommerce } from '../../../server/db/seedCommerce.ts'
import { describeEngines } from '../../support/engines.ts'
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
    expect(new Set(conferences.map(({ status }) => status))).toEqual(new Set(schema.liveStates))
    for (const { status, startsAt, endsAt } of conferences) {
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
        if (chinese === field) continue
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
