import { and, count, eq, isNull } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { saleLimits, type retireMeal, type saveMeal } from '../../../src/contract/ticketSale.ts'
import { meals, mealVouchers } from '../../db/schema/admission.ts'
import type { Tx } from '../../db/types.ts'
import { issueMeal, lockGiving } from '../../lifecycles/issueMeal.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { Outcome } from './ticketTypes.ts'

type Row = typeof meals.$inferSelect
type Saved = HandlerInput<typeof saveMeal>

/** Makes a meal, with a voucher for everyone who has paid, or changes one. */
export const keepMeal = async (scope: Scope, wish: Saved): Promise<{ id: number; isChanged: boolean }> => {
  const { tx, now } = scope
  await lockGiving(scope, wish.conference_id)
  if (wish.id === 0) {
    const [made] = await tx
      .select()
      .from(meals)
      .where(and(eq(meals.conferenceId, wish.conference_id), eq(meals.creationKey, wish.key)))
    if (made !== undefined) {
      if (!isSaid(made, wish)) throw new Refused('keyReused', { field: 'key' })
      return { id: made.id, isChanged: false }
    }
    await refuseTooMany(tx, wish.conference_id)
    const [row] = await tx
      .insert(meals)
      .values({ ...valuesOf(wish), conferenceId: wish.conference_id, creationKey: wish.key })
      .returning()
    if (row === undefined) throw new Error('the meal was not written')
    await give(scope, row)
    return { id: row.id, isChanged: true }
  }
  const meal = await mealOf(tx, wish)
  if (isSaid(meal, wish)) return { id: meal.id, isChanged: false }
  if (meal.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  // Vouchers of a meal that is over have expired; they do not become good again.
  if (meal.endsAt <= now()) throw new Refused('mealOver', { field: 'ends_at' })
  await tx
    .update(meals)
    .set({ ...valuesOf(wish), version: meal.version + 1 })
    .where(eq(meals.id, meal.id))
  return { id: meal.id, isChanged: true }
}

/** Gives no more vouchers for a meal, or gives them again; one without any is deleted. */
export const endMeal = async (scope: Scope, wish: HandlerInput<typeof retireMeal>): Promise<Outcome> => {
  const { tx, now } = scope
  await lockGiving(scope, wish.conference_id)
  const meal = await mealOf(tx, wish)
  const isRetired = meal.retiredAt !== null
  if (isRetired === (wish.retired === 1)) return 'unchanged'
  if (meal.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  if (wish.retired === 1) {
    const given = await tx
      .select({ id: mealVouchers.id })
      .from(mealVouchers)
      .where(eq(mealVouchers.mealId, meal.id))
      .limit(1)
    if (given.length === 0) {
      await tx.delete(meals).where(eq(meals.id, meal.id))
      return 'deleted'
    }
  } else await refuseTooMany(tx, wish.conference_id)
  await tx
    .update(meals)
    .set({ retiredAt: wish.retired === 1 ? now() : null, version: meal.version + 1 })
    .where(eq(meals.id, meal.id))
  if (wish.retired === 0) await give(scope, meal)
  return 'changed'
}

/** Gives no vouchers for a meal that is over. */
const give = async ({ tx, now }: Scope, meal: Row) => {
  const at = now()
  if (meal.endsAt > at) await issueMeal({ tx, at }, meal)
}

const mealOf = async (tx: Tx, { id, conference_id }: { id: number; conference_id: number }): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(meals)
    .where(and(eq(meals.id, id), eq(meals.conferenceId, conference_id)))
    .for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

const valuesOf = ({ name, eng_name, starts_at, ends_at }: Saved) => ({
  ...{ name, engName: eng_name },
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
})

const isSaid = (row: Row, wish: Saved): boolean => {
  const { name, engName, startsAt, endsAt } = valuesOf(wish)
  return (
    row.name === name &&
    row.engName === engName &&
    row.startsAt.getTime() === startsAt.getTime() &&
    row.endsAt.getTime() === endsAt.getTime()
  )
}

const refuseTooMany = async (tx: Tx, conferenceId: number) => {
  const kept = and(eq(meals.conferenceId, conferenceId), isNull(meals.retiredAt))
  const [row] = await tx.select({ number: count() }).from(meals).where(kept)
  if ((row?.number ?? 0) >= saleLimits.meals) throw new Refused('mealsTooMany')
}
