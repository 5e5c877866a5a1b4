import { eq } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import type { saveRegistrationWindow } from '../../../src/contract/ticketSale.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { offerAll } from '../../lifecycles/offerNext.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { lockSale } from './lockSale.ts'
import { firstGap } from './ticketTypes.ts'

/** When people register until when they can ask for their money back, and from when they get their certificates; false: it said so already. */
export const saveWindow = async (
  scope: Scope,
  wish: HandlerInput<typeof saveRegistrationWindow>,
): Promise<boolean> => {
  const { tx } = scope
  const conference = await lockSale(tx, wish.conference_id)
  const values = {
    registrationOpensAt: dateOf(wish.registration_opens_at),
    registrationClosesAt: dateOf(wish.registration_closes_at),
    refundUntil: dateOf(wish.refund_until),
    certificatesAt: dateOf(wish.certificates_at),
  }
  const names = ['registrationOpensAt', 'registrationClosesAt', 'refundUntil', 'certificatesAt'] as const
  if (names.every((name) => values[name]?.getTime() === conference[name]?.getTime())) return false
  if (conference.saleVersion !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  const { registrationClosesAt: closesAt, refundUntil } = values
  if (closesAt !== null && closesAt > conference.endsAt)
    throw new Refused('closesAfterEnd', { field: 'registration_closes_at' })
  if (refundUntil !== null && refundUntil > conference.endsAt)
    throw new Refused('refundAfterEnd', { field: 'refund_until' })
  if ((await firstGap(tx, wish.conference_id, closesAt)) !== null)
    throw new Refused('tierEndsEarly', { field: 'registration_closes_at' })
  await tx
    .update(conferences)
    .set({ ...values, saleVersion: conference.saleVersion + 1 })
    .where(eq(conferences.id, wish.conference_id))
  // Free places go to the waiting list now that registration is open.
  await offerAll(scope, wish.conference_id)
  return true
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))
