import type { HttpHandler } from 'msw'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import { markCopySeen } from '../../src/contract/conferenceCopy.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Next year' } satisfies Meta
export default meta

/** A server that knows which lines were found right. */
const looking = (): HttpHandler[] => {
  const seen = new Set<string>(['price|tickets|普通代表|1500 → 1800'])
  const review = (request: Request) => {
    const language = messageLanguage(request.headers.get('lang'))
    const { list, ...rest } = fixturesFor(language).getCopyReview
    const marked = list.map((eye) => ({ ...eye, is_seen: seen.has(eye.key) }))
    return answerResponse('getCopyReview', { ...rest, list: marked }, language)
  }
  return [
    onCall('getCopyReview', ({ request }) => review(request)),
    onCall('markCopySeen', async ({ request }) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      const wish = markCopySeen.input.parse(form)
      if (wish.seen === 1) seen.add(wish.line)
      else seen.delete(wish.line)
      return review(request)
    }),
  ]
}

export const Clone: StoryObj = {
  name: '办下一届：看待办和数字 → 复制会议、核对日期 → 逐条过目 / Next year: to-dos and numbers, a copy with its dates, line by line [CONF-03]',
  play: visit(
    { at: '/organizer/1', signedIn: true, network: looking },
    async ({ stage, step, fill, submit, read, see }) => {
      await step('待办在前，数字通向名单 / To-dos first, numbers lead to lists', async () => {
        await see('heading', 'dashboard.todos')
        const todo = await until(() => element<HTMLAnchorElement>('main a[data-todo="refunds"]'))
        expect(todo.getAttribute('href')).toBe('/console?queue=refunds&conference=1')
      })
      await step('复制 / The copy', async () => {
        await stage.user.click(
          element<HTMLAnchorElement>('main a[href="/organizer/41/copy"], main a[href="/organizer/1/copy"]'),
        )
        await until(() => element('main form input[name="starts_on"]'))
        await fill('copy.clone.startsOn', '2028-04-29')
        const day = stage.language === 'en' ? 'Apr 29, 2028' : '2028年4月29日'
        await until(() =>
          expect(element('main table tbody').textContent?.replaceAll(' ', '')).toContain(
            day.replaceAll(' ', ''),
          ),
        )
        await submit()
      })
      await step('过目 / What to look at', async () => {
        await see('heading', 'copy.review')
        const panel = () => element<HTMLElement>('section[aria-labelledby="copy-review"]')
        await until(() => expect(panel().dataset['open']).toBe('4'))
        const box = await until(() => element<HTMLInputElement>('li[data-kind="weekday"] input', panel()))
        await stage.user.click(box)
        await until(() => expect(panel().dataset['open']).toBe('3'))
        await read('copy.eye.seen')
      })
    },
  ),
}
