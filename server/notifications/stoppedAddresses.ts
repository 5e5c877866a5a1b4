import { and, eq, isNull, sql } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import { refusedAddresses } from '../db/schema/jobs.ts'
import type { Db, Tx } from '../db/types.ts'

/** Addresses to which nothing is sent: mails bounced from them, or their readers complained. */

export interface Stop {
  readonly address: string
  readonly cause: 'bounced' | 'complained'
  /** `smtp`, or the name of the service that says so. */
  readonly source: string
  /** When it happened; before the address was allowed again it counts no more. */
  readonly at: Date
  readonly userId?: number | null
}

/** Whether nothing may be sent there. */
export const isStopped = async (db: Db | Tx, address: string): Promise<boolean> => {
  const rows = await db
    .select({ id: refusedAddresses.id })
    .from(refusedAddresses)
    .where(and(eq(refusedAddresses.address, address.toLowerCase()), isNull(refusedAddresses.allowedAt)))
  return rows.length > 0
}

/** Ends sending to an address; said again it changes nothing. Answers whether it was open before. */
export const stopAddress = async (
  db: Db | Tx,
  { address, cause, source, at, userId }: Stop,
): Promise<boolean> => {
  const lower = address.toLowerCase()
  const owner = userId ?? (await ownerOf(db, lower))
  const rows = await db
    .insert(refusedAddresses)
    .values({ address: lower, cause, source, userId: owner, createdAt: at })
    .onConflictDoUpdate({
      target: refusedAddresses.address,
      set: { cause, source, userId: owner, createdAt: at, allowedAt: null },
      // A late or repeated report does not close an address that was allowed since.
      setWhere: sql`${refusedAddresses.allowedAt} < ${at.toISOString()}::timestamptz`,
    })
    .returning({ id: refusedAddresses.id })
  return rows.length > 0
}

const ownerOf = async (db: Db | Tx, address: string) => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address))
  return user?.id ?? null
}
