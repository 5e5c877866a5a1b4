import type { HttpHandler } from 'msw'

import { fixturesFor } from '../../../mocks/fixtures.ts'
import type { Fixtures } from '../../../mocks/fixtures.ts'
import { answer } from '../../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from './answers.ts'
import { signedIn } from './visit.ts'

export const registerAddress = '/conferences/3/register'

type Conference = Fixtures['getConference']

/** The registration stays open, whenever the story is looked at. */
export const openDates = (conference: Conference): Conference => ({
  ...conference,
  registration_opens_at: '2020-01-01T00:00:00.000Z',
  registration_closes_at: '2098-12-08T16:00:00.000Z',
})

export const openConference = (change: (conference: Conference) => Partial<Conference> = () => ({})) =>
  altered('getConference', (conference) => ({ ...openDates(conference), ...change(conference) }))

/** What was typed on an earlier visit; everything that an order needs. */
export const draftOf = (texts: Record<string, string> = {}): HttpHandler =>
  answer('getDraft', ({ language }) => {
    const { name, affiliation, email } = fixturesFor(language).getOrder.attendee
    return { draft: { ticket_type_id: '31', name, affiliation, email, ...texts }, known: {} }
  })

/** Ends with the page of a member who has filled in the form before. */
export const memberRegisters = (): HttpHandler[] => {
  signedIn()
  return [...siteFrame(), ...visitor(), ...happily('listCoupons', 'saveDraft'), openConference(), draftOf()]
}

/** Of the ticket that the draft names, the last place is gone. */
export const full = ({ ticket_types }: Conference): Partial<Conference> => ({
  ticket_types: ticket_types.map((type) => (type.id === 31 ? { ...type, left: 0 } : type)),
})

/** The early price is over. */
export const dearer = ({ ticket_types }: Conference): Partial<Conference> => ({
  ticket_types: ticket_types.map((type) =>
    type.id === 31 ? { ...type, current: type.tiers.at(-1) ?? null } : type,
  ),
})
