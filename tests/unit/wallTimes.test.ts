import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calls } from '../../src/contract/calls.ts'
import { samples } from '../../src/contract/examples.ts'
import { instant } from '../../src/contract/times.ts'
import { instantAt, isShownTwice, typedInstant, wallFault, wallTime } from '../../src/contract/wallTimes.ts'
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

  it.each([
    ['2027-03-14T02:30', 'America/New_York', 'skipped'],
    ['2027-03-14T01:59', 'America/New_York', 'once'],
    ['2027-03-14T03:00', 'America/New_York', 'once'],
    ['2027-11-07T01:30', 'America/New_York', 'twice'],
    ['2027-11-07T02:00', 'America/New_York', 'once'],
    ['2026-10-25T02:30', 'Europe/Berlin', 'twice'],
    // Half an hour, and a whole day.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', 'skipped'],
    ['2011-12-30T12:00', 'Pacific/Apia', 'skipped'],
    ['2027-03-14T02:30', 'Asia/Shanghai', 'once'],
    ['2027-02-31T02:30', 'America/New_York', 'once'],
    ['', 'America/New_York', 'once'],
  ])('%s in %s is shown by the clocks: %s', (wall, zone, shown) => {
    const fault = wallFault(wall, zone)
    expect(fault === null ? (isShownTwice(wall, zone) ? 'twice' : 'once') : 'skipped').toBe(shown)
    const read = instant().safeParse(typedInstant(wall, zone))
    expect(read.error?.issues[0]?.message === 'timeSkipped').toBe(shown === 'skipped')
  })

  it.each([
    ['saveConferenceBasics', 'starts_at', { time_zone: 'America/New_York', ends_at: '2027-03-16T18:00' }],
    ['saveRegistrationWindow', 'refund_until', {}],
    ['saveRegistrationWindow', 'certificates_at', {}],
    ['saveMeal', 'starts_at', {}],
    ['saveHotelRoom', 'book_until', {}],
    ['issueCoupons', 'valid_until', {}],
    ['saveCampaign', 'send_at', {}],
  ] as const)('[CONF-04] %s refuses %s that the clocks jump over, by name', (name, field, more) => {
    const typed = { ...samples[name], ...more, [field]: '2027-03-14T02:30' }
    const read = calls[name].input.safeParse(typed)
    expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([
      field,
      'timeSkipped',
    ])
  })

  it('no field and no query turns a local time into a moment by itself', () => {
    const sources = ['src', 'server'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    const having = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, 'utf8')))
    expect(having(/datetime-local/)).toEqual(['src/components/kit/LocalTimeField.tsx'])
    expect(having(/::timestamp at time zone/i)).toEqual([])
  })

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
