import { eq } from 'drizzle-orm'

import { conferences } from '../../db/schema/catalogue.ts'
import type { paperAuthors } from '../../db/schema/paperAuthors.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { paperPlaces } from '../../shared/sentences/notificationLink.ts'
import { titleFacts } from './paperTitles.ts'
import { tellChairs } from './tellChairs.ts'

/** A denial of authorship: notifies the submitter, and the chairs once the paper was submitted. */
export const tellOfDenial = async (
  tx: Tx,
  { id, paperId }: Pick<typeof paperAuthors.$inferSelect, 'id' | 'paperId'>,
  who: string,
  at: Date,
): Promise<void> => {
  const [row] = await tx
    .select({ paper: papers, conference: conferences })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, paperId))
  if (row === undefined) throw new Error(`paper ${paperId} vanished while its author was asked`)
  const titles = titleFacts(row.paper, row.conference)
  const key = `author ${id} denied ${at.getTime()}`
  await notify(tx, {
    userId: row.paper.userId,
    name: 'authorDenied',
    link: paperPlaces.author(paperId),
    key,
    facts: { zh: { ...titles.zh, who }, en: { ...titles.en, who } },
    at,
  })
  await tellChairs(tx, { name: 'authorDenied', paperId, key, who, at })
}
