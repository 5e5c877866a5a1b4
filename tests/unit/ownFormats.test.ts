import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { formatMoment } from '../../src/i18n/moments.ts'
import { formatMoney, formatNumber } from '../../src/i18n/numbers.ts'

const shapes = [
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
] as const
const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC']
const instants = [
  '2026-11-21T15:59:59Z',
  '2026-11-21T16:00:00Z',
  '2028-02-29T04:05:06Z',
  '2026-07-01T00:30:00Z',
]

describe('a moment', () => {
  it.each(['zh-CN', 'en'] as const)('reads in %s as the language has it, in every zone', (locale) => {
    for (const timeZone of zones) {
      for (const at of instants) {
        for (const shape of shapes) {
          // This Node's own data are of the same mind; a browser's need not be.
          const usual = new Intl.DateTimeFormat(locale, { ...shape, timeZone }).format(new Date(at))
          expect(formatMoment(at, undefined, shape, { locale, timeZone })).toBe(usual)
        }
      }
    }
  })

  it('says of a range what changes', () => {
    const said = (locale: 'zh-CN' | 'en', from: string, to: string, shape: (typeof shapes)[number]) =>
      formatMoment(`${from}:00+08:00`, `${to}:00+08:00`, shape, { locale, timeZone: 'Asia/Shanghai' })
    const [, , withYear, days, minutes] = shapes
    expect([
      said('zh-CN', '2026-11-21T09:00', '2026-11-24T18:00', withYear),
      said('zh-CN', '2026-11-28T09:00', '2026-12-02T18:00', days),
      said('zh-CN', '2026-12-30T09:00', '2027-01-02T18:00', days),
      said('zh-CN', '2026-11-21T09:00', '2026-11-21T18:00', withYear),
      said('zh-CN', '2026-11-21T11:30', '2026-11-21T13:00', minutes),
      said('en', '2026-11-21T09:00', '2026-11-24T18:00', withYear),
      said('en', '2026-11-28T09:00', '2026-12-02T18:00', days),
      said('en', '2026-12-30T09:00', '2027-01-02T18:00', days),
      said('en', '2026-11-21T11:30', '2026-11-22T13:00', minutes),
    ]).toEqual([
      '2026年11月21日 – 24日',
      '11月28日 – 12月2日',
      '2026年12月30日 – 2027年1月2日',
      '2026年11月21日',
      '11月21日 11:30 – 13:00',
      'Nov 21 – 24, 2026',
      'Nov 28 – Dec 2',
      'Dec 30, 2026 – Jan 2, 2027',
      'Nov 21, 11:30 – Nov 22, 13:00',
    ])
  })

  it('that is invalid is refused, and so is an invalid zone', () => {
    const place = { locale: 'en', timeZone: 'Asia/Shanghai' } as const
    expect(() => formatMoment('soon', undefined, shapes[0], place)).toThrow(RangeError)
    expect(() =>
      formatMoment(instants[0] ?? '', undefined, shapes[0], { ...place, timeZone: 'Mars' }),
    ).toThrow(RangeError)
  })
})

it.each([
  [0, '0'],
  [-0.2, '-0.2'],
  [-0.0001, '0'],
  [999, '999'],
  [1234.5, '1,234.5'],
  [12_345_678, '12,345,678'],
])('the number %d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

it('shares and amounts of money read as usual', () => {
  expect(formatNumber(0.256, { style: 'percent' })).toBe('26%')
  expect(formatNumber(0.256, { style: 'percent', maximumFractionDigits: 1 })).toBe('25.6%')
  expect([formatMoney(160_000, 'zh-CN'), formatMoney(-5, 'zh-CN'), formatMoney(123_456_789, 'en')]).toEqual([
    '¥1,600.00',
    '-¥0.05',
    'CNY 1,234,567.89',
  ])
})

it('no component asks the browser how a date, a number or a plural is written', () => {
  const asks =
    /\bIntl\.(?!DateTimeFormat\(\)\.resolvedOptions)|\.toLocale\w*String\(|\bformat(?:Date|Time|DateTimeRange|RelativeTime|List|Plural|DisplayName)\b|\{[^}]*\bformatNumber\b[^}]*\} = useIntl|\bintl\.formatNumber|\bFormatted(?!Message\b)[A-Z]\w+/
  const mayAsk = [
    'i18n/moments.ts',
    'app/steps.ts',
    // A record is shown to members only, after the session is known: it is never in the server's markup.
    'components/kit/Record/Detail.tsx',
    'components/conference/OwnConferences/Parts.tsx',
    // The names of the zones to choose from; nothing is written with them.
    'components/conference/OwnConferences/ZoneChoices.tsx',
    // Whether there is such a zone.
    'contract/timeZone.ts',
    // Only the numbers of a moment, which are put together there.
    'contract/clock.ts',
    // Only the numbers of a day, which are put together there.
    'contract/citation.ts',
    // Splits sentences of what an author has typed: never in the server's markup either.
    'components/kit/textDiff.ts',
    // Place at which a name may be broken on paper, which is drawn on the server.
    'contract/documents/fit.ts',
  ]
  const guilty = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !mayAsk.includes(file))
    .filter((file) => asks.test(readFileSync(`src/${file}`, 'utf8')))
  expect(guilty).toEqual([])
})
