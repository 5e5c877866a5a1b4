import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { integer, integerField, largestInteger } from '../../src/contract/numbers.ts'
import { exactText, plainLine, plainText } from '../../src/contract/text.ts'

const reasonOf = (schema: z.ZodMiniType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null

describe('the base types of what comes in', () => {
  const inNoText = ['\u0000', '\u0001', '\u001B', '\u007F', '\u0085', '\u009F', '\uD800', '\uDC00', '\uFFFE']
  const inNoLine = [...inNoText, '\n', '\r', '\t', '\u2028', '\u2029']

  it('a line of text has no control character and no line break anywhere', () => {
    for (const sign of inNoLine) {
      expect(reasonOf(plainLine(10), `a${sign}b`), JSON.stringify(sign)).toBe('invalidCharacter')
    }
  })

  it('a text of several lines may break and be indented, and has no other control character', () => {
    for (const text of [plainText(10), exactText(10)]) {
      for (const sign of inNoText) {
        expect(reasonOf(text, `a${sign}b`), JSON.stringify(sign)).toBe('invalidCharacter')
      }
      expect(reasonOf(text, 'a\r\n\tb')).toBeNull()
    }
  })

  it('what people write in any script passes unchanged but for the blanks around it', () => {
    for (const text of ['参会 · 李明', 'Zoë O’Brien', 'مرحبا', '👩‍👩‍👧', '𠮷野家']) {
      expect(plainLine(40).parse(` ${text} `)).toBe(text)
    }
    expect(exactText(10).parse(' a ')).toBe(' a ')
  })

  it('a text that is too long says so, and one that is missing says what its field asks for', () => {
    expect(reasonOf(plainLine(3), 'abcd')).toBe('tooLong')
    expect(reasonOf(plainText(3, { tooLong: 'messageTooLong' }), 'abcd')).toBe('messageTooLong')
    expect(reasonOf(plainLine(3, { missing: 'required' }), undefined)).toBe('required')
  })

  it('a number lies between its bounds, which no column of integers exceeds', () => {
    for (const bad of [-1, 1.5, largestInteger + 1, 2 ** 53, 1e300, Infinity, NaN]) {
      expect(reasonOf(integer(), bad), String(bad)).toBe('invalid')
      expect(reasonOf(integerField(), String(bad)), String(bad)).toBe('invalid')
    }
    expect(integer().parse(largestInteger)).toBe(largestInteger)
    expect(integerField(1, 5).parse('5')).toBe(5)
    expect(reasonOf(integer(1, 5), 6)).toBe('invalid')
  })
})
