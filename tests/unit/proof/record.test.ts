import { describe, expect, it } from 'vitest'

import { readArguments } from '../../../scripts/lib/proof/arguments.mjs'
import {
  ageOf,
  believed,
  formatRecord,
  parseRecord,
  recordAfter,
  recordLimits,
  staleness,
} from '../../../scripts/lib/proof/record.mjs'
import { sliceIn, unitsOfSlice } from '../../../scripts/lib/proof/slices.mjs'
import { presentTree } from '../../../scripts/lib/proof/tree.mjs'
import { longIn, secondsOf, unitsIn } from '../../../scripts/lib/proof/units.mjs'

const [one, other] = ['0123456789ab', 'ba9876543210']

describe('the record of deep runs', () => {
  it('is one line for each unit, sorted, and read as it was written', () => {
    const text = `tests/a.test.ts ${one} 1111111\nwalks:order ${other} 2222222\n`
    expect(formatRecord(parseRecord(text))).toBe(text)
    expect(formatRecord(parseRecord(text.split('\n').toReversed().join('\n')))).toBe(text)
  })

  it('is believed only with the key that the unit has now, whichever of two joined branches wrote it', () => {
    const claims = parseRecord(`a ${one} 1111111\na ${other} 2222222\n`)
    expect(believed(claims, { id: 'a', key: other })?.commit).toBe('2222222')
    expect(believed(claims, { id: 'a', key: '000000000000' })).toBeNull()
    expect(believed(claims, { id: 'b', key: one })).toBeNull()
  })

  it('an invalid line is no claim', () => {
    expect(parseRecord(`a ${one}\nb ${one} no-commit\n<<<<<<< ours\nc ${one} 1234567 more`).size).toBe(0)
  })

  it('after a run claims what was green, strikes what was red, forgets what is gone, and keeps the rest', () => {
    const claims = parseRecord(
      ['green', 'red', 'gone', 'idle'].map((id) => `${id} ${one} 1111111`).join('\n'),
    )
    const units = ['green', 'red', 'idle'].map((id) => ({ id, key: other }))
    const after = recordAfter(claims, {
      ...{ units, green: new Set(['green']), red: new Set(['red']), commit: '3333333333333333' },
    })
    expect(formatRecord(after)).toBe(`green ${other} 3333333333\nidle ${one} 1111111\n`)
  })

  it('makes the gate red when it is older than three days or sixty commits, and says what to do', () => {
    const age = (days: number, commits: number) => ({ days, commits, since: '2026-11-27' })
    expect(staleness(age(recordLimits.days, recordLimits.commits))).toBeNull()
    expect(staleness(age(3.1, 0))).toContain('3.1 days old (at most 3): run npm test -- --deep')
    expect(staleness(age(0, 61))).toContain('61 commits old (at most 60)')
    expect(staleness(null)).toBeNull()
  })

  it('its age is counted from the commits of the oldest line; of commits that git does not know it has none', () => {
    expect(ageOf(['0000000'], 'HEAD')).toBeNull()
    expect(ageOf(['HEAD', '0000000'], 'HEAD')).toMatchObject({ days: 0, commits: 0 })
  })
})

describe('slices of a deep run', () => {
  const units = unitsIn(presentTree())

  it.each([2, 3, 4, 7])('of %i are together every unit, each once', (of) => {
    const parts = Array.from({ length: of }, (_, index) => unitsOfSlice(units, { part: index + 1, of }))
    expect(parts.flat()).toEqual(units)
  })

  it('of five take about as long as each other', () => {
    const minutes = [1, 2, 3, 4, 5].map(
      (part) =>
        unitsOfSlice(units, { part, of: 5 }).reduce(
          (sum, unit) => sum + secondsOf(unit),
          part === 1 ? 290 : 0,
        ) / 60,
    )
    expect(Math.max(...minutes) / Math.min(...minutes)).toBeLessThan(1.5)
  })

  it('are named by part and number', () => {
    expect(sliceIn('2/4')).toEqual({ part: 2, of: 4 })
    for (const word of ['0/4', '5/4', '2', '2/', 'a/b']) expect(sliceIn(word), word).toBeNull()
  })
})

describe('a long unit', () => {
  it('says so itself, with its minutes and a reason', () => {
    expect(longIn("// Deep, 1.5 min: it kills.\nimport 'a'")).toEqual({ minutes: 1.5, reason: 'it kills.' })
    expect(longIn('// Deep: it kills.')).toBeNull()
  })
})

describe('the words of npm test', () => {
  const suites = ['check', 'server', 'e2e']
  const read = (words: string) => readArguments(words.split(' ').filter(Boolean), suites)

  it('name suites, files, walks, a revision and a slice', () => {
    expect(read('server tests/e2e/login.test.ts walks:order')).toMatchObject({
      ...{ named: ['server'], files: ['tests/e2e/login.test.ts', 'walks:order'], changed: undefined },
    })
    expect(read('--changed HEAD~3 --bail server').changed).toBe('HEAD~3')
    expect(read('--changed server')).toMatchObject({ changed: null, named: ['server'] })
    expect(read('--deep --slice=2/4').slice).toEqual({ part: 2, of: 4 })
  })

  it('are refused with what to write instead', () => {
    expect(() => read('serve')).toThrow('No such suite, file of tests or walk: serve')
    expect(() => read('--deep --slice=9/4')).toThrow('No such slice: --slice=9/4')
    expect(() => read('--slice=1/4')).toThrow('A slice is one of a deep run.')
  })
})
