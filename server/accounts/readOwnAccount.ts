import { and, asc, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'

import type { OwnAccount } from '../../src/contract/ownAccount.ts'
import { accountExports } from '../db/schema/accountExports.ts'
import { sessions, users } from '../db/schema/accounts.ts'
import { userSubjects } from '../db/schema/members.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { deviceName } from './deviceName.ts'
import { hasFactor } from './secondFactor/hasFactor.ts'
import type { Member } from './sessions.ts'
import { maskedEmail, maskedMobile } from '../shared/masks.ts'

/** How long an archive can be downloaded. */
export const exportKeptMs = 7 * 86_400_000
/** A longer list is of no use; signing out everywhere ends the others, too. */
const mostSessions = 50

/** The account as its owner sees it. */
export const readOwnAccount = async (
  tx: Db | Tx,
  { userId, sessionId }: Member,
  at: Date,
): Promise<OwnAccount> => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user === undefined) throw new Refused('signedOut')
  const chosen = await tx
    .select({ id: userSubjects.subjectId })
    .from(userSubjects)
    .where(eq(userSubjects.userId, userId))
    .orderBy(asc(userSubjects.subjectId))
  const open = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(mostSessions)
  const [asked] = await tx
    .select()
    .from(accountExports)
    .where(
      and(
        eq(accountExports.userId, userId),
        or(isNull(accountExports.readyAt), isNotNull(accountExports.file)),
      ),
    )
    .orderBy(desc(accountExports.id))
    .limit(1)
  return {
    id: user.id,
    nickname: user.nickname,
    avatar: user.avatar,
    phone: user.mobile === null ? '' : `+${user.countryCode} ${maskedMobile(user.mobile)}`,
    email: user.email === null ? '' : maskedEmail(user.email),
    account: user.account ?? '',
    has_password: user.passwordHash !== null,
    has_wechat: user.wechatOpenid !== null,
    has_factor: await hasFactor(tx, userId),
    subjects: chosen.map(({ id }) => id),
    need_submission_service: user.needSubmissionService === 1 ? 1 : 0,
    data_export:
      asked === undefined
        ? null
        : {
            asked_at: asked.createdAt.toISOString(),
            until:
              asked.readyAt === null ? null : new Date(asked.readyAt.getTime() + exportKeptMs).toISOString(),
            bytes: asked.bytes,
          },
    sessions: open.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      ip: session.ip,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      is_own: session.id === sessionId,
    })),
  }
}
