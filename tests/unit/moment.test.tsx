import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import all from 'virtual:messages/all'
import { describe, expect, it } from 'vitest'

import { zoneOffset } from '../../src/contract/timeZone.ts'
import { PlaceTime } from '../../src/components/ui/PlaceTime.tsx'
import { LiveCard } from '../../src/components/Home/LiveCard.tsx'

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
        <PlaceTime
          at="2026-12-01T10:00:00.000Z"
          timeZone="Europe/Berlin"
          format={{ dateStyle: 'medium', timeStyle: 'short' }}
        />
      </IntlProvider>,
    )
    expect(markup.replaceAll(/<[^>]*>/g, '')).toContain('11:00 (UTC+1)')
  })
})
