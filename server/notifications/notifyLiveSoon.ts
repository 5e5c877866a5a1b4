import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'

import { isListedLive } from '../db/isPublicLive.ts'
import { conferences, lives } from '../db/schema/catalogue.ts'
import type { Tx } from '../db/types.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { momentText } from './momentText.ts'
import { notify } from './notify.ts'
import { enqueueForAttendees } from './notifyAttendees.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

/** How long before a live begins those who wait for it are notified. Milliseconds. */
const noticeMs = 15 * 60_000

/**
 * Lives that begin soon: their host and funder, and everybody with a ticket of their conference, once each. Answers how
 * many lives there were. A live whose beginning is moved is announced again, by its new time.
 */
export const notifyLiveSoon = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const at = new Date(now())
  const due = await db
    .select({ live: lives, conference: conferences })
    .from(lives)
    .leftJoin(conferences, eq(conferences.id, lives.conferenceId))
    .where(
      and(
        only === undefined ? isNotAside('lives', lives.id) : eq(lives.id, Number(only)),
        eq(lives.status, 'not_started'),
        isListedLive,
        gt(lives.startsAt, at),
        lte(lives.startsAt, new Date(at.getTime() + noticeMs)),
        isNotNull(lives.anchorId),
      ),
    )
    .orderBy(asc(lives.id))
    .limit(100)
  return rowByRow(tools, {
    ...{ task: 'lives', only, rows: due },
    nameOf: ({ live }) => String(live.id),
    work: (found) => db.transaction((tx) => announce(tx, found, at)),
  })
}

interface Found {
  readonly live: typeof lives.$inferSelect
  readonly conference: typeof conferences.$inferSelect | null
}

const announce = async (tx: Tx, { live, conference }: Found, at: Date) => {
  const factsIn = (language: MessageLanguage) => ({
    what: inLanguage(language, live.title, live.engTitle),
    where: inLanguage(language, conference?.title ?? '', conference?.engTitle ?? ''),
    reason: '',
    amount: '',
    until: momentText(live.startsAt, language),
  })
  const notification = {
    name: 'liveSoon' as const,
    link: `/liveDetails?live_id=${live.id}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  }
  const key = `live ${live.id} at ${live.startsAt.getTime()}`
  for (const userId of new Set([live.anchorId, live.funderId]))
    if (userId !== null) await notify(tx, { ...notification, userId, key: `${key} user ${userId}` })
  if (conference !== null)
    await enqueueForAttendees(tx, { ...notification, conferenceId: conference.id, key })
}
