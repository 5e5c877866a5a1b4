import { describe, expect, it } from 'vitest'

import { roundUp, totalAt, totalsOf } from '../../src/components/conference/Dashboard/curveOf.ts'

describe('[CONF-03] registrations by days before the conference', () => {
  const days = [
    { before: 40, count: 3 },
    { before: 10, count: 2 },
    { before: -1, count: 1 },
  ]

  it('are summed up from nothing on the day before the first', () => {
    expect(totalsOf(days)).toEqual([
      { before: 41, total: 0 },
      { before: 40, total: 3 },
      { before: 10, total: 5 },
      { before: -1, total: 6 },
    ])
    expect(totalsOf([])).toEqual([])
  })

  it.each([
    [41, 0],
    [40, 3],
    [39, 3],
    [10, 5],
    [0, 5],
    [-1, 6],
    [100, 0],
  ])('%s days before there were %s', (before, total) => {
    expect(totalAt(totalsOf(days), before)).toBe(total)
  })

  it.each([
    [0, 5],
    [5, 5],
    [6, 10],
    [11, 20],
    [200, 200],
    [201, 500],
    [999, 1000],
  ])('the axis of %s ends at %s', (most, end) => expect(roundUp(most)).toBe(end))
})
