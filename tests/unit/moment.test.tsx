import { readdirSync, readFileSync } from 'node:fs'

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import all from 'virtual:messages/all'
import { describe, expect, it } from 'vitest'

import { zoneOffset } from '../../src/contract/timeZone.ts'
import { Moment } from '../../src/components/kit/Moment.tsx'
import { LiveCard } from '../../src/components/site/Home/LiveCard.tsx'

it.each(['zh-CN', 'en'] as const)(
  'a live that begins at midnight in Shanghai begins at 00:43 in %s',
  (locale) => {
    const live = {
      id: 1,
      title: 'Night shift',
      cover: '',
      speaker: 'Lin Mei',
      status: 'not_started',
      starts_at: '2026-11-24T16:43:00.000Z',
      time_zone: 'Asia/Shanghai',
      video_id: null,
    } as const
    const markup = renderToString(
      <IntlProvider locale={locale} messages={all[locale]?.['home'] ?? {}}>
        <LiveCard live={live} />
      </IntlProvider>,
    )
    expect(markup).toMatch(/25\D*00:43/)
  },
)

describe('when a live begins, for readers elsewhere', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-24T16:43:00.000Z', 'UTC+8'],
    ['Europe/Berlin', '2026-07-01T10:00:00.000Z', 'UTC+2'],
    ['Europe/Berlin', '2026-12-01T10:00:00.000Z', 'UTC+1'],
    ['America/St_Johns', '2026-12-01T10:00:00.000Z', 'UTC-3:30'],
    ['UTC', '2026-12-01T10:00:00.000Z', 'UTC+0'],
  ])('the clocks of %s are named by what they show at %s: %s', (zone, at, said) => {
    expect(zoneOffset(at, zone)).toBe(said)
  })

  it('the clocks are those of the conference', () => {
    const markup = renderToString(
      <IntlProvider locale="en" messages={{}}>
        <Moment
          at="2026-12-01T10:00:00.000Z"
          timeZone="Europe/Berlin"
          format={{ dateStyle: 'medium', timeStyle: 'short' }}
        />
      </IntlProvider>,
    )
    expect(markup.replaceAll(/<[^>]*>/g, '')).toContain('11:00 (UTC+1)')
  })
})

const whole = { dateStyle: 'medium', timeStyle: 'short' } as const
const said = (moment: ReactNode) =>
  renderToString(
    <IntlProvider locale="en" messages={{}}>
      {moment}
    </IntlProvider>,
  )

describe('a moment names its zone by its kind', () => {
  const at = '2026-12-01T10:00:00.000Z'
  const until = '2026-12-01T12:00:00.000Z'
  it.each([
    [
      'a time of a place',
      <Moment key="a" at={at} timeZone="Europe/Berlin" format={whole} />,
      'Dec 1, 2026, 11:00 (UTC+1)',
    ],
    [
      'a range of a place',
      <Moment key="a" at={at} until={until} timeZone="Europe/Berlin" format={whole} />,
      'Dec 1, 2026, 11:00 – 13:00 (UTC+1)',
    ],
    [
      'an hour of a place',
      <Moment key="a" at={at} timeZone="Europe/Berlin" format={{ timeStyle: 'short' }} />,
      '11:00 (UTC+1)',
    ],
    [
      'a day of a place',
      <Moment key="a" at={at} timeZone="Europe/Berlin" format={{ dateStyle: 'medium' }} />,
      'Dec 1, 2026',
    ],
    ['a record of the reader', <Moment key="a" at={at} format={whole} />, 'Dec 1, 2026, 18:00'],
  ])('%s', (_kind, moment, text) => {
    expect(
      said(moment)
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    ).toBe(text)
  })
  it('a record of the reader says its zone on pointing at it', () => {
    expect(said(<Moment at={at} format={whole} />)).toContain('title="UTC+8"')
  })
})

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)

/** Components that write a time without its zone, and why. The list may only shrink. */
const unzoned = {
  'components/site/Butler/BookingDialog.tsx': 'nights, which are days alone',
  'components/conference/ConferenceHotels/Occupancy.tsx': 'nights, which are days alone',
  'components/conference/ConferenceCopy/CopyPreview.tsx': 'what is typed, which is no moment yet',
  'components/kit/LocalTime.tsx': 'part of Moment',
  'components/kit/Moment.tsx': 'names the zone',
}
/** Dates of the reader's own, shown by the reader's clock although others set them; those of a conference have its zone. The list may only shrink. */
const ofTheReader = [
  'account/Account/DataExport.tsx',
  'benefits/Benefits/KnockCard.tsx',
  'benefits/Benefits/KnockSheet.tsx',
  'conference/Notes/MealCard.tsx',
  'conference/People/BulkActionView.tsx',
  'conference/Team/TeamInvitationSheet.tsx',
  'conference/Team/TeamInvitations.tsx',
  'live/Live/RehearsalNote.tsx',
  'live/OwnLives/StaffPart.tsx',
  'mail/Campaigns/CampaignList.tsx',
  'papers/Assignment/AskedCard.tsx',
  'papers/Assignment/InvitationSheet.tsx',
  'papers/Assignment/LinkCard.tsx',
  'papers/PaperDesk/RebuttalSheet.tsx',
  'papers/PaperDesk/ReviewSheets.tsx',
  'papers/Reviews/PaperSheet.tsx',
  'pay/Checkout/OrderSummary.tsx',
]

it('only Moment writes a time', () => {
  const writers = components.filter(
    (file) =>
      /<WrittenMoment|formatMoment\(/.test(readFileSync(`src/${file}`, 'utf8')) &&
      file !== 'components/kit/WrittenMoment.tsx',
  )
  expect(writers.toSorted()).toEqual(Object.keys(unzoned).toSorted())
})

it('what is to come of a conference is shown by its clocks', () => {
  const open = components.filter((file) => {
    const moments = readFileSync(`src/${file}`, 'utf8').match(/<Moment\s[^>]*?\/>/gs) ?? []
    return moments.some(
      (moment) =>
        !moment.includes('timeZone') &&
        /at=\{[^}]*(?:starts|ends|deadline|due|until|opens|closes|expires)/.test(moment) &&
        /toTheMinute|timeStyle|format=\{format\}/.test(moment),
    )
  })
  expect(open.map((file) => file.replace('components/', '')).toSorted()).toEqual(ofTheReader)
})
