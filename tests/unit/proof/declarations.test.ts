import { describe, expect, it } from 'vitest'

import { readModule } from '../../../scripts/lib/proof/declarations.mjs'
import { presentTree } from '../../../scripts/lib/proof/tree.mjs'

const names = (text: string) => readModule(text).declarations.map((each) => each.names)

describe('a module read by its lines', () => {
  it('has its declarations by name, and what runs when it is loaded', () => {
    const text = [
      'export const one = 1',
      'function two() {',
      '  return one',
      '}',
      'export const { three, four } = pair()',
      "describe('it', () => {",
      '  two()',
      '})',
      'export default one',
    ].join('\n')
    expect(names(text)).toEqual([['one'], ['two'], ['three', 'four'], [], ['default']])
    expect(readModule(text).declarations.map(({ isEffect }) => isEffect)).toEqual([
      ...[false, false, false],
      ...[true, false],
    ])
  })

  it('knows no types: neither declarations nor imports of them', () => {
    const text = [
      "import type { A } from './a.ts'",
      "import { type B, c } from './b.ts'",
      'export interface D {',
      '  readonly e: A',
      '}',
      'export type F = B',
    ].join('\n')
    const { declarations, imports } = readModule(text)
    expect(declarations).toEqual([])
    expect([...imports.keys()]).toEqual(['c'])
  })

  it('does not see comments that fill their lines, so that a reworded one changes nothing', () => {
    const [one, other] = ['/** Says what. */', '// Another word for it.\n/*\n * And more.\n */'].map(
      (comment) =>
        readModule(`${comment}\nexport const a = () => {\n  ${comment.split('\n')[0]}\n  return 1\n}\n`),
    )
    expect(one?.declarations).toEqual(other?.declarations)
  })

  it('takes text in backquotes that begins at the start of a line for the statement that it belongs to', () => {
    const text = 'export const sql = `\nselect 1\nfrom two\n`\nexport const next = 2'
    expect(names(text)).toEqual([['sql'], ['next']])
  })

  it('follows what is passed on, renamed, or taken whole', () => {
    const { imports, passesOn, effects } = readModule(
      [
        "import first, { second as other } from './a.ts'",
        "import * as all from './b.ts'",
        "import './c.css'",
        "export * from './d.ts'",
        "export { one, two as three } from './e.ts'",
      ].join('\n'),
    )
    expect([...imports]).toEqual([
      ['first', { from: './a.ts', name: 'default' }],
      ['other', { from: './a.ts', name: 'second' }],
      ['all', { from: './b.ts', name: '*' }],
    ])
    expect(effects).toEqual(['./c.css'])
    expect(passesOn.map(({ from, names: some }) => [from, some && [...some]])).toEqual([
      ['./d.ts', null],
      [
        './e.ts',
        [
          ['one', 'one'],
          ['three', 'two'],
        ],
      ],
    ])
  })

  it('in this project every module of the product has something to import, or runs', () => {
    const empty = [...presentTree().texts]
      .filter(([path]) => /^(?:src|server)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .filter(([, text]) => /^export (?:const|function|class|default)/m.test(text))
      .filter(([, text]) => readModule(text).declarations.length === 0)
    expect(empty.map(([path]) => path)).toEqual([])
  })
})
