import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { makeAdministrator, readContact } from '../../../server/accounts/makeAdministrator.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness } from './harness.ts'

const at = new Date('2026-11-21T02:00:00Z')

describeDatabase('making an administrator', (open) => {
  it('in an empty database makes the account, whose owner signs in by code and sees the console', async () => {
    const { sender, browser, database } = await createHarness(open, { seeded: false })
    const contact = readContact({ email: ' First@Example.org ' })
    const { userId, outcome } = await makeAdministrator(database.db, contact, at)
    expect(outcome).toBe('created')
    const person = browser()
    await person.call('sendEmailLoginCode', { email: 'first@example.org' })
    const { user_id } = await person.call('loginByEmail', {
      email: 'first@example.org',
      code: sender.codeFor('first@example.org'),
    })
    expect(user_id).toBe(userId)
    const { roles } = await person.call('getConsole', {})
    expect(roles).toContain('admin')
  })

  it('promotes the account that is there, once, and writes it down', async () => {
    const { db } = await open()
    const [member] = await db
      .insert(users)
      .values({ nickname: 'a', countryCode: '86', mobile: '13912345678' })
      .returning()
    const contact = readContact({ phone: '+86 139-1234-5678' })
    expect(await makeAdministrator(db, contact, at)).toEqual({ userId: member?.id, outcome: 'promoted' })
    expect(await makeAdministrator(db, contact, at)).toMatchObject({ outcome: 'alreadyAdministrator' })
    expect(await db.$count(users)).toBe(1)
    expect(await db.select({ role: userRoles.role }).from(userRoles)).toEqual([{ role: 'admin' }])
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.event, 'role.granted'))
    expect(audited).toHaveLength(1)
  })

  it('ten at once grant one part to one account', async () => {
    const { db } = await open()
    const contact = readContact({ phone: '91234567', country: '852' })
    const done = await Promise.all(Array.from({ length: 10 }, () => makeAdministrator(db, contact, at)))
    expect(new Set(done.map(({ userId }) => userId)).size).toBe(1)
    expect(await db.$count(users)).toBe(1)
    expect(await db.$count(userRoles)).toBe(1)
  })
})

describe('naming an administrator', () => {
  it.each([
    [{}, /one of the two/],
    [{ phone: '13912345678', email: 'a@example.org' }, /one of the two/],
    [{ phone: '1391234567' }, /^--phone 1391234567: /],
    [{ phone: '139123456789' }, /^--phone 139123456789: /],
    [{ phone: '' }, /^--phone : /],
    [{ phone: '13912345678', country: '086' }, /^--country 086: /],
    [{ email: 'nobody' }, /^--email nobody: /],
    [{ email: 'a\0b@example.org' }, /^--email /],
  ])('%j is refused by name', (given, sentence) => {
    expect(() => readContact(given)).toThrow(sentence)
  })
})
