import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calls } from '../../src/contract/calls.ts'
import {
  coversRegistration,
  tierFaults,
  ticketTypeForm,
  type TierTerms,
} from '../../src/contract/ticketSale.ts'
import { tierAt } from '../../src/contract/ticketPrice.ts'
import { typedYuan, yuan } from '../../src/contract/yuan.ts'
import { runs } from '../support/seed.ts'

const day = 86_400_000
const iso = (days: number) => new Date(days * day).toISOString()
const until = fc.option(fc.integer({ min: 1, max: 400 }).map(iso), { nil: null })
const name = fc.constantFrom('早鸟价', '标准价', '现场价', '会员价')
const terms = fc.array(fc.record({ name, eng_name: name, until }), { minLength: 1, maxLength: 6 })

describe('[CONF-03] prices that follow each other', () => {
  it('prices without a fault hold one after the other, and at each moment until the last end exactly one does', () => {
    let good = 0
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 400 }), (tiers, at) => {
        if (tierFaults(tiers).length > 0) return
        good += 1
        const dated = tiers.map((tier) => ({
          ...tier,
          until: tier.until === null ? null : new Date(tier.until),
        }))
        const moment = new Date(at * day)
        const holding = tierAt(dated, moment.getTime())
        const ends = dated.map((tier) => tier.until?.getTime() ?? Number.POSITIVE_INFINITY)
        expect([...ends].sort((a, b) => a - b)).toEqual(ends)
        expect(new Set(ends).size).toBe(ends.length)
        const left = ends.filter((end) => end > moment.getTime())
        expect(holding === null).toBe(left.length === 0)
        // The later a price is, the later it holds: an earlier one never comes back.
        if (holding !== null) expect(dated.indexOf(holding)).toBe(ends.length - left.length)
      }),
      runs(3000),
    )
    expect(good).toBeGreaterThan(100)
  })

  it('if they cover the registration, there is a price at each time', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 400 }), fc.nat(400), (tiers, closes, at) => {
        if (tierFaults(tiers).length > 0 || at >= closes) return
        if (!coversRegistration(tiers, iso(closes))) return
        const dated = tiers.map((tier) => ({ until: tier.until === null ? null : new Date(tier.until) }))
        expect(tierAt(dated, at * day)).not.toBeNull()
      }),
      runs(3000),
    )
  })

  it('each fault is named at its field, by the form and by the server alike', () => {
    fc.assert(
      fc.property(terms, (tiers) => {
        const faults = tierFaults(tiers).map(
          ({ index, field, reason }) => `tiers.${index}.${field} ${reason}`,
        )
        const type = { name: '甲', eng_name: 'A', audience: 'anyone', capacity: '' }
        const sent = calls.saveTicketType.input.safeParse({
          ...{ ...type, conference_id: '1', id: '0', version: '0', key: 'k' },
          tiers: JSON.stringify(
            tiers.map((tier: TierTerms) => ({ ...tier, until: tier.until ?? '', amount: 1 })),
          ),
        })
        const texts = Object.fromEntries(
          tiers.flatMap((tier, index) =>
            Object.entries({ ...tier, until: tier.until ?? '', amount: '0.01' }).map(([field, text]) => [
              `tiers.${index}.${field}`,
              text,
            ]),
          ),
        )
        const typed = ticketTypeForm((wall) => wall).safeParse({ ...type, ...texts })
        for (const result of [sent, typed]) {
          const said = (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
          expect(said).toEqual(faults)
        }
      }),
      runs(500),
    )
  })

  it('an amount reads back as it was, however it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (fen) => {
        expect(yuan.parse(typedYuan(fen))).toBe(fen)
        const whole = Math.floor(fen / 100)
        const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
        expect(yuan.parse(` ￥${grouped}.${String(fen % 100).padStart(2, '0')}`)).toBe(fen)
      }),
      runs(1000),
    )
    for (const text of ['', '-1', '1.005', '1,2', '1e3', '100000.01', '１２,34', 'NaN', '.5'])
      expect(yuan.safeParse(text).success).toBe(false)
    expect(yuan.parse('１２００．５')).toBe(120_050)
  })
})
