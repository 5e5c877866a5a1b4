import { and, eq, inArray } from 'drizzle-orm'

import type { NotificationName } from '../../../src/contract/notifications.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { paperPlaces } from '../../shared/sentences/notificationLink.ts'
import { authorIds } from './authorIds.ts'
import { titleFacts } from './paperTitles.ts'
import { workOf } from '../../../src/contract/teamParts.ts'

interface Told {
  readonly name: NotificationName
  readonly paperId: number
  /** Names what happened. */
  readonly key: string
  /** Actor, if the sentence names one. */
  readonly who?: string
  readonly at: Date
}

/** Chairs who decide about the papers of a conference. Accounts with a part in all conferences are not notified of each. */
export const chairIdsOf = async (tx: Tx, conferenceId: number): Promise<number[]> => {
  const chairs = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.role, [...workOf.papers]), eq(userRoles.conferenceId, conferenceId)))
    .orderBy(userRoles.userId)
  return chairs.map(({ userId }) => userId)
}

/** Notifies the chairs of a paper's conference; its authors among them play no part in it. */
export const tellChairs = async (tx: Tx, { name, paperId, key, who, at }: Told): Promise<void> => {
  const [row] = await tx
    .select({ paper: papers, conference: conferences, authors: authorIds })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, paperId))
  if (row === undefined) throw new Error(`paper ${paperId} vanished while its chairs were told`)
  const { paper, conference, authors } = row
  const titles = titleFacts(paper, conference)
  const by = who === undefined ? {} : { who }
  const facts = { zh: { ...titles.zh, ...by }, en: { ...titles.en, ...by } }
  for (const userId of await chairIdsOf(tx, conference.id)) {
    if (authors.includes(userId)) continue
    await notify(tx, {
      userId,
      name,
      link: paperPlaces.chair(paperId),
      key: `${key} for ${userId}`,
      facts,
      at,
    })
  }
}
