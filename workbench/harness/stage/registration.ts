import type { Fixtures } from '../../../mocks/fixtures.ts'

type Conference = Fixtures['getConference']

/** The registration stays open, whenever the story is looked at. */
export const openDates = (conference: Conference): Conference => ({
  ...conference,
  registration_opens_at: '2020-01-01T00:00:00.000Z',
  registration_closes_at: '2098-12-08T16:00:00.000Z',
})
