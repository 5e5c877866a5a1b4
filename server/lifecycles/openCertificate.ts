import { and, eq, ne } from 'drizzle-orm'

import { randomToken } from '../accounts/secrets.ts'
import { certificates } from '../db/schema/admission.ts'
import type { View } from './types.ts'

type Wanted = Pick<typeof certificates.$inferSelect, 'userId' | 'conferenceId' | 'kind' | 'name'>

/** The prospect of a certificate; one of its kind that was not revoked is kept. Answers the one that there is now. */
export const openCertificate = async ({ tx, at }: View, wanted: Wanted) => {
  const { userId, conferenceId, kind } = wanted
  const find = async () => {
    const [row] = await tx
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.userId, userId),
          eq(certificates.conferenceId, conferenceId),
          eq(certificates.kind, kind),
          ne(certificates.state, 'revoked'),
        ),
      )
    return row
  }
  const known = await find()
  if (known !== undefined) return known
  // The same may be earned twice at the same moment.
  await tx
    .insert(certificates)
    // 128 random bits, in characters that survive a QR code and an address.
    .values({ ...wanted, code: randomToken(16), createdAt: at, movedAt: at })
    .onConflictDoNothing()
  const opened = await find()
  if (opened === undefined) throw new Error(`no certificate of account ${userId} although one was opened`)
  return opened
}
