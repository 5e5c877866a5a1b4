import { eq } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import type { Db, Tx } from '../db/types.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import type { Exchange } from '../shared/exchange.ts'
import { deviceName } from './deviceName.ts'

/** An account that is younger is being made on this very device. Milliseconds. */
const youngMs = 60_000

/** Tells the owner of an account that somebody signed in on a browser that never did so before. */
export const notifyNewDevice = async (
  tx: Tx | Db,
  { userAgent, maskedAddress }: Pick<Exchange, 'userAgent' | 'maskedAddress'>,
  { userId, sessionId, at }: { userId: number; sessionId: number; at: Date },
): Promise<void> => {
  const [user] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  if (user === undefined || at.getTime() - user.createdAt.getTime() < youngMs) return
  const known = { what: deviceName(userAgent), where: maskedAddress, reason: '', amount: '' }
  await notify(tx, {
    userId,
    name: 'newDevice',
    link: '/account',
    key: `session ${sessionId}`,
    facts: {
      zh: { ...known, until: momentText(at, 'zh') },
      en: { ...known, until: momentText(at, 'en') },
    },
    at,
  })
}
