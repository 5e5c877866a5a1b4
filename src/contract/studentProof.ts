import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { key, positiveId, version } from './fields.ts'
import { fileAddress } from './text.ts'

/** Proof that a member is a student, as its owner sees it. */
export const studentProof = z.object({
  id: z.int(),
  state: z.literal(['awaited', 'submitted', 'accepted', 'rejected']),
  version: z.int(),
  /** Reason for rejecting it; empty: not rejected. */
  reason: z.string(),
  /** Address of the file on this site, for its owner and the team; empty: deleted. */
  file: z.string(),
})
export type StudentProof = z.infer<typeof studentProof>

/** `proof.submit`. */
export const submitStudentProof = endpoint({
  summary:
    'Hands in a proof of student status for a conference, or another one while it is not accepted: jpg, png or pdf, at most 10 MB. Refused with `versionConflict` where it was decided since',
  method: 'POST',
  path: '/apic/conf/proof',
  access: 'member',
  input: z.object({
    conference_id: positiveId,
    /** Version of the proof; 0: there is none yet. */
    version,
    key,
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: studentProof,
})
