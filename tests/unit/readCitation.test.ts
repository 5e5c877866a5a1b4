import { describe, expect, it } from 'vitest'

import { readCitation } from '../../server/lifecycles/papers/citation/readCitation.ts'
import { emptyPaper, paperDraft, paperLimits } from '../../src/contract/paperForm.ts'
import { filled, longestCitation, partsToFill } from '../../src/contract/paperImport.ts'
import { emptyAuthor } from '../../src/contract/paperTexts.ts'

const names = async (text: string) =>
  (await readCitation(text))?.authors.map(({ name, eng_name }) => [name, eng_name])

describe('a pasted citation', () => {
  it('[PAP-02] BibTeX gives title, abstract, keywords and authors, its commands read', async () => {
    const cited = await readCitation(`% kept by a manager of references
@inproceedings{lin2026,
  title = {The {\\"U}ber {\\alpha}-phase of {ABC} \\& more},
  author = {M{\\"u}ller, Hans and Lin, Mei and {The Consortium}},
  abstract = {We report \\emph{a method}.},
  keywords = {perovskite; thin films, defects},
  year = 2026,
}`)
    expect(cited).toMatchObject({
      title: '',
      eng_title: 'The Über α-phase of ABC & more',
      eng_abstract: 'We report a method .',
      eng_keywords: ['perovskite', 'thin films', 'defects'],
    })
    expect(cited?.authors.map(({ eng_name }) => eng_name)).toEqual([
      'Hans Müller',
      'Mei Lin',
      'The Consortium',
    ])
  })

  it('[PAP-02] Chinese parts go to the Chinese fields', async () => {
    const cited = await readCitation(
      '@article{a, title={钙钛矿薄膜的缺陷钝化}, author={林梅 and 王, 小明}, keywords={钙钛矿；thin films}}',
    )
    expect(cited).toMatchObject({
      title: '钙钛矿薄膜的缺陷钝化',
      eng_title: '',
      keywords: ['钙钛矿'],
      eng_keywords: ['thin films'],
    })
    expect(cited?.authors.map(({ name }) => name)).toEqual(['林梅', '王小明'])
  })

  it('[PAP-02] the JSON of a DOI gives affiliations and ORCID, a wrong ORCID is left out', async () => {
    const entry = {
      title: ['Passivation of <i>Defects</i> &amp; more'],
      abstract: '<jats:p>We report a method.</jats:p>',
      author: [
        {
          given: 'Mei',
          family: 'Lin',
          ORCID: 'http://orcid.org/0000-0002-1825-0097',
          affiliation: [{ name: 'Jiangnan University' }],
        },
        { literal: '欧阳子轩', ORCID: '0000-0002-1825-0098' },
        { given: '', family: '' },
        'nobody',
      ],
    }
    for (const text of [entry, [entry], { status: 'ok', message: entry }]) {
      const cited = await readCitation(JSON.stringify(text))
      expect(cited).toMatchObject({
        eng_title: 'Passivation of Defects & more',
        eng_abstract: 'We report a method.',
      })
      expect(cited?.authors).toEqual([
        {
          ...emptyAuthor,
          eng_name: 'Mei Lin',
          eng_affiliation: 'Jiangnan University',
          orcid: '0000-0002-1825-0097',
        },
        { ...emptyAuthor, name: '欧阳子轩' },
      ])
    }
  })

  it.each([
    '',
    'not a citation',
    '@article{a, title={x',
    '@article{a}',
    '{"title": 1}',
    '{"title":',
    '[]',
    'null',
    '10.1000/xyz',
    'https://example.com/paper.bib',
    '@comment{nothing}',
  ])('%j is no citation', async (text) => {
    expect(await readCitation(text)).toBeNull()
  })

  it('[PAP-02] what it gives always fits the form, however long or strange it is', async () => {
    const long = '😀'.repeat(4000)
    const json = JSON.stringify({
      title: `${'x'.repeat(paperLimits.title - 1)}${long}`.slice(0, longestCitation),
      abstract: `a\u0000b\n\n\u202e${'字'.repeat(8000)}`,
      keyword: Array.from({ length: 40 }, (_, at) => `word ${at} ${'y'.repeat(90)}`),
      author: Array.from({ length: 300 }, (_, at) => ({ family: `名${at}\u0000`, given: 'z'.repeat(200) })),
    })
    const cited = await readCitation(json)
    if (cited === null) throw new Error('not read')
    expect(cited.authors).toHaveLength(paperLimits.authors)
    expect(cited.eng_title).toMatch(/x$/)
    expect(cited.abstract).toMatch(/^ab\n/)
    const { success, error } = paperDraft.safeParse(filled(emptyPaper, cited))
    expect(error?.issues ?? []).toEqual([])
    expect(success).toBe(true)
  })

  it('is read in a moment, also where it is made to take long', async () => {
    const traps = [
      '@article{a, title={'.padEnd(longestCitation, '{'),
      '@article{a, title={'.padEnd(longestCitation, '\\"'),
      `@article{a, author={${'and '.repeat(4900)}}}`,
      `@article{a, author={${'A, B and '.repeat(2000)}C}}`,
      '@a{b,'.repeat(4000),
      `{"abstract":"${'<a'.repeat(9000)}"}`,
      `{"title":"${'<i '.repeat(6000)}"}`,
    ]
    for (const trap of traps) {
      const since = performance.now()
      await readCitation(trap.slice(0, longestCitation))
      expect(performance.now() - since, trap.slice(0, 40)).toBeLessThan(1500)
    }
  })

  it('[PAP-02] fills what the form lacks, and nothing that was typed', async () => {
    const cited = await readCitation('@article{a, title={Another}, author={Lin, Mei}, keywords={defects}}')
    if (cited === null) throw new Error('not read')
    const typed = {
      ...emptyPaper,
      eng_title: 'My own',
      authors: [{ ...emptyAuthor, email: 'lin@example.org' }],
      conflicts: ['周宁'],
    }
    expect(partsToFill(typed, cited)).toEqual([
      { part: 'eng_title', isKept: true },
      { part: 'eng_keywords', isKept: false },
      { part: 'authors', isKept: false },
    ])
    expect(filled(typed, cited)).toMatchObject({
      eng_title: 'My own',
      eng_keywords: ['defects'],
      authors: [{ eng_name: 'Mei Lin' }],
      conflicts: ['周宁'],
    })
    const named = { ...typed, authors: [{ ...emptyAuthor, name: '林梅' }] }
    expect(filled(named, cited).authors).toEqual(named.authors)
  })

  it('names who is a group and who is not', async () => {
    expect(await names('@misc{a, author={{Zhang San} and San Zhang}}')).toEqual([
      ['', 'Zhang San'],
      ['', 'San Zhang'],
    ])
  })
})

describe('names of authors as files have them', () => {
  it.each([
    [String.raw`Garc{\'\i}a, Jos{\'e}`, ['José García']],
    [String.raw`{\AA}kesson, Bo and {\aa}s, X and \AA sa, Y`, ['Bo Åkesson', 'X ås', 'Y Åsa']],
    [String.raw`Mar\'{\i}a L\'opez`, ['María López']],
    [String.raw`Garc\'ia, Jos\'e`, ['José García']],
    [String.raw`M{\"u}ller, J{\"u}rgen`, ['Jürgen Müller']],
    ['Müller, Jürgen', ['Jürgen Müller']],
    ['张三, 李四, 王五', ['张三', '李四', '王五']],
    ['张三，李四', ['张三', '李四']],
    ['张三;李四', ['张三', '李四']],
    ['张三、李四', ['张三', '李四']],
    ['李雷 and 韩梅梅, 王五', ['李雷', '韩梅梅', '王五']],
    ['张, 三', ['张三']],
    ['欧阳, 娜娜', ['欧阳娜娜']],
    ['Smith, John; Doe, Jane', ['John Smith', 'Jane Doe']],
    ['O&#39;Brien, Pat', ["Pat O'Brien"]],
    ['Jos&eacute; Garc&iacute;a', ['José García']],
    ['Lin\u200b, \ufeffMei', ['Mei Lin']],
  ])('%s', async (author, names) => {
    for (const key of ['li2020', 'li 2020', '李 四, 2020'.replace(',', '')]) {
      const read = await readCitation(
        `@article{${key},\n  title = {A title},\n  author = {${author}},\n  year = 2020\n}`,
      )
      expect(read?.authors.map(({ name, eng_name }) => name || eng_name)).toEqual(names)
    }
  })

  it('of CSL are composed, too, and entities of a title are read once', async () => {
    const read = await readCitation(
      JSON.stringify({
        title: 'A &lt; B &amp;amp; C &#8211; d',
        author: [{ family: 'Garcı\u0301a', given: 'Jose\u0301' }],
      }),
    )
    expect(read).toMatchObject({ eng_title: 'A < B & C – d', authors: [{ eng_name: 'José García' }] })
  })
})
