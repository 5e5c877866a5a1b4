import { sql } from 'drizzle-orm'

import { outer } from '../../db/outer.ts'
import { users } from '../../db/schema/accounts.ts'
import { paperReviewers, reviewInvitations } from '../../db/schema/paperReviewers.ts'
import { papers, reviews } from '../../db/schema/papers.ts'

/** Column of the pool's line of a review's writer; the query has `reviews` and `papers`. */
const ofPool = (column: typeof paperReviewers.name | typeof paperReviewers.email) =>
  sql`(select nullif(${column}, '') from ${paperReviewers} where ${paperReviewers.userId} = ${outer(reviews.userId)}
    and ${paperReviewers.conferenceId} = ${outer(papers.conferenceId)})`

/** Column of the link by which the review came, or null. */
const ofLink = (column: typeof reviewInvitations.name | typeof reviewInvitations.email) =>
  sql`(select nullif(${column}, '') from ${reviewInvitations} where ${reviewInvitations.reviewId} = ${outer(reviews.id)})`

/** The reviewer of a row of `reviews` as chairs know them: by the link that was sent, the pool, or the account. The query has `papers` and `users`. */
export const reviewerName = sql<string>`coalesce(${ofLink(reviewInvitations.name)}, ${ofPool(paperReviewers.name)}, ${outer(users.nickname)})`

/** Address that the chair has written to; empty: the chair has chosen an account. */
export const reviewerEmail = sql<string>`coalesce(${ofLink(reviewInvitations.email)}, ${ofPool(paperReviewers.email)}, '')`
