import { expect, it } from 'vitest'

import { citation } from '../../src/contract/citation.ts'
import { doiOf, identifiersForm, pagesOf } from '../../src/contract/paperIdentifiers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'

it.each([
  ['10.1234/abc', '10.1234/abc'],
  [' https://doi.org/10.1038/s41586-020-2649-2 ', '10.1038/s41586-020-2649-2'],
  [
    'http://dx.doi.org/10.1002/(SICI)1097-0258(19980815)17:15/16',
    '10.1002/(SICI)1097-0258(19980815)17:15/16',
  ],
  ['doi: 10.12345/a_b;c', '10.12345/a_b;c'],
  ['DOI:10.1234/X', '10.1234/X'],
  ['11.1234/abc', null],
  ['10.12/abc', null],
  ['10.1234/', null],
  ['10.1234/a b', null],
  ['10.1234/论文', null],
  ['10.1234/𠮷', null],
  ['10.1234/a}b', null],
  ['10.1234/a"><script>', null],
  [`10.1234/${'x'.repeat(193)}`, null],
  ['', null],
])('[PAP-07] %s is the DOI %s', (typed, doi) => {
  expect(doiOf(typed)).toBe(doi)
})

it.each([
  ['12-18', '12', '18'],
  ['12–18', '12', '18'],
  ['12 至 18', '12', '18'],
  ['S7－S9', 'S7', 'S9'],
  ['12-12', '12', '12'],
  ['012005', '012005', ''],
  ['e0123456', 'e0123456', ''],
])('[PAP-07] %s begins on page %s', (typed, first, last) => {
  expect(pagesOf(typed)).toEqual({ first, last })
})

it.each(['18-12', 'S7-T9', '12-', 'twelve', '1-2-3', '−5', '12,18', '١٢-١٨'])(
  '[PAP-07] %s is no page and no article number',
  (typed) => {
    expect(pagesOf(typed)).toBeNull()
  },
)

it('[PAP-07] what is typed is kept in one spelling, faults are named, and both may be empty', () => {
  expect(identifiersForm.parse({ doi: 'doi:10.1234/a', pages: '1 - 2' })).toEqual({
    doi: '10.1234/a',
    pages: '1–2',
  })
  expect(identifiersForm.parse({ doi: '', pages: '' })).toEqual({ doi: '', pages: '' })
  const { error } = identifiersForm.safeParse({ doi: 'x', pages: 'y'.repeat(21) })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['doi', 'doiWrong'],
    ['pages', 'tooLong'],
  ])
})

it.each(['bibtex', 'ris', 'gbt7714'] as const)('[PAP-07] without them %s names neither', (style) => {
  const paper = { ...fixturesFor('zh').getPublication, doi: '', pages: '' }
  expect(citation(style, paper, 'zh')).not.toMatch(/doi|DO {2}-|SP {2}-|pages|2026: /i)
})
