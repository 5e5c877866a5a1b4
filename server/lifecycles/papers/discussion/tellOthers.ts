import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import { conferences } from '../../../db/schema/catalogue.ts'
import { messages } from '../../../db/schema/members.ts'
import { papers } from '../../../db/schema/papers.ts'
import type { Tx } from '../../../db/types.ts'
import { notify } from '../../../notifications/notify.ts'
import { paperPlaces } from '../../../shared/sentences/notificationLink.ts'
import { authorIds } from '../authorIds.ts'
import { titleFacts } from '../paperTitles.ts'
import { submittedReviews } from '../reviewerNumbers.ts'
import { chairIdsOf } from '../tellChairs.ts'
import type { Participant } from './takingPart.ts'

interface Telling {
  readonly name: 'discussionOpened' | 'discussionComment'
  readonly who: Participant
  /** Names what happened within the paper. */
  readonly event: string
  readonly at: Date
}

/** An unread message covers later ones, for a day. Milliseconds. */
const speaksForMs = 86_400_000

/** Tells the others who take part, with the title that they know already, and neither words nor names of a comment. */
export const tellOthers = async (tx: Tx, { name, who, event, at }: Telling): Promise<void> => {
  const [found] = await tx
    .select({ paper: papers, conference: conferences, authors: authorIds })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, who.paperId))
  if (found === undefined) return
  const { paper, conference, authors } = found
  const facts = titleFacts(paper, conference)
  for (const [userId, link] of await linksOf(tx, who, conference.id)) {
    if (userId === who.userId || authors.includes(userId)) continue
    if (name === 'discussionComment' && (await isTold(tx, userId, link, at))) continue
    await notify(tx, { userId, name, link, key: `discussion ${event} user ${userId}`, facts, at })
  }
}

/** Participants, and the page on which each reads it; for a chair who also reviews it, the desk. */
const linksOf = async (tx: Tx, { paperId, round }: Participant, conferenceId: number) => {
  const reviewers = await submittedReviews(tx, { paperId, round })
  const chairs = await chairIdsOf(tx, conferenceId)
  return new Map([
    ...reviewers.map(({ id, userId }) => [userId, paperPlaces.reviewer(id)] as const),
    ...chairs.map((userId) => [userId, paperPlaces.chair(paperId)] as const),
  ])
}

const isTold = async (tx: Tx, userId: number, link: string, at: Date): Promise<boolean> => {
  const [unread] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        isNull(messages.readAt),
        inArray(messages.name, ['discussionOpened', 'discussionComment']),
        eq(messages.link, link),
        gt(messages.createdAt, new Date(at.getTime() - speaksForMs)),
      ),
    )
    .limit(1)
  return unread !== undefined
}
