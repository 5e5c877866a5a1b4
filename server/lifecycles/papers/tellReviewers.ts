import { eq } from 'drizzle-orm'

import type { PaperFacts } from '../../../src/contract/facts.ts'
import { lastOutcomeOf } from '../../../src/contract/paperOutcome.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { decisionWord } from '../../shared/sentences/sheetWords.ts'
import type { Loaded } from '../types.ts'
import { titleFacts } from './paperTitles.ts'
import { submittedReviews } from './reviewerNumbers.ts'

/** Tells everybody who has submitted a review of the round what was decided. `before`: the paper before the decision. */
export const tellReviewers = async (
  tx: Tx,
  { id: paperId, facts: { round } }: Loaded<PaperFacts>,
  at: Date,
): Promise<void> => {
  const [row] = await tx
    .select({ paper: papers, conference: conferences })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, paperId))
  if (row === undefined) throw new Error(`paper ${paperId} vanished while its reviewers were told`)
  const { paper, conference } = row
  const titles = titleFacts(paper, conference)
  const factsIn = (language: MessageLanguage) => ({
    ...titles[language],
    decision: decisionWord(lastOutcomeOf(paper), language),
  })
  for (const { id, userId } of await submittedReviews(tx, { paperId, round }))
    await notify(tx, {
      userId,
      name: 'reviewOutcome',
      link: notificationLink('reviewOutcome', id, paper.conferenceId),
      key: `outcome of review ${id}`,
      facts: { zh: factsIn('zh'), en: factsIn('en') },
      at,
    })
}
