import { and, asc, desc, eq, inArray, like, notLike, or, sql, type SQL } from 'drizzle-orm'

import {
  conferenceParts,
  nextSteps,
  type ConferencePart,
  type NextStep,
  type NextStepName,
} from '../../src/contract/ownConferences.ts'
import { teamParts } from '../../src/contract/teamParts.ts'
import { certificates, tickets } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { papers, reviews } from '../db/schema/papers.ts'
import { orders } from '../db/schema/registration.ts'
import { isPublic } from '../db/isPublic.ts'
import { finalDueOf, graceOf, takesPapersBy } from '../lifecycles/papers/settings.ts'
import type { Db } from '../db/types.ts'
import { offsetOf, pick, type Deps, type HandlerTable } from './table.ts'

/** Conferences by the member's part there, and the next step (MEM-01). */
export const myConferenceHandlers = ({ db, now }: Deps) =>
  ({
    listMyConferences: async ({ part, ...page }, { exchange, member: { userId } }) => {
      const parts = part === undefined ? conferenceParts : [part]
      const mine = or(...parts.map((one) => ofPart(db, one, userId)))
      const ended = sql`${conferences.state} = 'ended'`
      const rows = await db
        .select({ conference: conferences, total: sql`count(*) over ()`.mapWith(Number) })
        .from(conferences)
        .where(mine)
        .orderBy(
          asc(ended),
          asc(sql`case when ${ended} then null else ${conferences.startsAt} end`),
          desc(conferences.startsAt),
          asc(conferences.id),
        )
        .limit(page.page_size)
        .offset(offsetOf(page))
      const ids = rows.map(({ conference }) => conference.id)
      const [playing, steps] = [
        await partsIn(db, ids, userId),
        await stepsIn(db, ids, userId, new Date(now())),
      ]
      return {
        list: rows.map(({ conference }) => {
          const parts = conferenceParts.filter((one) => playing.get(one)?.has(conference.id))
          return {
            id: conference.id,
            title: pick(exchange, conference.title, conference.engTitle),
            place: pick(exchange, conference.place, conference.engPlace),
            starts_at: conference.startsAt.toISOString(),
            ends_at: conference.endsAt.toISOString(),
            time_zone: conference.timeZone,
            status: conference.state,
            is_draft: conference.publication === 'draft',
            parts,
            next: nextOf(steps.filter(({ conferenceId }) => conferenceId === conference.id)),
          }
        }),
        total: rows[0]?.total ?? (page.page === 1 ? 0 : await db.$count(conferences, mine)),
        page: page.page,
        page_size: page.page_size,
      }
    },
  }) satisfies Partial<HandlerTable>

/** Rows that give the member a part at a conference. */
const places = (db: Db, part: ConferencePart, userId: number) => {
  switch (part) {
    case 'participant':
      return db
        .select({ id: orders.conferenceId })
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.kind, 'conf'), sql`${orders.state} <> 'closed'`))
    case 'author':
      return db.select({ id: papers.conferenceId }).from(papers).where(eq(papers.userId, userId))
    case 'reviewer':
      return db
        .select({ id: papers.conferenceId })
        .from(reviews)
        .innerJoin(papers, eq(papers.id, reviews.paperId))
        .where(
          and(
            eq(reviews.userId, userId),
            sql`${reviews.state} not in ('rejected', 'pending.expired', 'pending.cancelled')`,
          ),
        )
    case 'organizer':
    case 'secretary':
    case 'programme':
    case 'finance':
    case 'staff':
      return db
        .select({ id: sql<number>`${userRoles.conferenceId}` })
        .from(userRoles)
        .where(
          and(
            eq(userRoles.userId, userId),
            eq(userRoles.role, part),
            sql`${userRoles.conferenceId} is not null`,
          ),
        )
  }
}

/** Drafts are their team's alone. */
const ofPart = (db: Db, part: ConferencePart, userId: number): SQL | undefined => {
  const named = inArray(conferences.id, places(db, part, userId))
  return teamParts.some((each) => each === part) ? named : and(named, isPublic)
}

const partsIn = async (db: Db, ids: readonly number[], userId: number) => {
  const found = new Map<ConferencePart, ReadonlySet<number>>()
  if (ids.length === 0) return found
  for (const part of conferenceParts) {
    const rows = await db
      .select({ id: conferences.id })
      .from(conferences)
      .where(and(inArray(conferences.id, [...ids]), ofPart(db, part, userId)))
    found.set(part, new Set(rows.map(({ id }) => id)))
  }
  return found
}

interface Step {
  readonly conferenceId: number
  readonly name: NextStepName
  readonly at: Date | null
  readonly href: string
}

/** Everything that is to be done at these conferences. */
const stepsIn = async (db: Db, ids: readonly number[], userId: number, at: Date): Promise<Step[]> => {
  if (ids.length === 0) return []
  const those = [...ids]
  const unpaid = await db
    .select({ conferenceId: orders.conferenceId, id: orders.id, at: orders.dueAt })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.state, 'to_be_paid'), inArray(orders.conferenceId, those)),
    )
  const asked = await db
    .select({
      conferenceId: papers.conferenceId,
      id: reviews.id,
      state: reviews.state,
      answerBy: reviews.responseDueAt,
      reviewBy: reviews.reviewDueAt,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(
      and(
        eq(reviews.userId, userId),
        inArray(reviews.state, ['pending.waiting', 'accepted.reading', 'accepted.drafting']),
        inArray(papers.conferenceId, those),
      ),
    )
  const written = await db
    .select({
      conferenceId: papers.conferenceId,
      id: papers.id,
      state: papers.state,
      reviseBy: papers.revisionDueAt,
      conference: conferences,
      graceMinutes: graceOf,
      finalDueAt: finalDueOf,
    })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(
      and(
        eq(papers.userId, userId),
        inArray(papers.conferenceId, those),
        or(
          eq(papers.state, 'draft'),
          like(papers.state, '%.awaiting_revision'),
          and(
            like(papers.state, '%review.accepted'),
            notLike(papers.state, 'administrator%'),
            sql`${papers.finalAt} is null`,
          ),
        ),
      ),
    )
  const held = await db
    .select({ conferenceId: tickets.conferenceId, at: conferences.startsAt })
    .from(tickets)
    .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
    .where(
      and(
        eq(tickets.userId, userId),
        eq(tickets.state, 'valid.not_signed'),
        inArray(tickets.conferenceId, those),
        sql`${conferences.endsAt} > ${at.toISOString()}::timestamptz`,
      ),
    )
  const issued = await db
    .selectDistinct({ conferenceId: certificates.conferenceId })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.state, 'issued'),
        inArray(certificates.conferenceId, those),
      ),
    )
  const granted = await db
    .select({ conferenceId: conferences.id, role: userRoles.role, at: conferences.startsAt })
    .from(userRoles)
    .innerJoin(conferences, eq(conferences.id, userRoles.conferenceId))
    .where(
      and(
        eq(userRoles.userId, userId),
        inArray(conferences.id, those),
        sql`${conferences.state} <> 'ended'`,
        eq(conferences.publication, 'published'),
      ),
    )
  return [
    ...unpaid.map((order) => ({ ...order, name: 'pay' as const, href: `/pay/${order.id}` })),
    ...asked.map(({ conferenceId, id, state, answerBy, reviewBy }) => ({
      conferenceId,
      name: state === 'pending.waiting' ? ('answerReview' as const) : ('review' as const),
      at: state === 'pending.waiting' ? answerBy : reviewBy,
      href: `/onlinereview?review_id=${id}`,
    })),
    ...written.flatMap(
      ({ conferenceId, id, state, reviseBy, conference, graceMinutes, finalDueAt }): Step[] => {
        if (state === 'draft')
          return takesPapersBy({ graceMinutes }, conference, at)
            ? [
                {
                  conferenceId,
                  name: 'submit',
                  at: conference.submissionDeadline,
                  href: `/conferences/${conferenceId}/submit`,
                },
              ]
            : []
        const href = `/personal/paper/postedby?paper_id=${id}`
        return state.endsWith('.awaiting_revision')
          ? [{ conferenceId, name: 'revise', at: reviseBy, href }]
          : [{ conferenceId, name: 'finalize', at: finalDueAt, href }]
      },
    ),
    ...held.map((ticket) => ({ ...ticket, name: 'signIn' as const, href: '/personal/notes/tickets' })),
    ...issued.map((certificate) => ({
      ...certificate,
      name: 'certificate' as const,
      at: null,
      href: '/personal/notes/certificate',
    })),
    ...granted.flatMap(({ conferenceId, role, at: startsAt }): Step[] => {
      if (role === 'staff') return [{ conferenceId, name: 'gate', at: startsAt, href: '/console/gate' }]
      return role === 'organizer' || role === 'programme'
        ? [{ conferenceId, name: 'decide', at: null, href: `/console/papers/${conferenceId}` }]
        : []
    }),
  ]
}

/** Step that is due first; without dates, the most important one. */
const nextOf = (steps: readonly Step[]): NextStep | null => {
  const [first] = steps.toSorted(
    (a, b) => dueOf(a) - dueOf(b) || nextSteps.indexOf(a.name) - nextSteps.indexOf(b.name),
  )
  return first === undefined
    ? null
    : { name: first.name, at: first.at?.toISOString() ?? null, href: first.href }
}

/** Two without a date are equal, which two infinities would not be. */
const dueOf = ({ at }: Step): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER
