import { count } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { orders } from '../../../server/db/schema/registration.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'
import { addConference, newMember, registration } from './stage.ts'

describeDatabase('amounts that are not owed', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  const kept = async () => {
    const [row] = await server.database.db.select({ sum: count() }).from(orders)
    return row?.sum
  }

  it('[ORD-05] negative, broken and huge ones are refused by name, and no order is opened', async () => {
    const { browser } = await newMember(server)
    const conference = await addConference(server)
    const before = await kept()
    for (const [amount, reason] of [
      ['-1', 'invalid'],
      ['-120000', 'invalid'],
      ['120000.5', 'invalid'],
      ['1e309', 'invalid'],
      ['9'.repeat(400), 'invalid'],
      ['NaN', 'invalid'],
      ['99999999999999999999', 'invalid'],
      ['120000 ; 1', 'invalid'],
      ['9007199254740991', 'invalid'],
      ['2147483648', 'invalid'],
      ['0', 'priceChanged'],
      ['', 'priceChanged'],
    ] as const) {
      const wish = { ...registration(conference), expected_amount: amount }
      expect({ amount, ...(await browser.refused('placeOrder', wish)) }).toMatchObject({
        amount,
        reason,
        field: 'expected_amount',
      })
    }
    expect(await kept()).toBe(before)
    // The page's price is only a check; the server decides the sum.
    const { order_id } = await browser.call('placeOrder', registration(conference))
    expect(await browser.call('getOrder', { id: order_id })).toMatchObject({ amount: 120_000 })
    for (const version of ['-1', '0.5', 'x', '1e309']) {
      const wish = { order_id, code: '', version, key: `bad-${version}` }
      expect(await browser.refused('setCoupon', wish)).toMatchObject({ reason: 'invalid', field: 'version' })
    }
    expect(server.log.faults()).toEqual([])
  })
})
