import { and, eq, inArray } from 'drizzle-orm'

import type { Attendee } from '../../../src/contract/attendee.ts'
import { certificates } from '../../db/schema/admission.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'

type Order = typeof orders.$inferSelect

/** Attendee of a registration; a certificate that was not issued yet is for the same person. */
export const writeAttendee = async (
  tx: Tx,
  { id, userId, conferenceId, attendee }: Order,
  after: Attendee,
) => {
  await tx.update(orders).set({ attendee: after }).where(eq(orders.id, id))
  if (after.name === attendee.name) return
  await tx
    .update(certificates)
    .set({ name: after.name })
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.conferenceId, conferenceId),
        eq(certificates.kind, 'attendance'),
        eq(certificates.name, attendee.name),
        inArray(certificates.state, ['not_eligible', 'earned', 'eligible']),
      ),
    )
}
