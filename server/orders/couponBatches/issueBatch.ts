import { and, count, eq, inArray } from 'drizzle-orm'

import { couponLimits, type issueCoupons } from '../../../src/contract/couponBatches.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { couponBatches, couponCodes } from '../../db/schema/couponBatches.ts'
import { ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import { lockSale } from '../sale/lockSale.ts'
import { newCodes } from './codes.ts'

type Wish = HandlerInput<typeof issueCoupons>
type Batch = typeof couponBatches.$inferSelect

/** Issues a batch with its codes; the same key again answers what it issued. */
export const issueBatch = async (
  { tx, now }: Scope,
  wish: Wish,
): Promise<{ id: number; isIssued: boolean }> => {
  await lockSale(tx, wish.conference_id)
  const [made] = await tx
    .select()
    .from(couponBatches)
    .where(and(eq(couponBatches.conferenceId, wish.conference_id), eq(couponBatches.creationKey, wish.key)))
  if (made !== undefined) {
    if (!(await isSaid(tx, made, wish))) throw new Refused('keyReused', { field: 'key' })
    return { id: made.id, isIssued: false }
  }
  const at = now()
  if (new Date(wish.valid_until) <= at) throw new Refused('couponUntilPast', { field: 'valid_until' })
  await refuseTypes(tx, wish)
  const [row] = await tx
    .select({ number: count() })
    .from(couponBatches)
    .where(eq(couponBatches.conferenceId, wish.conference_id))
  if ((row?.number ?? 0) >= couponLimits.batches) throw new Refused('couponBatchesTooMany')
  const [batch] = await tx
    .insert(couponBatches)
    .values({ ...valuesOf(wish), conferenceId: wish.conference_id, creationKey: wish.key, createdAt: at })
    .returning()
  if (batch === undefined) throw new Error('the batch was not written')
  const codes = newCodes(batch.isShared ? 1 : wish.number)
  const uses = Array.from({ length: wish.number }, (_, index) => ({
    batchId: batch.id,
    code: codes[batch.isShared ? 0 : index] ?? '',
  }))
  await tx.insert(couponCodes).values(uses)
  return { id: batch.id, isIssued: true }
}

const valuesOf = ({ name, way, amount, valid_until, ticket_type_ids }: Wish) => ({
  ...{ name, amount, isShared: way === 'shared', validUntil: new Date(valid_until) },
  ticketTypeIds: [...new Set(ticket_type_ids)].toSorted((one, other) => one - other),
})

const isSaid = async (tx: Tx, made: Batch, wish: Wish): Promise<boolean> => {
  const values = valuesOf(wish)
  return (
    made.name === values.name &&
    made.amount === values.amount &&
    made.isShared === values.isShared &&
    made.validUntil.getTime() === values.validUntil.getTime() &&
    made.ticketTypeIds.join() === values.ticketTypeIds.join() &&
    (await tx.$count(couponCodes, eq(couponCodes.batchId, made.id))) === wish.number
  )
}

const refuseTypes = async (tx: Tx, wish: Wish) => {
  const { ticketTypeIds } = valuesOf(wish)
  if (ticketTypeIds.length === 0) return
  const found = await tx.$count(
    ticketTypes,
    and(eq(ticketTypes.conferenceId, wish.conference_id), inArray(ticketTypes.id, ticketTypeIds)),
  )
  if (found < ticketTypeIds.length) throw new Refused('ticketTypeUnknown', { field: 'ticket_type_ids' })
}
