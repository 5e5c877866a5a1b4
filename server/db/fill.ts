import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { sessions, users } from './schema/accounts.ts'
import { demoAccounts, seed, type SeedOptions } from './seed.ts'
import { seedCommerce } from './seedCommerce.ts'
import { seedMarks, seedSite } from './seedSite.ts'
import type { DemoContent } from '../shared/config.ts'
import type { Db, Log } from './types.ts'

export interface FillOptions extends SeedOptions {
  demo: DemoContent
  log: Log
}

/** SEED=demo would put made-up conferences and accounts between real ones. */
export class NotEmptyForDemo extends Error {
  constructor() {
    super(
      'SEED: demo content goes into an empty database only, and this one holds members or conferences. ' +
        'Leave SEED out, or name another database by DATABASE_URL.',
    )
    this.name = 'NotEmptyForDemo'
  }
}

/** Writes what is missing: always what every site needs, and demo content as far as it is wanted. @throws NotEmptyForDemo */
export const fillDatabase = async (db: Db, { demo, log, ...options }: FillOptions): Promise<void> => {
  const marks = await seedMarks(db)
  if (!marks.has('seeded') && !marks.has('seededSite')) await seedSite(db, options)
  if (demo === 'off') return
  if (!marks.has('seeded')) {
    if (await isUsed(db)) {
      if (demo === 'demo') throw new NotEmptyForDemo()
      log.info({}, 'no demo content: the database holds members or conferences already')
      return
    }
    await seed(db, options)
  }
  if (!marks.has('seededCommerce')) await seedCommerce(db, options)
}

const isUsed = async (db: Db): Promise<boolean> => {
  const { rows } = (await db.execute(
    sql`select exists (select 1 from users) or exists (select 1 from conferences) as used`,
  )) as unknown as { rows: { used: boolean }[] }
  return rows[0]?.used === true
}

const names = demoAccounts.map(({ account }) => account)
const isDemoAccount = and(
  inArray(users.account, names),
  eq(users.email, sql`${users.account} || '@symposium.example'`),
)

/** Demo accounts that a visitor could sign in to: by the public password, or because a WeChat account was bound. */
export const openDemoAccounts = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ account: users.account })
    .from(users)
    .where(and(isDemoAccount, or(isNotNull(users.passwordHash), isNotNull(users.wechatOpenid))))
    .orderBy(users.id)
  return rows.map(({ account }) => account ?? '')
}

/** Closes the demo accounts: no one signs in to them any more, and open sessions end. Their rows stay. Returns their names. */
export const closeDemoAccounts = (db: Db, now = () => new Date()): Promise<string[]> =>
  db.transaction(async (tx) => {
    const closed = await tx
      .update(users)
      .set({ passwordHash: null, wechatOpenid: null, updatedAt: now() })
      .where(isDemoAccount)
      .returning({ id: users.id, account: users.account })
    if (closed.length > 0) {
      await tx
        .update(sessions)
        .set({ revokedAt: now() })
        .where(
          and(
            isNull(sessions.revokedAt),
            inArray(
              sessions.userId,
              closed.map(({ id }) => id),
            ),
          ),
        )
    }
    return closed.map(({ account }) => account ?? '')
  })
