import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { PoolMember } from '../../../../src/contract/paperAssignment.ts'
import { maskedEmail } from '../../../shared/masks.ts'
import { users } from '../../../db/schema/accounts.ts'
import { subjects } from '../../../db/schema/catalogue.ts'
import { userSubjects } from '../../../db/schema/members.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Reviewer } from './planReviews.ts'

/** States of a review that count as open work of a reviewer, or as completed work. */
export const countedStates = [
  'pending.waiting',
  'accepted.reading',
  'accepted.drafting',
  'accepted.submitted',
  'accepted.acknowledged',
] as const

/** Links that may still be taken. */
export const isOpenInvitation = (at: Date): SQL | undefined =>
  and(
    isNull(reviewInvitations.reviewId),
    isNull(reviewInvitations.cancelledAt),
    sql`${reviewInvitations.responseDueAt} >= ${at.toISOString()}::timestamptz`,
  )

export interface PoolRow extends Reviewer {
  readonly card: PoolMember
  /** Null: an invitation goes as a link. */
  readonly userId: number | null
  /** Address of the link's mail. */
  readonly address: string
}

/** Reviewers of a conference with all that decides about them, the newest first. */
export const readPool = async (
  tx: Db | Tx,
  conferenceId: number,
  at: Date,
  { where, limit = 10_000, offset = 0 }: { where?: SQL; limit?: number; offset?: number } = {},
): Promise<PoolRow[]> => {
  const rows = await tx
    .select({ row: paperReviewers, account: users })
    .from(paperReviewers)
    .leftJoin(users, eq(users.id, paperReviewers.userId))
    .where(and(eq(paperReviewers.conferenceId, conferenceId), where))
    .orderBy(desc(paperReviewers.id))
    .limit(limit)
    .offset(offset)
  const accounts = rows.flatMap(({ row }) => (row.userId === null ? [] : [row.userId]))
  const addressesOf = ({ row, account }: (typeof rows)[number]) => [
    ...new Set([row.email, account?.email?.toLowerCase() ?? ''].filter((email) => email !== '')),
  ]
  const subjectsOf = await readSubjects(tx, accounts)
  const written = await readWritten(tx, accounts, rows.flatMap(addressesOf))
  const asked = await readAsked(tx, conferenceId, at)
  return rows.map((found) => {
    const { row, account } = found
    const emails = addressesOf(found)
    const mine = written.filter(
      (paper) => paper.userId === row.userId || paper.authors.some(({ email }) => emails.includes(email)),
    )
    const own = mine.flatMap(({ authors }) => authors.filter(({ email }) => emails.includes(email)))
    const terms = [...row.keywords, ...(row.userId === null ? [] : (subjectsOf.get(row.userId) ?? []))]
    const those = [
      ...(row.userId === null ? [] : (asked.get(`account ${row.userId}`) ?? [])),
      ...emails.flatMap((email) => asked.get(`address ${email}`) ?? []),
    ]
    const load = those.filter(({ isCounted }) => isCounted).length
    return {
      id: row.id,
      userId: row.userId,
      address: row.email,
      emails,
      names: [...new Set([row.name, account?.nickname ?? ''])].filter((name) => name !== ''),
      affiliations: [row.affiliation, ...own.flatMap(({ affiliations }) => affiliations)],
      coauthors: new Set(
        mine
          .flatMap(({ authors }) => authors.map(({ email }) => email))
          .filter((email) => !emails.includes(email)),
      ),
      terms,
      cap: row.loadCap,
      load,
      isActive: row.isActive,
      asked: new Map(those.flatMap(({ paperId, kind }) => (kind === null ? [] : [[paperId, kind] as const]))),
      card: {
        id: row.id,
        name: row.name,
        email: row.userId === null ? row.email : emails[0] === undefined ? '' : maskedEmail(emails[0]),
        has_account: row.userId !== null,
        affiliation: row.affiliation,
        terms,
        keywords: [...row.keywords],
        load_cap: row.loadCap,
        load,
        is_active: row.isActive,
      },
    }
  })
}

/** In both languages: a paper may be written in either. */
const readSubjects = async (tx: Db | Tx, accounts: readonly number[]) => {
  const found = new Map<number, string[]>()
  if (accounts.length === 0) return found
  const rows = await tx
    .select({ userId: userSubjects.userId, name: subjects.name, engName: subjects.engName })
    .from(userSubjects)
    .innerJoin(subjects, eq(subjects.id, userSubjects.subjectId))
    .where(inArray(userSubjects.userId, [...accounts]))
    .orderBy(userSubjects.subjectId)
  for (const { userId, name, engName } of rows)
    found.set(userId, [...(found.get(userId) ?? []), ...[name, engName].filter((each) => each !== '')])
  return found
}

/** Papers of the whole platform that one of these people has written. */
const readWritten = async (tx: Db | Tx, accounts: readonly number[], emails: readonly string[]) => {
  if (accounts.length === 0 && emails.length === 0) return []
  const named = sql`exists (select 1 from jsonb_array_elements(${papers.form} -> 'authors') author
    where lower(author ->> 'email') in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)))`
  const submitted = accounts.length === 0 ? sql`false` : inArray(papers.userId, [...accounts])
  const rows = await tx
    .select({ userId: papers.userId, form: papers.form })
    .from(papers)
    .where(sql`${papers.state} <> 'draft' and (${submitted} or ${named})`)
  return rows.map(({ userId, form }) => ({
    userId,
    authors: form.authors
      .map(({ email, affiliation, eng_affiliation }) => ({
        email: email.toLowerCase(),
        affiliations: [affiliation, eng_affiliation].filter((name) => name !== ''),
      }))
      .filter(({ email }) => email !== ''),
  }))
}

interface Asked {
  readonly paperId: number
  /** Null: it says nothing about asking again. */
  readonly kind: 'thisRound' | 'declined' | null
  readonly isCounted: boolean
}

/** Requests to people for this conference, by account and by address. */
const readAsked = async (tx: Db | Tx, conferenceId: number, at: Date) => {
  const found = new Map<string, Asked[]>()
  const put = (who: string, asked: Asked) => found.set(who, [...(found.get(who) ?? []), asked])
  const requests = await tx
    .select({
      paperId: reviews.paperId,
      userId: reviews.userId,
      state: reviews.state,
      isThisRound: sql<boolean>`${reviews.round} = ${papers.round}`,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .where(eq(papers.conferenceId, conferenceId))
    .orderBy(reviews.round)
  for (const { paperId, userId, state, isThisRound } of requests)
    put(`account ${userId}`, {
      paperId,
      kind: isThisRound ? 'thisRound' : state === 'rejected' ? 'declined' : null,
      isCounted: countedStates.some((counted) => counted === state),
    })
  const links = await tx
    .select({
      paperId: reviewInvitations.paperId,
      email: reviewInvitations.email,
      isThisRound: sql<boolean>`${reviewInvitations.round} = ${papers.round}`,
      isOpen: sql<boolean>`${isOpenInvitation(at)}`,
    })
    .from(reviewInvitations)
    .innerJoin(papers, eq(papers.id, reviewInvitations.paperId))
    .where(and(eq(papers.conferenceId, conferenceId), isNull(reviewInvitations.reviewId)))
  for (const { paperId, email, isThisRound, isOpen } of links)
    put(`address ${email}`, { paperId, kind: isThisRound ? 'thisRound' : null, isCounted: isOpen })
  return found
}
