import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { conferences } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

/** The first locks of scheduled transitions, taken without waiting; false: another transaction holds the row. */

type TableWithId = PgTable & { readonly id: PgColumn }

const lockWhere = async (
  tx: Tx,
  table: TableWithId,
  condition: SQL | undefined,
  strength: 'update' | 'no key update' = 'update',
): Promise<boolean> =>
  (await tx.select({ id: table.id }).from(table).where(condition).for(strength, { skipLocked: true }))
    .length > 0

/** The row itself, before what hangs on it. */
export const lockRow = (tx: Tx, table: TableWithId, id: number | SQL) =>
  lockWhere(tx, table, eq(table.id, id))

export const lockOrder = (tx: Tx, condition: SQL | undefined) => lockWhere(tx, orders, condition)

export const lockConference = (tx: Tx, condition: SQL | undefined) =>
  lockWhere(tx, conferences, condition, 'no key update')
