import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { rowId } from './numbers.ts'
import { consentDocuments } from './consentDocuments.ts'

/** A document whose change requires the member's consent again. */
export const pendingConsent = z.object({
  document: z.literal(consentDocuments),
  version: z.int(),
  /** In the language of the request, like `note`. */
  title: z.string(),
  /** Description of the change. */
  note: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type PendingConsent = z.infer<typeof pendingConsent>

export const getConsents = endpoint({
  summary: 'What the member still has to agree to after a material change',
  method: 'GET',
  path: '/apic/user/consent/list',
  access: 'member',
  input: z.object({}),
  output: z.array(pendingConsent),
})

export const giveConsent = endpoint({
  summary: 'Agrees to the versions that were shown; answers what has been published meanwhile',
  method: 'POST',
  path: '/apic/user/consent/give',
  access: 'member',
  needsConsent: false,
  input: z.object({ agreement: z.optional(rowId()), private: z.optional(rowId()) }),
  output: z.array(pendingConsent),
})
