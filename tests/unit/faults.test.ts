import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { faultyText } from '../../scripts/faults/plant.mjs'
import { faults } from '../../scripts/faults/table.mjs'

/** `npm run faults` plants them; here only that it could: a fault whose place has moved proves nothing any more. */
describe('the faults that are planted', () => {
  it.each(faults.map((fault) => [fault.id, fault] as const))('%s has one place', (_id, fault) => {
    const text = readFileSync(fault.file, 'utf8')
    expect(faultyText(fault, text)).not.toBe(text)
  })

  it('are many, of every kind, and each has a name of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60)
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(
      new Set(['machine', 'service', 'server', 'live', 'page', 'text', 'focus', 'style']),
    )
  })

  it('each area of the product has three of them at least', () => {
    const areas = faults.flatMap(({ area }) => area ?? [])
    const numberOf = (wanted: string) => areas.filter((area) => area === wanted).length
    expect(new Set(areas).size).toBe(12)
    expect(areas.filter((area) => numberOf(area) < 3)).toEqual([])
  })

  it('the tests that are asked first exist', () => {
    expect(faults.flatMap(({ near = [] }) => near).filter((file) => !existsSync(file))).toEqual([])
  })

  it('a place that is not there, or not the only one, is refused by name', () => {
    const fault = { ...faults[0]!, file: 'a.ts', find: 'one', put: 'two' }
    expect(() => faultyText(fault, 'zero')).toThrow('has 0 places in a.ts')
    expect(() => faultyText(fault, 'one one')).toThrow('has 2 places in a.ts')
    expect(faultyText(fault, 'one')).toBe('two')
  })
})
