import fs from 'node:fs'

import { asc, eq } from 'drizzle-orm'

import { accountDeletions } from '../../server/db/schema/accountDeletions.ts'
import { sessions, users } from '../../server/db/schema/accounts.ts'
import { news } from '../../server/db/schema/catalogue.ts'
import { comments } from '../../server/db/schema/comments.ts'
import { lifecycleEvents } from '../../server/db/schema/audit.ts'
import { collections } from '../../server/db/schema/members.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { createEngine } from '../../server/lifecycles/engine.ts'
import { system } from '../../server/lifecycles/system.ts'

/**
 * A server that deletes accounts, to be killed. Says on standard output, unbuffered and one a line: `have <account>` for
 * every account that is deleted already, `ready`, then `ok <account>` for every one that it has deleted.
 * `deletingProcess delete <database> <prefix>`.
 */
const [, database = '', prefix = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const { db } = await openDatabase(database, log)
await seed(db, { hashPassword: () => Promise.resolve('nobody signs in here') })
const engine = createEngine(db, Date.now)

const done = await db.select().from(accountDeletions).where(eq(accountDeletions.state, 'done'))
for (const { userId } of done) say(`have ${userId}`)

const [target] = await db.select({ id: news.id }).from(news).limit(1)
const past = new Date(Date.now() - 86_400_000)
/** A member who requested the deletion 15 days ago, with rows in several tables. */
const leaver = async (number: number): Promise<number> => {
  const [user] = await db
    .insert(users)
    .values({ nickname: `${prefix}-${number}`, email: `${prefix}-${number}@example.org` })
    .returning()
  const userId = user?.id ?? 0
  const targetId = target?.id ?? 0
  await db.insert(sessions).values({
    userId,
    tokenHash: `${prefix}-${number}`,
    sidHash: 'sid',
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  await db.insert(collections).values({ userId, kind: 'news', targetId })
  for (const key of ['a', 'b', 'c'])
    await db.insert(comments).values({ place: 'news', targetId, userId, text: `${prefix}-${number}`, key })
  const [row] = await db
    .insert(accountDeletions)
    .values({ userId, state: 'requested', version: 1, deletesAt: past })
    .returning()
  await db.insert(lifecycleEvents).values({
    entity: 'accountDeletion',
    entityId: row?.id ?? 0,
    seq: 1,
    event: 'deletion.request',
    fromState: 'open',
    toState: 'requested',
    role: 'owner',
    actorId: userId,
  })
  return userId
}
for (let number = 0; number < 30; number += 1) await leaver(number)
say('ready')

const due = await db
  .select()
  .from(accountDeletions)
  .where(eq(accountDeletions.state, 'requested'))
  .orderBy(asc(accountDeletions.id))
for (const { id, userId } of due) {
  await engine.fire(system(), { entity: 'accountDeletion', id, event: { type: 'deletion.finish' } })
  say(`ok ${userId}`)
}
say('all done')
// Waits to be killed.
setInterval(() => undefined, 60_000)
