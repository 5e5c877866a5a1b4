import { and, isNull, lte, ne, or } from 'drizzle-orm'

import { certificatesFrom } from '../../src/contract/certificatesFrom.ts'
import { certificates } from '../db/schema/admission.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { endOf, wasOverBy } from './conferenceEnd.ts'

/** Time from which a conference gives out its certificates of a kind; null: as soon as they are earned. */
export const certificatesOf = (
  kind: (typeof certificates.$inferSelect)['kind'],
  conference: typeof conferences.$inferSelect,
): Date | null =>
  certificatesFrom(kind, { certificatesAt: conference.certificatesAt, over: endOf(conference) })

/** The same as a condition over certificates and their conference: it may be given out by then. */
export const certificatesOpenBy = (at: Date) =>
  or(
    ne(certificates.kind, 'attendance'),
    lte(conferences.certificatesAt, at),
    and(isNull(conferences.certificatesAt), wasOverBy(at)),
  )
