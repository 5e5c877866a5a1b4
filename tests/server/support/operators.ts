import { sessions, users } from '../../../server/db/schema/accounts.ts'
import { jobs, refusedAddresses } from '../../../server/db/schema/jobs.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import type { Db } from '../../../server/db/types.ts'

let rows = 0

/** Things that an administrator decides about, made again: their ids. */
export const operated = (db: Db, now: () => number) => {
  const account = async (known: Partial<typeof users.$inferInsert> = {}): Promise<number> => {
    const [row] = await db
      .insert(users)
      .values({ nickname: `account ${(rows += 1)}`, ...known })
      .returning({ id: users.id })
    return row?.id ?? 0
  }
  return {
    account,
    withRole: async () => {
      const userId = await account()
      await db.insert(userRoles).values({ userId, role: 'finance' })
      return userId
    },
    withSession: async () => {
      const userId = await account()
      const [row] = await db
        .insert(sessions)
        .values({
          userId,
          tokenHash: `token ${(rows += 1)}`,
          sidHash: 'sid',
          expiresAt: new Date(now() + 86_400_000),
        })
        .returning({ id: sessions.id })
      return { id: userId, session_id: row?.id ?? 0 }
    },
    deadJob: async () => {
      const [row] = await db
        .insert(jobs)
        .values({
          kind: 'mail',
          key: `dead ${(rows += 1)}`,
          data: { message: 0 },
          dueAt: new Date(now()),
          attempts: 12,
          deadAt: new Date(now()),
          fault: 'unreachable',
        })
        .returning({ id: jobs.id })
      return row?.id ?? 0
    },
    stoppedAddress: async () => {
      const [row] = await db
        .insert(refusedAddresses)
        .values({ address: `stopped${(rows += 1)}@example.org`, cause: 'bounced' })
        .returning({ id: refusedAddresses.id })
      return row?.id ?? 0
    },
  }
}
