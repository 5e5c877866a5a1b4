import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { calendarOf } from '../../../server/calendar/ics.ts'
import { cleanHtml } from '../../../server/handlers/cleanHtml.ts'
import { readForm } from '../../../server/http/form.ts'
import { readFileForm } from '../../../server/http/fileForm.ts'
import { openApi, openApiPage } from '../../../server/openapi.ts'
import { createWechat } from '../../../server/wechat/createWechat.ts'
import { longestHold, longestPause } from '../../support/longestPause.ts'

const token = 'callback-token'
/** Bytes, as `createWechat` takes them. */
const longestMessage = 16 * 1024
const startsAt = new Date(Date.UTC(2026, 10, 21))
/** Documents, uploads and pages have their own tests: they need a database or the site. */
const works: ReadonlyArray<readonly [name: string, work: (run: number) => unknown]> = [
  [
    'the longest form',
    () =>
      readForm(
        `${Array.from({ length: 99 }, (_, field) => `a${field}=1&`).join('')}text=${encodeURIComponent('会'.repeat(7000))}`,
      ),
  ],
  [
    'a file in pieces, every sign escaped',
    () => {
      const piece = new TextEncoder().encode('%41'.repeat(21_845))
      const body = async function* () {
        yield new TextEncoder().encode('content=data%3Aimage%2Fpng%3Bbase64%2C')
        for (let sent = 0; sent < 20 * 1024 * 1024; sent += piece.byteLength) {
          yield piece
          await new Promise(setImmediate)
        }
        yield new TextEncoder().encode(
          'AAAA'.slice(0, (4 - ((Math.ceil((20 * 1024 * 1024) / piece.byteLength) * 21_845) % 4)) % 4),
        )
      }
      const sink = { begin: () => Promise.resolve(), write: () => Promise.resolve() }
      const admit = () => Promise.resolve({ sink, limit: 60 * 1024 * 1024 })
      return readFileForm(body(), { field: 'content', textLimit: 1000, admit })
    },
  ],
  [
    'a calendar of a thousand conferences',
    () =>
      calendarOf(
        Array.from({ length: 1000 }, (_, id) => ({
          ...{ id, title: `第${id}届大会`, subject: '计算机', venue: '会议中心', place: '杭州' },
          summary: '这是一段很长的介绍。'.repeat(60),
          ...{ startsAt, endsAt: startsAt, createdAt: startsAt, changedAt: startsAt },
          ...{ revision: 0, isCancelled: false },
        })),
        { name: '会序', language: 'zh', origin: 'https://symposium.example' },
      ),
  ],
  [
    'HTML of two hundred kilobytes',
    (run) => cleanHtml(`${run}<p onclick="x()"><b>text</b> <script>1</script></p>`.repeat(4000)),
  ],
  [
    'the longest message of WeChat',
    (run) => {
      const [timestamp, nonce] = [String(startsAt.getTime() / 1000), `nonce-${run}`]
      const signature = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex')
      const wechat = createWechat({ appId: 'a', appSecret: 'b', token, fetch, now: () => startsAt.getTime() })
      const text = `<xml><FromUserName>oUpF8uMuAJO_M2pxb1Q9zNjWeS6o</FromUserName><MsgType>event</MsgType><Event>SCAN</Event><EventKey>Zk3-scene_1</EventKey>${'<a><b>1</b></a>'.repeat(longestMessage / 20)}</xml>`
      return wechat.readCallback({ signature, timestamp, nonce, echostr: null }, text)
    },
  ],
  ['the description of the API', () => openApi()],
  ['the page that describes the API', () => openApiPage()],
]

describe('the event loop', () => {
  it.each(works)('is not held by %s', async (_name, work) => {
    let run = 0
    const pause = await longestPause(async () => {
      await work((run += 1))
    })
    expect(pause).toBeLessThan(longestHold)
  })

  it('is seen to be held by a loop', async () => {
    const pause = await longestPause(() => {
      const before = process.cpuUsage()
      while (process.cpuUsage(before).user < 1.5 * longestHold * 1000);
      return Promise.resolve()
    }, 1)
    expect(pause).toBeGreaterThan(longestHold)
  })
})
