import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import { conferences } from '../../../db/schema/catalogue.ts'
import { messages } from '../../../db/schema/members.ts'
import { userRoles } from '../../../db/schema/organizers.ts'
import { papers, reviews } from '../../../db/schema/papers.ts'
import type { Tx } from '../../../db/types.ts'
import { notify } from '../../../notifications/notify.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { authorIds } from '../authorIds.ts'
import { paperTitles } from '../paperTitles.ts'
import { submittedStates } from '../reviewerNumbers.ts'
import type { Participant } from './takingPart.ts'

interface Telling {
  readonly name: 'discussionOpened' | 'discussionComment'
  readonly who: Participant
  /** Names what happened within the paper. */
  readonly event: string
  readonly at: Date
}

/** A message that nobody has read speaks for what came after it, for a day. Milliseconds. */
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
  const factsIn = (language: MessageLanguage) => {
    const { title, subtitle } = paperTitles(paper, conference, language)
    return { what: title, where: subtitle, reason: '', amount: '', until: '' }
  }
  const facts = { zh: factsIn('zh'), en: factsIn('en') }
  for (const [userId, link] of await linksOf(tx, who, conference.id)) {
    if (userId === who.userId || authors.includes(userId)) continue
    if (name === 'discussionComment' && (await isTold(tx, userId, link, at))) continue
    await notify(tx, { userId, name, link, key: `discussion ${event} user ${userId}`, facts, at })
  }
}

/** Who takes part, and where each of them reads it; a chair who also reviews it, at the desk. */
const linksOf = async (tx: Tx, { paperId, round }: Participant, conferenceId: number) => {
  const reviewers = await tx
    .select({ id: reviews.id, userId: reviews.userId })
    .from(reviews)
    .where(
      and(
        eq(reviews.paperId, paperId),
        eq(reviews.round, round),
        inArray(reviews.state, [...submittedStates]),
      ),
    )
  const chairs = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.role, 'organizer'), eq(userRoles.conferenceId, conferenceId)))
  return new Map([
    ...reviewers.map(({ id, userId }) => [userId, `/onlinereview?review_id=${id}`] as const),
    ...chairs.map(({ userId }) => [userId, `/console/paper/${paperId}/decision`] as const),
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
