import fc from 'fast-check'
import { expect, it } from 'vitest'

import { queryOf, readFilters } from '../../src/pages/conferences/filters.ts'
import { conferenceId } from '../../src/pages/conferences/conferenceId.ts'

it('reads what it wrote, and nothing that it would not write', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const filters = readFilters(search)
      expect(readFilters(queryOf(filters))).toEqual(filters)
    }),
  )
  expect(readFilters('?q=+a+&status=ended&from=2026-12-03')).toEqual({
    q: 'a',
    status: 'ended',
    from: '2026-12-03',
  })
  expect(readFilters('?status=x&subject=0&subject=-1&from=2026-13-40&to=&q=')).toEqual({})
})

it.each([
  ['3', 3],
  ['999999999', 999_999_999],
  ['0', 0],
  ['03', 0],
  ['1e3', 0],
  ['../x', 0],
])('the address %s names the conference %i', (id, expected) => {
  expect(conferenceId({ id })).toBe(expected)
})
