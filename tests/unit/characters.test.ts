import { describe, expect, it } from 'vitest'

import { cutTo, endOf, firstCharacters, partOf } from '../../src/contract/characters.ts'
import { maskedEmail } from '../../server/shared/masks.ts'
import { peopleTermsOf } from '../../server/lifecycles/people/peopleTerms.ts'
import { termsOf } from '../../server/search/terms.ts'
import { placeOf, readingsOf } from '../../server/shared/words/pinyin.ts'

/** Signs beyond the BMP that have no reading, alone, at the edges and between others. */
const rare = ['陈𠮷㛃', '𠮷', '𡋾𡈽', '𣘺本', '王𩸽', '𠀋田一', '𡉕𨑨𪚥𬎆', 'Ａ𝒷 𝟘', '李😀明', 'ﷺ𐐷']

describe('texts of people', () => {
  it.each(rare)('are searched by whole characters only: %s', (name) => {
    const attendee = {
      name,
      affiliation: `${name}大学`,
      position: '',
      email: 'a@b.cn',
      mobile: '',
      student_no: '',
    }
    const terms = [
      ...peopleTermsOf('2026112800001', attendee),
      ...termsOf({ title: [name], people: [name], marks: [name], text: [`${'一'.repeat(3999)}${name}`] }),
    ]
    expect(terms.length).toBeGreaterThan(0)
    expect(terms.filter((term) => /\p{Cs}/u.test(term))).toEqual([])
  })

  it('are found by the initials of what has a reading, at the place of the sign', () => {
    const readings = readingsOf('𠮷𡋾陈明')
    expect(placeOf(readings, 'cm', 'initials')).toEqual([2, 4])
    expect(placeOf(readings, 'cx', 'initials')).toBeNull()
  })

  it('are cut between characters, by characters or by units', () => {
    expect(firstCharacters('𠮷田', 1)).toBe('𠮷')
    expect(firstCharacters('田𠮷', 5)).toBe('田𠮷')
    expect(firstCharacters('', 1)).toBe('')
    for (const max of [0, 1, 2, 3, 4, 5, 9]) {
      expect([cutTo('a𠮷b😀', max), endOf('a𠮷b😀', max)].filter((text) => /\p{Cs}/u.test(text))).toEqual([])
      expect(cutTo('a𠮷b😀', max).length).toBeLessThanOrEqual(max)
      expect(endOf('a𠮷b😀', max).length).toBeLessThanOrEqual(max)
    }
    expect(cutTo('a𠮷b', 3)).toBe('a𠮷')
    expect(endOf('a𠮷b', 3)).toBe('𠮷b')
    expect(partOf('a𠮷b😀', 2, 5)).toBe('b')
    expect(partOf('abc', 0, 3)).toBe('abc')
    expect(maskedEmail('😀x@example.org')).toBe('😀***@example.org')
  })
})
