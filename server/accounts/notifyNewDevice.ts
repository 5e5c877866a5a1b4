import { and, eq, ne } from 'drizzle-orm'

import { auditEvents } from '../db/schema/audit.ts'
import type { Db, Tx } from '../db/types.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import type { Exchange } from '../shared/exchange.ts'
import { deviceName } from './deviceName.ts'

/**
 * Notifies the owner of an account of a sign-in on a new browser. The first session sends
 * no notification: it makes the account, or takes one that an invitation or the command line has made.
 */
export const notifyNewDevice = async (
  tx: Tx | Db,
  { userAgent, maskedAddress }: Pick<Exchange, 'userAgent' | 'maskedAddress'>,
  { userId, sessionId, at }: { userId: number; sessionId: number; at: Date },
): Promise<void> => {
  const { actorId, event, entityId } = auditEvents
  const [before] = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(eq(actorId, userId), eq(event, 'session.opened'), ne(entityId, String(sessionId))))
    .limit(1)
  if (before === undefined) return
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
