import { expect, it } from 'vitest'

import { calendarOf } from '../../server/calendar/ics.ts'

const at = new Date(Date.UTC(2026, 10, 21))
const entries = Array.from({ length: 120 }, (_, id) => ({
  ...{ id, title: `第${id}届大会`, subject: '计算机', venue: '会议中心', place: '杭州' },
  ...{
    summary: '介绍',
    startsAt: at,
    endsAt: at,
    createdAt: at,
    changedAt: at,
    revision: 0,
    isCancelled: false,
  },
}))
const options = { name: '会序', language: 'zh', origin: 'https://symposium.example' } as const

it('[PUB-01] a calendar that is made in parts is one calendar, with each conference once and in order', async () => {
  const text = await calendarOf(entries, options)
  // Every line ends in CRLF, the last one too, and none is empty.
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines).not.toContain('')
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR' || line === 'END:VCALENDAR')).toHaveLength(2)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const uids = lines.filter((line) => line.startsWith('UID:'))
  expect(uids).toEqual(entries.map(({ id }) => `UID:conference-${id}@symposium`))
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(120)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(120)
  expect(lines.filter((line) => line.startsWith('X-WR-CALNAME'))).toHaveLength(1)
})

it('[PUB-01] an empty calendar is valid, too', async () => {
  const lines = (await calendarOf([], options)).split('\r\n')
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})
