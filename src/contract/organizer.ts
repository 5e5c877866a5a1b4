import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, version } from './fields.ts'
import { organizerFields } from './organizerForm.ts'

const kept = z.object({
  name: z.string(),
  tax_no: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  intro: z.string(),
  logo: z.string(),
  licence: z.string(),
})

export const application = z.object({
  id: z.int(),
  /** Leaf of the machine. */
  state: z.string(),
  version: z.int(),
  /** 1 approved · 2 not completed · 3 under review · 4 rejected. */
  sponsor_apply_status: z.int(),
  form: z.nullable(kept),
  /** A change that waits for review. */
  change: z.nullable(kept),
  reason: z.nullable(z.string()),
  /** It was approved before, and the approval was revoked. */
  revoked: z.boolean(),
})
export type Application = z.infer<typeof application>

export const getApplication = endpoint({
  summary: 'The organizer information of the account and where its approval stands',
  method: 'GET',
  path: '/apic/organizer/get',
  access: 'member',
  input: z.object({}),
  output: application,
})

export const submitApplication = endpoint({
  summary: 'Submits the organizer information, anew or changed',
  method: 'POST',
  path: '/apic/organizer/submit',
  access: 'member',
  input: z.object({
    version,
    key: line(64),
    ...organizerFields,
  }),
  output: application,
})
