import type { ConferenceDetails } from '../../src/contract/conference.ts'
import type { StudentProof } from '../../src/contract/studentProof.ts'
import { openConference, ticket } from './registrations.ts'

/** A conference with a single ticket that requires a proof of student status. */
export const provenConference = (proof: StudentProof | null): ConferenceDetails => ({
  ...openConference,
  ticket_types: [ticket(32, { audience: 'provenStudent' })],
  student_proof: proof,
})

export const proofIn = (state: StudentProof['state'], change: Partial<StudentProof> = {}): StudentProof => ({
  ...{ id: 17, state, version: 1, reason: '', file: '/files/student-proof/17?v=1' },
  ...change,
})
