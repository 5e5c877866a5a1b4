import { and, eq } from 'drizzle-orm'

import type { NotificationName } from '../../../src/contract/notifications.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { authorIds } from './authorIds.ts'
import { paperTitles } from './paperTitles.ts'

interface Told {
  readonly name: NotificationName
  readonly paperId: number
  /** Names what happened. */
  readonly key: string
  readonly at: Date
}

/** Notifies the chairs of a paper's conference; its authors among them play no part in it. */
export const tellChairs = async (tx: Tx, { name, paperId, key, at }: Told): Promise<void> => {
  const [row] = await tx
    .select({ paper: papers, conference: conferences, authors: authorIds })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(eq(papers.id, paperId))
  if (row === undefined) throw new Error(`paper ${paperId} vanished while its chairs were told`)
  const { paper, conference, authors } = row
  const chairs = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.role, 'organizer'), eq(userRoles.conferenceId, paper.conferenceId)))
    .orderBy(userRoles.userId)
  const factsIn = (language: MessageLanguage) => {
    const { title, subtitle } = paperTitles(paper, conference, language)
    return { what: title, where: subtitle, reason: '', amount: '', until: '' }
  }
  for (const { userId } of chairs) {
    if (authors.includes(userId)) continue
    await notify(tx, {
      userId,
      name,
      link: notificationLink(name, paperId, paper.conferenceId),
      key: `${key} for ${userId}`,
      facts: { zh: factsIn('zh'), en: factsIn('en') },
      at,
    })
  }
}
