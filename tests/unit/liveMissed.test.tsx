import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import all from 'virtual:messages/all'
import { expect, it } from 'vitest'

import { Until } from '../../src/components/live/Live/Until.tsx'
import { StartsIn } from '../../src/components/catalogue/Lives/StartsIn.tsx'

const at = '2026-11-24T16:43:00.000Z'
const hour = 3_600_000

it.each([
  [-1.5 * hour, '距开播1:30:00', '1:30:00 后开始'],
  [0, '即将开播', '即将开始'],
  [12 * hour, '即将开播', '即将开始'],
  [12 * hour + 1, '未按时开播，公布的时间已过', '未按时开播，公布的时间已过'],
])('[LIVE-01] %i ms after the announced time, a live that has not begun says %s', (after, door, hall) => {
  const now = () => Date.parse(at) + after
  const said = (part: typeof Until) => {
    const Part = part
    const markup = renderToString(
      <IntlProvider locale="zh-CN" messages={{ ...all['zh-CN']?.['room'], ...all['zh-CN']?.['lives'] }}>
        <Part at={at} now={now} />
      </IntlProvider>,
    )
    return markup.replaceAll(/<[^>]*>/g, '')
  }
  expect([said(Until), said(StartsIn)]).toEqual([door, hall])
})
