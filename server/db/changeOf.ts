import type { conferences } from './schema/catalogue.ts'
import type { conferencePublications } from './schema/conferencePublications.ts'

type Conference = Pick<typeof conferences.$inferSelect, 'createdAt' | 'changedAt' | 'movedAt'>
type Publication = Pick<typeof conferencePublications.$inferSelect, 'movedAt'>

/** When what the public knows of a conference was changed last: its texts and dates, whether it runs, how far it is known. */
export const changeOf = ({ createdAt, changedAt, movedAt }: Conference, publication: Publication): Date =>
  new Date(Math.max(...[createdAt, changedAt ?? createdAt, movedAt, publication.movedAt].map(Number)))
