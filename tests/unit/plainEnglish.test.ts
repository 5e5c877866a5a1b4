import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { countForms, englishFaults, englishOf, forms } from '../../scripts/lib/plainEnglish.mjs'

/** One sentence of each form, and the usual sentence beside it. */
const sentences: Record<keyof typeof forms, readonly [avoided: string, usual: string]> = {
  'What …': ['What is no answer.', 'A value that counts as unanswered: see what `What` does.'],
  'Of …': ['A list. Of a paper: its authors.', 'Authors of the paper.'],
  'Where …': ['Where a press leads.', 'The place where a press leads.'],
  'That …': ['That it was read.', 'True once that row was read.'],
  'Who …': ['Whose it is; null: public.', 'A user who may read it.'],
  'At which …': ['At which it was recorded.', 'Gate at which the scan was recorded.'],
  whoever: ['The name of whoever asks.', 'The name of the caller.'],
  'nobody, somebody': ["Not somebody else's paper.", "Not another user's paper."],
  'anew, once more, meanwhile': ['Reads the list anew.', 'Reads the list again.'],
  'told, asked for, be had': ['It is to be had from the server.', 'The server returns it.'],
  stand: ['A name stands in the table.', 'A stand-in is listed in the table.'],
  none: ['A gate, or null: at none.', 'None of the gates.'],
}

describe('plain English', () => {
  it.each(Object.entries(sentences))(
    'finds "%s" once, and nothing in the usual sentence',
    (form, [avoided, usual]) => {
      const foundIn = (sentence: string) =>
        countForms([['a.ts', `/** ${sentence} */\nconst code = 1`]]).places.map((place) => place.form)
      expect(foundIn(avoided)).toEqual([form])
      expect(foundIn(usual)).toEqual([])
    },
  )

  it('reads comments, titles and prose, and no code', () => {
    const of = (path: string, text: string) => englishOf(path, text).map(({ kind, line }) => [kind, line])
    expect(of('a.ts', '// One\n/**\n * Two\n * @param a Three\n */\nconst it = 4')).toEqual([
      ['comments', 1],
      ['comments', 3],
      ['comments', 4],
    ])
    expect(
      of('a.test.ts', "describe('one', () => {\n  it.each(rows)('two', () => {})\n  expect('x')"),
    ).toEqual([
      ['titles', 1],
      ['titles', 2],
    ])
    expect(of('a.md', '# One\n\n```\nWhat\n```\n- Two')).toEqual([
      ['docs', 1],
      ['docs', 6],
    ])
  })

  it('fails with one more than the limit, and names the place', () => {
    const limits = { 'What …': { pattern: /What/, most: { comments: 1, titles: 0, docs: 0 } } }
    const line = '// What is it.\n'
    expect(englishFaults([['a.ts', line]], limits)).toEqual([])
    expect(englishFaults([['a.ts', line.repeat(2)]], limits)).toEqual([
      expect.stringContaining('"What …" occurs 2 times in comments, at most 1'),
      '  a.ts:1: What is it.',
      '  a.ts:2: What is it.',
    ])
  })

  it('counts the forms that the conventions list, and no others', () => {
    const section = readFileSync('docs/CONVENTIONS.md', 'utf8')
      .split('\n## ')
      .find((part) => part.startsWith('Plain English'))
    const listed = [...(section ?? '').matchAll(/^\| `(?<form>.*)` /gm)]
    expect(listed).toHaveLength(Object.keys(forms).length)
  })
})
