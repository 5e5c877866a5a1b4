import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse } from '../../mocks/handlers.ts'
import { announceUnread } from '../../src/services/unreadChannel.ts'
import { element, pageActions, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'
import { until } from '../../workbench/harness/stage/until.ts'

const main = () => element<HTMLElement>('main')
const unread = () => [...main().querySelectorAll<HTMLElement>('article[data-read="false"]')]
const tabs = () => [...main().querySelectorAll('nav[aria-label="筛选"] a')]

const show = async (at = '/message') => {
  const stage = await openStage({ at, signedIn: true })
  await until(() => expect(main().querySelectorAll('article')).toHaveLength(3))
  return { stage, ...pageActions(stage) }
}

describe('/message', () => {
  it('[MEM-04] [MSG-02] kinds with unread numbers; the kind is in the address, and another one is another list', async () => {
    const { stage } = await show()
    await until(() =>
      expect(tabs().map((tab) => tab.textContent)).toEqual([
        '全部',
        expect.stringMatching(/^系统消息1/),
        expect.stringMatching(/^会议消息1/),
        '论文消息',
        expect.stringMatching(/^订单消息1/),
        expect.stringMatching(/^评论/),
      ]),
    )
    await stage.user.click(within(main()).getByRole('link', { name: /订单消息/ }))
    await until(() => expect(location.search).toBe('?type=order'))
    await until(async () => {
      const asked = await network.sent('listMessages')
      expect(asked.map(({ input }) => input.get('type'))).toEqual([null, 'order'])
    })
    history.back()
    await until(() => expect(location.search).toBe(''))
  })

  it('[MEM-04] [HDR-03] what is read is read at once, and the header looks at the number', async () => {
    const { stage } = await show()
    expect(unread()).toHaveLength(2)
    const before = (await network.sent('countUnread')).length
    const [first] = unread()
    await stage.user.click(within(first as HTMLElement).getByRole('button', { name: '标为已读' }))
    await until(() => expect(unread()).toHaveLength(1))
    await until(async () => expect((await network.sent('countUnread')).length).toBeGreaterThan(before))
    expect((await network.sent('readMessage')).map(({ input }) => input.get('id'))).toEqual(['3'])
  })

  it('[MEM-04] all are read at once, up to the newest that was shown', async () => {
    const { press } = await show()
    await press('message.readAll')
    await until(() => expect(unread()).toEqual([]))
    await until(async () => {
      const sent = await network.sent('readMessages')
      expect(sent.map(({ input }) => Object.fromEntries(input))).toEqual([{ before: '3' }])
    })
    const button = within(main()).getByRole<HTMLButtonElement>('button', { name: '全部标为已读' })
    expect(button.disabled).toBe(true)
  })

  it('[MSG-02] [HDR-03] going to what a message is about reads it, and the header looks at the number', async () => {
    const { stage } = await show()
    const before = (await network.sent('countUnread')).length
    const reading = network.hold('readMessage')
    await stage.user.click(within(main()).getByRole('link', { name: '查看门票' }))
    await until(() => expect(location.pathname).toBe('/personal/notes/tickets'))
    await until(async () =>
      expect((await network.sent('readMessage')).map(({ input }) => input.get('id'))).toEqual(['3']),
    )
    // The page of the messages is gone by now.
    await reading.answer(answerResponse('readMessage', 1))
    await until(async () => expect((await network.sent('countUnread')).length).toBeGreaterThan(before))
  })

  it('[HDR-03] messages that were read in another tab are no longer counted in this one', async () => {
    await show()
    network.use(answer('countUnread', 0))
    announceUnread()
    await until(() => expect(element('summary', userMenu()).textContent).not.toContain('未读消息'))
  })

  it('[MSG-02] an account without an address gets a hint', async () => {
    network.use(
      answer('getChannelWishes', { ...fixturesFor('zh').getChannelWishes, email: null, mobile: null }),
    )
    await show()
    await until(() => expect(main().textContent).toContain('尚未绑定邮箱'))
    expect(main().querySelectorAll('[data-flow="channelWishes"] input')).toHaveLength(0)
  })
})
