import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import all from 'virtual:messages/all'
import { expect, it } from 'vitest'

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
