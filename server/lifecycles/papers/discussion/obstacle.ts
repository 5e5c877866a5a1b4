import { eq } from 'drizzle-orm'

import { discussionLimits, type Discussion } from '../../../../src/contract/discussion.ts'
import { papers } from '../../../db/schema/papers.ts'
import type { Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'
import { submittedReviews } from '../reviewerNumbers.ts'
import { settingsOf } from '../settings.ts'

/** Why the discussion of a paper cannot be opened now; null: it can. */
export const obstacleTo = async (tx: Tx, paperId: number): Promise<Discussion['obstacle']> => {
  const [paper] = await tx.select().from(papers).where(eq(papers.id, paperId))
  if (paper === undefined) throw new Refused('notFound')
  const { discussion } = await settingsOf(tx, paper.conferenceId)
  if (discussion === 'off') return 'discussionOff'
  if (!paper.state.endsWith('.active') || paper.round === 0) return 'paperNotActive'
  const written = await submittedReviews(tx, { paperId, round: paper.round })
  return written.length < discussionLimits.reviews ? 'discussionEarly' : null
}
