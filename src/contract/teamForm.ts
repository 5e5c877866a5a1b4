import * as z from 'zod/mini'

import { paragraphs } from './fields.ts'
import { ownLimit } from './limits.ts'
import type { Reason } from './reasons.ts'
import { contactsIn, mostContacts, teamContact } from './teamContact.ts'
import { teamParts } from './teamParts.ts'

const says = (reason: Reason) => reason

/** Input of a chair: the role, and addresses and phones, one per line. */
export const teamForm = z.object({
  role: z.literal(teamParts, says('invalid')),
  contacts: paragraphs(6000, 'teamContactsNone').check(
    z.refine((text) => contactsIn(text).length <= mostContacts, {
      error: says('tooMany'),
      ...ownLimit(mostContacts),
    }),
    z.refine(
      (text) => contactsIn(text).every((each) => teamContact(each) !== null),
      says('teamContactFormat'),
    ),
  ),
})
