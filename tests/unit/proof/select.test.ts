import { describe, expect, it } from 'vitest'

import {
  longMinutes,
  restAfterRed,
  selectForGate,
  sentenceOf,
  shares,
} from '../../../scripts/lib/proof/select.mjs'
import type { Claims } from '../../../scripts/lib/proof/record.mjs'

const unit = (id: string, minutes: number | null = null) => ({
  ...{ id, suite: 'server', file: id, machine: null, key: 'aaaaaaaaaaaa' },
  long: minutes === null ? null : { minutes, reason: 'it kills' },
})
const units = Array.from({ length: 120 }, (_, index) => unit(`tests/server/${index}.test.ts`))
const claimsOf = (some: readonly { readonly id: string; readonly key: string }[]): Claims =>
  new Map(some.map(({ id, key }) => [id, [{ key, commit: '1234567' }]]))
const commits = Array.from({ length: 400 }, (_, index) => `commit ${index}`)
const gate = (more: Partial<Parameters<typeof selectForGate>[0]> = {}) =>
  selectForGate({
    ...{ units, claims: claimsOf(units), differs: () => 'own', commit: 'a', always: [] },
    ...more,
  })

describe('what the gate runs', () => {
  it('of what is proved as it is, a sixth, another one for each commit; every unit has its turn', () => {
    const runs = commits.map((commit) => gate({ commit }).run)
    const mean = runs.reduce((sum, run) => sum + run.size, 0) / runs.length / units.length
    expect(mean).toBeGreaterThan(shares.drawn - 0.01)
    expect(mean).toBeLessThan(shares.drawn + 0.01)
    const drawn = new Set(runs.slice(0, 60).flatMap((run) => [...run.keys()]))
    expect(drawn.size).toBe(units.length)
    expect(gate({ commit: 'a' }).run).toEqual(gate({ commit: 'a' }).run)
  })

  it('a fault outside of the selection is found by the draw as often as the share says', () => {
    const faulty = 'tests/server/77.test.ts'
    const runs = commits.map((commit) => gate({ commit }).run)
    const found = runs.filter((run) => run.has(faulty)).length
    expect(found / commits.length).toBeGreaterThan(shares.drawn - 0.05)
    expect(found / commits.length).toBeLessThan(shares.drawn + 0.05)
    // It is unknown which of three faulty units is drawn: one of them is, in three of seven submissions.
    const three = ['11', '44', '99'].map((name) => `tests/server/${name}.test.ts`)
    const foundOne = runs.filter((run) => three.some((id) => run.has(id))).length
    expect(foundOne / commits.length).toBeCloseTo(1 - (1 - shares.drawn) ** 3, 1)
  })

  it('what is new, was red, or is claimed with another key runs', () => {
    const [proved, unknown, other] = [unit('a'), unit('b'), unit('c')]
    const claims: Claims = new Map([
      ...claimsOf([proved]),
      ['c', [{ key: 'bbbbbbbbbbbb', commit: '1234567' }]],
    ])
    const { run } = gate({ units: [proved, unknown, other], claims, commit: commitWithout('a') })
    expect([...run]).toEqual([
      ['b', 'unproved'],
      ['c', 'unproved'],
    ])
  })

  it.each([
    ['what stands on a changed ground', 'ground', shares.ground],
    ['what has other packages, Node or browser', 'tools', shares.tools],
  ] as const)('of %s a share runs, and the others wait for the deep run', (_what, how, share) => {
    const runs = commits.slice(0, 60).map((commit) => gate({ claims: new Map(), differs: () => how, commit }))
    expect(new Set(runs.flatMap(({ run }) => [...run.values()]))).toEqual(new Set([how]))
    for (const { run, waiting } of runs) expect(run.size + waiting.length).toBe(units.length)
    const mean = runs.reduce((sum, { run }) => sum + run.size, 0) / runs.length / units.length
    expect(mean).toBeGreaterThan(share - 0.03)
    expect(mean).toBeLessThan(share + 0.03)
  })

  it('the core always runs', () => {
    for (const commit of commits.slice(0, 20))
      expect(gate({ commit, always: ['tests/server/3.test.ts'] }).run.has('tests/server/3.test.ts')).toBe(
        true,
      )
  })

  it('of the long ones two run in turn, and of changed ones as many as the minutes allow; what is longer waits', () => {
    const long = Array.from({ length: 12 }, (_, index) => unit(`long ${index}`, 2))
    const proved = gate({ units: long, claims: claimsOf(long) })
    expect([...proved.run.values()]).toEqual(['turn', 'turn'])
    const changed = gate({ units: long, claims: new Map() })
    expect(changed.run.size).toBe(longMinutes / 2)
    expect(changed.waiting).toHaveLength(12 - longMinutes / 2)
    const huge = [unit('huge', 30)]
    expect(gate({ units: huge, claims: new Map() })).toMatchObject({ run: new Map(), waiting: huge })
    expect(gate({ units: huge, claims: claimsOf(huge) }).run.size).toBe(0)
  })

  it('where a drawn unit is red, the rest of its suite runs, long units aside; where a changed one is, nothing more', () => {
    const some = [unit('drawn'), unit('changed'), unit('rest'), unit('long', 2)]
    const run = new Map([
      ['drawn', 'drawn'],
      ['changed', 'unproved'],
    ] as const)
    const red = (file: string) => [{ file, machine: null, title: 'a', passed: false }]
    const rest = (file: string) => restAfterRed({ suite: 'server', tests: red(file), units: some, run })
    expect(rest('drawn').map(({ id }) => id)).toEqual(['rest'])
    expect(rest('changed')).toEqual([])
  })

  it('its closing sentence counts what was proved, what is unchanged since when, and what was drawn', () => {
    const selection = gate({
      units: [unit('a'), unit('b')],
      claims: claimsOf([unit('a')]),
      commit: commitWithout('a'),
    })
    expect(sentenceOf(selection, '2026-11-27')).toBe(
      '1 units proved now, 1 unchanged since 2026-11-27, 0 drawn',
    )
  })
})

/** A commit that draws no unit of that name. */
function commitWithout(id: string) {
  const found = commits.find(
    (commit) => !gate({ units: [unit(id)], claims: claimsOf([unit(id)]), commit }).run.has(id),
  )
  if (found === undefined) throw new Error('every commit draws it')
  return found
}
