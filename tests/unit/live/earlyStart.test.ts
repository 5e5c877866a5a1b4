import { describe, expect, it } from 'vitest'

import { earlyMs, isEarlyStart } from '../../../src/contract/room/earlyStart.ts'

const startsAt = '2026-12-04T01:00:00.000Z'
const at = Date.parse(startsAt)

describe('the start of a live', () => {
  it.each([
    ['a day ahead', at - 86_400_000, true],
    ['a moment more than an hour ahead', at - earlyMs - 1, true],
    ['an hour ahead', at - earlyMs, false],
    ['at its time', at, false],
    ['a day late', at + 86_400_000, false],
  ])('[LIVE-01] %s', (_when, now, isEarly) => {
    expect(isEarlyStart(startsAt, now)).toBe(isEarly)
  })

  it('[LIVE-01] is not asked about where its time is not known', () => {
    expect(isEarlyStart(null, 0)).toBe(false)
  })
})
