import type { SQL } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

/** The first locks of scheduled transitions, taken without waiting; false: somebody else holds the row. */

export const isTaken = (rows: readonly unknown[]): boolean => rows.length > 0

export const lockOrder = async (tx: Tx, condition: SQL | undefined): Promise<boolean> =>
  isTaken(
    await tx.select({ id: orders.id }).from(orders).where(condition).for('update', { skipLocked: true }),
  )

export const lockConference = async (tx: Tx, condition: SQL | undefined): Promise<boolean> =>
  isTaken(
    await tx
      .select({ id: conferences.id })
      .from(conferences)
      .where(condition)
      .for('no key update', { skipLocked: true }),
  )
