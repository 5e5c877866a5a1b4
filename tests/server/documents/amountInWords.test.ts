import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { amountInWords } from '../../../server/documents/amountInWords.ts'
import { runs } from '../../support/seed.ts'

it('[INV-02] amounts in Chinese words, as a bank writes them', () => {
  const cases: ReadonlyArray<readonly [string, string]> = [
    ['0', '零元整'],
    ['0.01', '壹分'],
    ['0.05', '伍分'],
    ['0.10', '壹角整'],
    ['0.15', '壹角伍分'],
    ['1', '壹元整'],
    ['1.05', '壹元零伍分'],
    ['1.50', '壹元伍角整'],
    ['10', '壹拾元整'],
    ['10.01', '壹拾元零壹分'],
    ['105', '壹佰零伍元整'],
    ['110', '壹佰壹拾元整'],
    ['1005', '壹仟零伍元整'],
    ['1600', '壹仟陆佰元整'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['10000', '壹万元整'],
    ['10001', '壹万零壹元整'],
    ['101000', '壹拾万壹仟元整'],
    ['100100', '壹拾万零壹佰元整'],
    ['1000000', '壹佰万元整'],
    ['100000000', '壹亿元整'],
    ['100000001', '壹亿零壹元整'],
    ['100001000', '壹亿零壹仟元整'],
    ['100010000', '壹亿零壹万元整'],
    ['110000000', '壹亿壹仟万元整'],
    ['999999999999.99', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ]
  for (const [amount, words] of cases) {
    expect([amount, amountInWords(Math.round(Number(amount) * 100))]).toEqual([amount, words])
  }
})

it('[INV-02] every amount is written as the schoolbook way of striking noughts writes it, and reads back as itself', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: 99_999_999_999_999 }),
    // Many noughts.
    fc
      .array(fc.constantFrom('0', '0', '0', '1', '9'), { minLength: 1, maxLength: 14 })
      .map((digits) => Number(digits.join(''))),
  )
  fc.assert(
    fc.property(amounts, (fen) => {
      const words = amountInWords(fen)
      expect(words).toBe(byStriking(fen))
      expect(readBack(words)).toBe(fen)
    }),
    runs(3000),
  )
})

it('what is no amount is refused', () => {
  for (const fen of [-1, 0.5, NaN, Infinity, 1e14]) expect(() => amountInWords(fen)).toThrow(RangeError)
})

/** Every digit with its unit, then the noughts struck out: another way than the one under test. */
const byStriking = (fen: number): string => {
  if (fen === 0) return '零元整'
  const units = ['分', '角', '元', '拾', '佰', '仟', '万', '拾', '佰', '仟', '亿', '拾', '佰', '仟']
  return [...String(fen)]
    .toReversed()
    .map((digit, at) => `${'零壹贰叁肆伍陆柒捌玖'[Number(digit)]}${units[at]}`)
    .toReversed()
    .join('')
    .replace(/零[拾佰仟]/g, '零')
    .replace(/零+/g, '零')
    .replace(/零([亿万元])/g, '$1')
    .replace(/亿万/g, '亿零')
    .replace(/零+/g, '零')
    .replace(/零元/g, '元')
    .replace(/零角零分$/, '整')
    .replace(/零分$/, '整')
    .replace(/零角/g, '零')
    .replace(/^元?零?/, '')
}

const readBack = (words: string): number => {
  const scale: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }
  let [total, group, digit, fen] = [0, 0, 0, 0]
  for (const sign of words) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
    if (value >= 0) digit = value
    else if (sign in scale) {
      group += digit * (scale[sign] ?? 0)
      digit = 0
    } else if (sign === '亿' || sign === '万') {
      total += (group + digit) * (sign === '亿' ? 1e8 : 1e4)
      ;[group, digit] = [0, 0]
    } else if (sign === '元') {
      total += group + digit
      ;[group, digit] = [0, 0]
    } else if (sign === '角' || sign === '分') {
      fen += digit * (sign === '角' ? 10 : 1)
      digit = 0
    }
  }
  return total * 100 + fen
}
