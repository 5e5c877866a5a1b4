import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { sqlState } from '../../../server/db/errors.ts'
import { migrations } from '../../../server/db/migrate.ts'
import { sessions, users } from '../../../server/db/schema/accounts.ts'
import { auditEvents } from '../../../server/db/schema/audit.ts'
import { describeEngines, describePostgres } from '../../support/engines.ts'

describeEngines('schema', (open) => {
  it('keeps phone, e-mail and account name unique, whatever the case of the letters', async () => {
    const { db } = await open()
    await db.insert(users).values({
      nickname: '张三',
      countryCode: '86',
      mobile: '13800138000',
      email: 'zhang@example.org',
      account: 'Zhang',
    })
    const second = (values: Partial<typeof users.$inferInsert>) =>
      db
        .insert(users)
        .values({ nickname: '李四', ...values })
        .then(
          () => 'kept',
          (error: unknown) => sqlState(error),
        )
    expect(await second({ countryCode: '86', mobile: '13800138000' })).toBe('23505')
    expect(await second({ countryCode: '1', mobile: '13800138000' })).toBe('kept')
    expect(await second({ email: 'ZHANG@example.org' })).toBe('23505')
    expect(await second({ account: 'zhang' })).toBe('23505')
    expect(await second({ mobile: '13800138001' })).toBe('23514')
  })

  it('gives times back as they were stored', async () => {
    const { db } = await open()
    const createdAt = new Date('2026-01-02T03:04:05.678Z')
    const [user] = await db.insert(users).values({ nickname: 'a', createdAt }).returning()
    expect(user?.createdAt).toEqual(createdAt)
    const { rows } = (await db.execute(sql`select created_at::text as at from users`)) as unknown as {
      rows: { at: string }[]
    }
    expect(rows).toEqual([{ at: '2026-01-02 03:04:05.678+00' }])
  })

  it('moves demo accounts off the phones of an operator, and signs out only them', async () => {
    const { db } = await open()
    const statements = migrations.find(({ name }) => name.endsWith('demo_phones_off_networks'))?.sql ?? ''
    const old = (digit: number) => ({ countryCode: '86', mobile: `1380013800${digit}` })
    const made = await db
      .insert(users)
      .values([
        { nickname: 'a', account: 'admin', email: 'admin@symposium.example', ...old(8) },
        { nickname: 'b', account: 'gate', email: 'gate@symposium.example', ...old(7) },
        { nickname: 'c', account: 'member', email: 'member@example.org', ...old(0) },
        { nickname: 'd', countryCode: '86', mobile: '15400000007' },
      ])
      .returning({ id: users.id })
    await db.insert(sessions).values(
      made.map(({ id }) => ({
        userId: id,
        tokenHash: `t${id}`,
        sidHash: 's',
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      })),
    )
    for (const statement of statements.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
    expect(await db.select({ mobile: users.mobile }).from(users).orderBy(users.id)).toEqual([
      { mobile: '15400000008' },
      { mobile: null },
      { mobile: '13800138000' },
      { mobile: '15400000007' },
    ])
    const ended = await db.select({ at: sessions.revokedAt }).from(sessions).orderBy(sessions.id)
    expect(ended.map(({ at }) => at !== null)).toEqual([true, true, false, false])
  })

  it('refuses to change, remove or truncate audit events', async () => {
    const { db } = await open()
    await db.insert(auditEvents).values({ entity: 'user', entityId: '1', event: 'user.created' })
    const refused = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      )
    expect(await refused(db.update(auditEvents).set({ event: 'x' }))).toBe('42501')
    expect(await refused(db.delete(auditEvents))).toBe('42501')
    expect(await refused(db.execute(sql`truncate audit_events`))).toBe('42501')
    expect(await db.select({ event: auditEvents.event }).from(auditEvents)).toEqual([
      { event: 'user.created' },
    ])
  })
})

describePostgres('tests on PostgreSQL', (open) => {
  it('refuse a question beside the open transaction, for which the embedded engine would wait for ever', async () => {
    const { db } = await open()
    const nested = db.transaction(() => db.$count(users))
    await expect(nested).rejects.toMatchObject({ cause: { message: /inside a transaction/ } })
    await expect(db.transaction(() => db.transaction((tx) => tx.$count(users)))).rejects.toThrow()
    expect(await db.transaction((tx) => tx.$count(users))).toBe(0)
    expect(await db.$count(users)).toBe(0)
  })
})
