import { deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { StudentProofEvent } from './studentProof.machine.ts'

/** Notifications of `studentProof` (MSG-01). */
export const studentProofNotifications: EventNotifications<StudentProofEvent> = {
  'proof.submit': deciders('proofArrived', 'organizer', 'secretary'),
  'proof.accept': owner('studentProofAccepted'),
  'proof.reject': owner('studentProofRejected'),
  'proof.withdraw': nobody('The member caused it, and nobody has to decide any more.'),
}
