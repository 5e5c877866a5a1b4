import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { calls } from '../../src/contract/calls.ts'
import { email } from '../../src/contract/email.ts'
import { codeOf, lineOf } from '../../src/contract/spelling.ts'
import { teamContact } from '../../src/contract/teamContact.ts'
import { plainLine } from '../../src/contract/text.ts'
import { phoneOf } from '../../server/orders/imports/contact.ts'

/** As it is pasted, and as it is kept. */
const names = [
  ['\u200b李 明', '李 明'],
  [' 林\u3000\u3000梅\u00a0', '林 梅'],
  ['Jose\u0301  Garci\u0301a', 'José García'],
  ['\ufeffMei\u00ad Lin\u2060', 'Mei Lin'],
  ['\u202aAnna\u202c\u200d', 'Anna'],
  ["Pat O'Brien", "Pat O'Brien"],
  ['محمد\u200cعلی', 'محمد\u200cعلی'],
  ['ക്\u200dഷ', 'ക്\u200dഷ'],
  ['陈𠮷㛃', '陈𠮷㛃'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['\u3164\u115f김철수', '김철수'],
  ['👩\u200d🔬 林', '👩\u200d🔬 林'],
] as const
const addresses = [
  ['\u200bli.ming@e.cn', 'li.ming@e.cn'],
  ['ｌｉ＠ｅ．ｃｎ', 'li@e.cn'],
  ['li@e。cn', 'li@e.cn'],
  [' li@e.cn\u202c', 'li@e.cn'],
  ["john.o'brien@ucd.ie", "john.o'brien@ucd.ie"],
  ["!#$%&'*+-/=?^_`{|}~@e.cn", "!#$%&'*+-/=?^_`{|}~@e.cn"],
  ['li+tag@mail.e.cn', 'li+tag@mail.e.cn'],
  [`${'a'.repeat(64)}@e.cn`, `${'a'.repeat(64)}@e.cn`],
] as const
const codes = [
  ['\u200bＡＢ１２\u2060', 'AB12'],
  [' ab 12 ', 'ab 12'],
] as const

describe('what people write has one spelling', () => {
  it.each(names)('of a name: %j', (typed, kept) => {
    expect(lineOf(typed)).toBe(kept)
    expect(lineOf(kept)).toBe(kept)
    expect(plainLine(60).parse(typed)).toBe(kept)
  })

  it.each(addresses)('[VAL-01] of an address: %j', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept)
    expect(teamContact(typed)).toEqual({ email: kept.toLowerCase() })
  })

  it.each(codes)('of a code: %j', (typed, kept) => {
    expect(codeOf(typed)).toBe(kept)
  })

  it.each([
    '\u202a13900020009\u202c',
    '１３９ ０００２ ０００９',
    '+86\u2011139-0002-0009',
    '(0086)13900020009',
  ])('[VAL-02] of a phone: %j', (typed) => {
    expect(phoneOf(typed, new Set(['86']))).toEqual({ country: '86', mobile: '13900020009' })
  })

  it.each([
    `"a b"@e.cn`,
    'a@e',
    'a@e..cn',
    'a@-@e.cn',
    'a b@e.cn',
    '李@例子',
    'a@e.cn\nbcc: b@e.cn',
    'a@e.cn\u0000',
  ])('[VAL-01] no address: %j', (typed) => {
    expect(email.safeParse(typed).success).toBe(false)
  })

  it('a line that is refused stays refused, and is read in a moment', () => {
    for (const typed of ['a\nb', 'a\tb', 'a\u0000b', '\ud842', 'a\u2028b'])
      expect(plainLine(60).safeParse(typed).success).toBe(false)
    const since = performance.now()
    for (const sign of [' ', '\u200d', 'a\u0301', '👩\u200d', ' a']) {
      lineOf(sign.repeat(200_000))
      email.safeParse(`${sign.repeat(200_000)}@e.cn`)
    }
    expect(performance.now() - since).toBeLessThan(5000)
  })
})

/** Every field of a text that comes in, by its place; lists and objects within are gone into. */
const textFields = (schema: unknown, place: string): Array<readonly [string, z.ZodMiniType]> => {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod
  switch (def['type']) {
    case 'string':
      return [[place, schema as z.ZodMiniType]]
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, part]) =>
        textFields(part, `${place}.${name}`),
      )
    case 'array':
      return textFields(def['element'], place)
    case 'pipe':
      return [...textFields(def['in'], place), ...textFields(def['out'], place)]
    case 'union':
      return (def['options'] as unknown[]).flatMap((part) => textFields(part, place))
    default:
      return def['innerType'] === undefined ? [] : textFields(def['innerType'], place)
  }
}

const fields = Object.entries(calls).flatMap(([name, { input }]) => textFields(input, name))
const ending = (place: string) => place.slice(place.lastIndexOf('.') + 1)
const ofKind = (pattern: RegExp) =>
  [...new Map(fields).entries()].filter(([place]) => pattern.test(ending(place)))

describe('every field of a kind keeps that spelling', () => {
  const kinds = {
    names: ofKind(/(?:^|_)(?:name|nickname|contact|affiliation|position|title)$|^nick/),
    addresses: ofKind(/(?:^|_)e?mail$/),
    phones: ofKind(/(?:^|_)(?:mobile|phone)$/),
    codes: ofKind(/^(?:code|coupon)$|_code$/),
  }

  it('there are fields of each kind', () => {
    expect(
      Object.entries(kinds).map(([kind, found]) => [kind, found.length > (kind === 'codes' ? 4 : 5)]),
    ).toEqual(Object.keys(kinds).map((kind) => [kind, true]))
  })

  it.each(kinds.names)('a name: %s', (_, schema) => {
    for (const [typed, kept] of names) {
      const { success, data } = schema.safeParse(typed)
      // One that takes nothing but addresses or codes says so.
      if (success && typeof data === 'string') expect([kept, codeOf(kept)]).toContain(data)
      else expect(success).toBe(false)
    }
  })

  it.each(kinds.addresses)('an address: %s', (_, schema) => {
    for (const [typed, kept] of addresses) expect(schema.parse(typed)).toBe(kept)
  })

  it.each(kinds.phones)('a phone: %s', (_, schema) => {
    expect(schema.parse('\u202a１３９０００２０００９\u202c')).toBe('13900020009')
  })

  it.each(kinds.codes)('a code: %s', (_, schema) => {
    expect(schema.safeParse('\u200b１２３４５６\u2060')).toEqual(schema.safeParse('123456'))
  })
})
