import type { BasicsValues } from '../../src/machines/conferenceBasics/conferenceBasics.types.ts'
import { fixturesFor } from '../fixtures.ts'

const { getConferenceBasics: kept } = fixturesFor('zh')

export const basicsSample = kept
/** Values to submit, with a changed venue. */
export const basicsValues: BasicsValues = {
  title: kept.title,
  eng_title: kept.eng_title,
  subject_id: kept.subject_id,
  place: kept.place,
  eng_place: kept.eng_place,
  venue: '杭州国际博览中心 5 层',
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
  confirmed: [],
  isTold: true,
}
/** Version that a second organizer has saved in the meantime. */
export const basicsOfOthers = { ...kept, version: 3, venue: '杭州国际博览中心 4 层' }
