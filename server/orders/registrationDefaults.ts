import { desc, eq } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db } from '../db/types.ts'

/** Initial values of a registration form: the last registration, else the addresses of the account. */
export const registrationDefaults = async (db: Db, userId: number): Promise<Record<string, string>> => {
  const [last] = await db
    .select({ attendee: orders.attendee })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id))
    .limit(1)
  if (last !== undefined) return filled(last.attendee)
  const [account] = await db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId))
  return filled(account ?? {})
}

const filled = (fields: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])))
