import { eq } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import type { Db, Tx } from '../db/types.ts'

/** ORG-05: publishing, and calls that reach strangers, need status 1; the platform's own conferences need no approval. */
export const isApproved = async (tx: Db | Tx, organizerId: number | null): Promise<boolean> => {
  if (organizerId === null) return true
  const [user] = await tx
    .select({ status: users.sponsorApplyStatus })
    .from(users)
    .where(eq(users.id, organizerId))
  return user?.status === 1
}
