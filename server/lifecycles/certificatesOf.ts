import { certificatesFrom } from '../../src/contract/certificatesFrom.ts'
import type { certificates } from '../db/schema/admission.ts'
import type { conferences } from '../db/schema/catalogue.ts'
import { endOf } from './conferenceEnd.ts'

/** From when a conference gives out its certificates of a kind; null: as soon as they are earned. */
export const certificatesOf = (
  kind: (typeof certificates.$inferSelect)['kind'],
  conference: typeof conferences.$inferSelect,
): Date | null =>
  certificatesFrom(kind, { certificatesAt: conference.certificatesAt, over: endOf(conference) })
