import { and, eq } from 'drizzle-orm'

import type { Channel, MessageType } from '../../src/contract/notifications.ts'
import { unwantedMail, unwantedSms } from '../db/schema/members.ts'
import type { Db } from '../db/types.ts'

/** Tables of the kinds that a member does not want by a channel (MSG-02). */
export const unwantedBy = { mail: unwantedMail, sms: unwantedSms } as const

export const isUnwanted = async (
  db: Db,
  channel: Channel,
  { userId, type }: { readonly userId: number; readonly type: MessageType },
): Promise<boolean> => {
  const unwanted = unwantedBy[channel]
  const rows = await db
    .select({ type: unwanted.type })
    .from(unwanted)
    .where(and(eq(unwanted.userId, userId), eq(unwanted.type, type)))
  return rows.length > 0
}
