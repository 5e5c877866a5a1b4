import type { ConferenceBasics, saveConferenceBasics } from '../../src/contract/conferenceBasics.ts'
import type { CallInput } from '../../src/contract/endpoint.ts'

/** Wish that saves the basics of a conference as they are, but for `more`. */
export const basicsWish = (
  kept: ConferenceBasics,
  more: Partial<CallInput<typeof saveConferenceBasics>> = {},
): CallInput<typeof saveConferenceBasics> => ({
  conference_id: kept.conference_id,
  version: kept.version,
  title: kept.title,
  eng_title: kept.eng_title,
  subject_id: kept.subject_id,
  place: kept.place,
  eng_place: kept.eng_place,
  venue: kept.venue,
  eng_venue: kept.eng_venue,
  map_point: kept.map_point,
  summary: kept.summary,
  eng_summary: kept.eng_summary,
  cover: kept.cover,
  cover_alt: kept.cover_alt,
  eng_cover_alt: kept.eng_cover_alt,
  starts_at: kept.starts_at,
  ends_at: kept.ends_at,
  time_zone: kept.time_zone,
  confirmed: '',
  ...more,
})
