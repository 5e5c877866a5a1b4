import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { instantAt, wallTime } from '../../src/contract/wallTimes.ts'
import { runs } from '../support/seed.ts'

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']
const minute = 60_000

describe('[CONF-03] times by the clock of a conference', () => {
  it.each([
    ['2026-12-01T23:59', 'Asia/Shanghai', '2026-12-01T15:59:00.000Z'],
    ['2027-07-01T00:00', 'Europe/Berlin', '2027-06-30T22:00:00.000Z'],
    // The clocks show it twice: the first time.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    // They jump over it: as if they had not jumped.
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['tomorrow', 'UTC', 'tomorrow'],
    ['', 'UTC', ''],
  ])('%s in %s is %s', (wall, zone, instant) => expect(instantAt(wall, zone)).toBe(instant))

  it('every minute of every zone is found again, unless the clocks show it twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020) / minute, max: Date.UTC(2040) / minute }),
        (zone, minutes) => {
          const at = new Date(minutes * minute).toISOString()
          const found = instantAt(wallTime(at, zone), zone)
          expect(wallTime(found, zone)).toBe(wallTime(at, zone))
          expect(Math.abs(Date.parse(at) - Date.parse(found))).toBeLessThanOrEqual(60 * minute)
        },
      ),
      runs(500),
    )
  })
})
