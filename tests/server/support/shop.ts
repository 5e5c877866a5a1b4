import { and, asc, eq } from 'drizzle-orm'

import type { Entity } from '../../../src/contract/entity.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import * as schema from '../../../server/db/schema.ts'
import { createEngine } from '../../../server/lifecycles/engine.ts'
import type { OpenEmpty } from '../../support/engines.ts'
import { paidOrder, type Bought } from './paidOrder.ts'
import { createHarness, type Browser, type HarnessOptions } from '../api/harness.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
export type { Shop }

/** The demo content with orders that are paid without going through a provider. */
export const openShop = async (open: OpenEmpty, options: HarnessOptions = {}) => {
  const server = await createHarness(open, options)
  const { db } = server.database
  const engine = createEngine(db, () => server.clock.now)
  const coming = await db
    .select()
    .from(conferences)
    .where(eq(conferences.state, 'not_started'))
    .orderBy(asc(conferences.startsAt))
  const [conference, other] = coming
  if (conference === undefined || other === undefined)
    throw new Error('the demo has no two conferences to come')

  const idOf = async (account: string): Promise<number> => {
    const [row] = await db.select({ id: users.id }).from(users).where(eq(users.account, account))
    if (row === undefined) throw new Error(`there is no ${account}`)
    return row.id
  }
  const signedIn = async (
    account: string,
    { ahead, ...options }: { lang?: string; ahead?: number } = {},
  ): Promise<Browser> => {
    const browser = ahead === undefined ? server.browser(options) : server.browserBeside(ahead, options)
    await browser.call('loginByPassword', { account, password: demoPassword })
    return browser
  }
  /** A paid order; answers its id. */
  const buy = async (
    account: string,
    { amount = 160_000, at = conference, name = '林梅' }: Partial<Bought> = {},
  ): Promise<number> => paidOrder(db, () => server.clock.now, await idOf(account), { amount, at, name })
  /** The one row of a table that belongs to an order. */
  const of = async <Table extends typeof schema.invoices | typeof schema.tickets>(
    table: Table,
    orderId: number,
  ): Promise<Table['$inferSelect']> => {
    const [row] = await db
      .select()
      .from(table as typeof schema.invoices)
      .where(eq(table.orderId, orderId))
    if (row === undefined) throw new Error(`order ${orderId} has none`)
    return row as Table['$inferSelect']
  }
  const historyOf = (entity: Entity, id: number) =>
    db
      .select()
      .from(schema.lifecycleEvents)
      .where(and(eq(schema.lifecycleEvents.entity, entity), eq(schema.lifecycleEvents.entityId, id)))
      .orderBy(asc(schema.lifecycleEvents.seq))
  /** Another administrator than the demo's. */
  const secondAdmin = async (): Promise<Browser> => {
    await db.insert(schema.userRoles).values({ userId: await idOf('approved'), role: 'admin' })
    return signedIn('approved')
  }
  /** A new account, with a part in a conference; answers its number. Its name is that of an account of the seed otherwise. */
  const recruit = async (
    account: string,
    role: (typeof schema.userRoles.$inferSelect)['role'],
    conferenceId: number | null = conference.id,
  ): Promise<number> => {
    const [model] = await db.select().from(users).where(eq(users.account, 'newcomer'))
    const [made] = await db
      .insert(users)
      .values({ account, nickname: account, passwordHash: model?.passwordHash ?? null, loginauth: 1 })
      .returning({ id: users.id })
    const userId = made?.id ?? 0
    await db.insert(schema.userRoles).values({ userId, role, conferenceId })
    return userId
  }
  /** By the time of the conference. */
  const duringConference = () => {
    server.clock.now = conference.startsAt.getTime() + 3_600_000
  }
  return {
    server,
    db,
    engine,
    conference,
    other,
    idOf,
    signedIn,
    buy,
    of,
    historyOf,
    secondAdmin,
    recruit,
    duringConference,
  }
}

let keys = 0
/** A key that was never used before. */
export const freshKey = () => `key-${(keys += 1)}`
