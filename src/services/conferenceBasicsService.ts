import { getConferenceBasics, saveConferenceBasics } from '../contract/conferenceBasics.ts'
import type { ConferenceBasicsPort } from '../machines/conferenceBasics/conferenceBasics.types.ts'
import type { Api } from './api.ts'

/** Name, place and days of a conference; the port of `conferenceBasics`. */
export const createConferenceBasicsService = ({ api }: { api: Api }): ConferenceBasicsPort => ({
  loadBasics: (conference_id, signal) => api.call(getConferenceBasics, { conference_id }, { signal }),

  saveBasics: ({ basics: { conference_id, version }, values: { confirmed, isTold, ...fields } }, signal) =>
    api.call(
      saveConferenceBasics,
      { conference_id, version, ...fields, confirmed: confirmed.join(','), tells: isTold ? 1 : 0 },
      { signal },
    ),
})
