import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'

import { tickets } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { messages } from '../db/schema/members.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import { isNotAside, rowByRow, type RowTools } from '../jobs/rowByRow.ts'

/** How long before a conference begins its attendees are reminded. Milliseconds. */
const reminderMs = 24 * 3_600_000
/** Tickets that one look takes. */
const batch = 500

/** Reminds who holds a ticket of a conference that begins within a day, once each. Answers how many. */
export const remindAttendees = async (tools: RowTools, only?: string): Promise<number> => {
  const { db, now } = tools
  const at = new Date(now())
  const due = await db
    .select({ id: tickets.id, userId: tickets.userId, conference: conferences })
    .from(tickets)
    .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
    .where(
      and(
        only === undefined ? isNotAside('attendees', tickets.id) : eq(tickets.id, Number(only)),
        eq(tickets.state, 'valid.not_signed'),
        eq(conferences.state, 'not_started'),
        gt(conferences.startsAt, at),
        lte(conferences.startsAt, new Date(at.getTime() + reminderMs)),
        notExists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(eq(messages.key, sql`'ticket ' || ${tickets.id} || ' soon'`)),
        ),
      ),
    )
    .orderBy(asc(tickets.id))
    .limit(batch)
  return rowByRow(tools, {
    ...{ task: 'attendees', only, rows: due },
    nameOf: ({ id }) => String(id),
    work: ({ id, userId, conference }) => {
      const { title, engTitle, place, engPlace, startsAt } = conference
      const known = { reason: '', amount: '' }
      return db.transaction((tx) =>
        notify(tx, {
          userId,
          name: 'conferenceSoon',
          link: '/personal/notes/tickets',
          key: `ticket ${id} soon`,
          facts: {
            zh: {
              ...known,
              what: inLanguage('zh', place, engPlace),
              where: inLanguage('zh', title, engTitle),
              until: momentText(startsAt, 'zh'),
            },
            en: {
              ...known,
              what: inLanguage('en', place, engPlace),
              where: inLanguage('en', title, engTitle),
              until: momentText(startsAt, 'en'),
            },
          },
          at,
        }),
      )
    },
  })
}
