import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { citation } from '../../src/contract/citation.ts'
import { personName } from '../../src/contract/personName.ts'
import type { Publication } from '../../src/contract/publication.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { runs } from '../support/seed.ts'

const paper: Publication = fixturesFor('zh').getPublication
const [author] = paper.authors
if (author === undefined) throw new Error('the example has no author')

describe('the name of an author', () => {
  it.each([
    ['林梅', '林', '梅'],
    ['欧阳子轩', '欧阳', '子轩'],
    ['欧阳', '欧', '阳'],
    ['司馬懿', '司馬', '懿'],
    ['马塞尔·普鲁斯特', '马塞尔·普鲁斯特', ''],
    ['Mei Lin', 'Lin', 'Mei'],
    ['LIN Mei', 'LIN', 'Mei'],
    ['Lin, Mei', 'Lin', 'Mei'],
    ['J. K. Rowling', 'Rowling', 'J. K.'],
    ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
    ['Plato', 'Plato', ''],
  ])('%s has the family name %s', (name, family, given) => {
    expect(personName(name)).toEqual({ family, given })
  })
})

describe('a citation', () => {
  it('in GB/T 7714 names three authors at most, the conference, its place and the day', () => {
    expect(citation('gbt7714', paper, 'zh')).toMatch(
      /^林梅, 欧阳子轩\. [^.]+\[C\/OL\]\/\/[^.]+\. [^.]+, \d{4}: 12-18\(\d{4}-\d\d-\d\d\)\. https?:\S+\. DOI:10\.12345\/symposium\.2026\.012\.\n$/u,
    )
    const four = { ...paper, authors: [author, author, author, author] }
    expect(citation('gbt7714', four, 'zh')).toMatch(/^林梅, 林梅, 林梅, 等\. /u)
    expect(citation('gbt7714', four, 'en')).toMatch(/^LIN M, LIN M, LIN M, et al\. /u)
  })

  it('in BibTeX names everything in the reader’s language', () => {
    expect(citation('bibtex', paper, 'en')).toBe(
      [
        '@inproceedings{symposium-1,',
        '  title = {{Defect passivation of perovskite films}},',
        '  author = {Lin, Mei and Ouyang, Zixuan},',
        '  booktitle = {Forum on Energy Materials and Carbon Neutrality},',
        '  address = {Shanghai},',
        '  year = {2026},',
        '  month = {12},',
        '  pages = {12--18},',
        '  doi = {10.12345/symposium.2026.012},',
        '  keywords = {perovskite, defect passivation, solar cells},',
        '  abstract = {We report a passivation method for large-area films. Devices reach an efficiency of 24.6\\% and keep 95\\% of it after 1000 hours of illumination.},',
        '  url = {https://symposium.example/papers/1}',
        '}',
        '',
      ].join('\n'),
    )
    expect(citation('bibtex', paper, 'zh')).toContain('author = {林梅 and 欧阳子轩}')
  })

  it('in RIS has one line for each author and keyword, and ends', () => {
    expect(citation('ris', paper, 'zh').split('\r\n')).toEqual([
      'TY  - CONF',
      'ID  - symposium-1',
      'TI  - 钙钛矿薄膜的缺陷钝化',
      'AU  - 林, 梅',
      'AU  - 欧阳, 子轩',
      'T2  - 能源材料与碳中和国际论坛',
      'CY  - 上海',
      'PY  - 2026',
      'DA  - 2026/12/12',
      'SP  - 12',
      'EP  - 18',
      'DO  - 10.12345/symposium.2026.012',
      'KW  - 钙钛矿',
      'KW  - 缺陷钝化',
      'KW  - 太阳能电池',
      expect.stringMatching(/^AB {2}- 报道/),
      'UR  - https://symposium.example/papers/1',
      'ER  - ',
      '',
    ])
  })

  it('falls back to the other language, and says when the paper was retracted', () => {
    const only = {
      ...paper,
      eng_title: '',
      eng_keywords: [],
      retraction: { reason: '数据有误', at: '2027-01-04T17:00:00.000Z' },
    }
    const text = citation('bibtex', only, 'en')
    expect(text).toContain('title = {{钙钛矿薄膜的缺陷钝化}}')
    expect(text).toContain('keywords = {钙钛矿, 缺陷钝化, 太阳能电池}')
    // By the calendar of the venue.
    expect(text).toContain('note = {Retracted 2027-01-05: 数据有误}')
    expect(citation('ris', only, 'en')).toContain('N1  - Retracted 2027-01-05: 数据有误\r\n')
  })

  /** Text that a user might write to begin a field or an entry of their own. */
  const evil = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '\\',
          '"',
          '@',
          '#',
          ',',
          '=',
          '\n',
          '\r\n',
          '\u2028',
          ' and ',
          'title = {x}',
          'ER  - ',
          'AU  - x',
          '%',
          'a',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  )
  const written = fc
    .record({ title: evil, abstract: evil, name: evil, other: evil, word: evil, reason: evil, place: evil })
    .map(({ title, abstract, name, other, word, reason, place }): Publication => ({
      ...paper,
      title,
      eng_title: '',
      abstract,
      eng_abstract: '',
      keywords: [word],
      authors: [name, other].map((each) => ({ ...author, name: each, eng_name: '' })),
      conference: { ...paper.conference, place, eng_place: '' },
      retraction: { reason, at: paper.published_at },
    }))

  it('in BibTeX is one entry of the usual fields, whatever is written in the paper', () => {
    fc.assert(
      fc.property(written, (one) => {
        const { fields, rest } = parsed(citation('bibtex', one, 'zh'))
        expect(rest).toBe('\n')
        const usual = 'title author booktitle address year month pages doi keywords abstract note url'.split(
          ' ',
        )
        expect(fields.map(([name]) => name).filter((name) => !usual.includes(name))).toEqual([])
        expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
        const said = new Map(fields)
        const title = said.get('title')
        expect(title === undefined ? '' : untex(title.slice(1, -1))).toBe(line(one.title))
        expect(untex(said.get('abstract') ?? '')).toBe(line(one.abstract))
        // As BibTeX parts them: where braces are closed.
        expect(persons(said.get('author') ?? '')).toHaveLength(
          one.authors.filter(({ name }) => line(name) !== '').length,
        )
      }),
      runs(300),
    )
  })

  it('in RIS is one record of the usual lines, whatever is written in the paper', () => {
    fc.assert(
      fc.property(written, (one) => {
        const lines = citation('ris', one, 'zh').split(/\r\n|[\r\n\u2028\u2029]/u)
        expect(lines.at(-1)).toBe('')
        expect(lines.at(-2)).toBe('ER  - ')
        expect(
          lines
            .slice(0, -2)
            .every((each) => /^(?:TY|ID|TI|AU|T2|CY|PY|DA|SP|EP|DO|KW|AB|N1|UR) {2}- ./u.test(each)),
        ).toBe(true)
        expect(lines.filter((each) => each.startsWith('ER'))).toHaveLength(1)
        expect(lines.filter((each) => each.startsWith('TI')).length).toBeLessThan(2)
      }),
      runs(300),
    )
  })
})

/** As BibTeX reads an entry: a value ends where its braces are closed, also behind a backslash. */
function parsed(text: string): { fields: [name: string, value: string][]; rest: string } {
  const head = /^@inproceedings\{[\w-]+,\n/.exec(text)?.[0]
  if (head === undefined) throw new Error('no entry')
  const fields: [string, string][] = []
  let at = head.length
  while (text[at] !== '}') {
    const name = /^ {2}(\w+) = \{/.exec(text.slice(at))
    if (name === null) throw new Error(`no field at ${at}: ${text.slice(at, at + 20)}`)
    at += name[0].length
    const from = at
    for (let depth = 1; depth > 0; at += 1) {
      if (at >= text.length) throw new Error('a brace stays open')
      if (text[at] === '{') depth += 1
      if (text[at] === '}') depth -= 1
    }
    fields.push([name[1] ?? '', text.slice(from, at - 1)])
    at += /^,?\n/.exec(text.slice(at))?.[0].length ?? 0
  }
  return { fields, rest: text.slice(at + 1) }
}

function persons(value: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '{') depth += 1
    if (value[at] === '}') depth -= 1
    if (depth === 0 && /^ and /i.test(value.slice(at))) {
      found.push(value.slice(from, at))
      from = at + 5
    }
  }
  return [...found, value.slice(from)].filter((name) => name !== '')
}

function untex(text: string): string {
  const names: Readonly<Record<string, string>> = {
    textbackslash: '\\',
    textbraceleft: '{',
    textbraceright: '}',
    textasciitilde: '~',
    textasciicircum: '^',
  }
  return text.replaceAll(
    /\\(?:(text\w+)\{\}|(.))/g,
    (_, name: string | undefined, sign: string | undefined) =>
      name === undefined ? (sign ?? '') : (names[name] ?? '?'),
  )
}

function line(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
