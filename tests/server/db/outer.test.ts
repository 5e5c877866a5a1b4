import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'

import { outer } from '../../../server/db/outer.ts'
import { tickets } from '../../../server/db/schema/admission.ts'
import { orders } from '../../../server/db/schema/registration.ts'

describe('a column of the query around a subquery', () => {
  const text = (has: ReturnType<typeof sql>) => new QueryBuilder().select({ has }).from(orders).toSQL().sql

  it('keeps its table in a selected expression', () => {
    expect(text(sql`exists (select 1 from ${tickets} where order_id = ${outer(orders.id)})`)).toContain(
      'where order_id = "orders"."id"',
    )
  })

  it('is refused by every test of the server where it would lose its table', () => {
    expect(() => text(sql`exists (select 1 from ${tickets} where order_id = ${orders.id})`)).toThrow(
      'a subquery loses the table of "id"',
    )
    expect(text(sql`coalesce(${orders.amount}, 0)`)).toContain('coalesce("amount", 0)')
  })
})
