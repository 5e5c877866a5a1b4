import { sql } from 'drizzle-orm'

import type { Tx } from '../db/types.ts'

/**
 * Id and number of the next order: the day in China, then the id, so that two orders never share one and a number can be
 * read out on the phone. `2026112100017`.
 */
export const nextOrderNumber = async (tx: Tx, at: Date): Promise<{ id: number; no: string }> => {
  const { rows } = (await tx.execute(
    sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
  )) as unknown as { rows: Array<{ id: number }> }
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of orders gave no number')
  return { id, no: `${day.format(at).replaceAll('-', '')}${String(id).padStart(5, '0')}` }
}

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
