import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import type { ChatMessage } from '../../src/contract/room/chat.ts'
import { CallError, failure } from '../../src/contract/failure.ts'
import { chatBefore } from '../../mocks/live/roomState.ts'
import { messageLanguage, messageOf } from '../../server/shared/sentences/messages.ts'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { createRoomBench } from '../../workbench/harness/scene/roomHarness.tsx'
import type { RoomHarness } from '../../workbench/harness/scene/roomHarness.tsx'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

let bench: RoomHarness

const meta = preview.meta({
  title: 'Flows/Chat',
  component: Scene,
  args: { address: '/deviceDetection', page: () => bench.page },
  beforeEach: ({ msw, globals }) => {
    msw.use(...siteFrame(), ...visitor())
    bench = createRoomBench({ show: 'chat', locale: String(globals['locale']) })
  },
})

/** What was said before the visitor came; with as many further lines as wanted. */
const earlier = ({ globals }: Stage, more = 0): ChatMessage[] => {
  const lines = chatBefore(bench.room(), messageLanguage(String(globals['locale'])), Date.now())
  return Array.from({ length: lines.length + more }, (_, place) => {
    const line = lines[place % lines.length] as ChatMessage
    return { ...line, c: 100 + place, clientId: `before-${place}` }
  })
}
/** The chat is open, and somebody has spoken. */
const open = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.see('textbox', 'chat.message')
  bench.chat.tell({ type: 'chat.ready' })
  bench.chat.tell({ type: 'chat.received', messages: earlier(stage) })
  await waitFor(() => expect(hands.page.getByRole('textbox')).not.toHaveAttribute('aria-disabled'))
  return hands
}
const write = async (stage: Stage, text: string) => {
  const hands = await open(stage)
  await hands.fill('chat.message', text)
  const send = () => hands.page.getByRole('button', { name: hands.say('chat.send') })
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
  await hands.press('chat.send')
  return hands
}
const refusal = ({ globals }: Stage, reason: 'mutedMember' | 'mutedGroup') =>
  new CallError(
    failure('refused', messageOf(reason, messageLanguage(String(globals['locale'])), null), {
      reason,
      field: null,
      retry_after: null,
    }),
  )

export const Connecting = meta.story({
  name: '聊天 · 正在连接 / Connecting',
  parameters: { state: 'chat.link.open.connecting' },
  play: async (stage) => {
    await pageActions(stage).read('chat.bar.connecting')
  },
})

export const Ready = meta.story({
  name: '聊天 · 发送中、已发送，内容中的标记只是文字 / [CHAT-01] Sent and being sent; markup stays text',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: async (stage) => {
    const { page, fill, press, read } = await write(stage, '<b>1 < 2</b>')
    await read('chat.sending')
    const { clientId = '' } = bench.chat.sent.at(-1) ?? {}
    const [line] = earlier(stage) as [ChatMessage]
    const user = { ...line.user, userId: 'u_7' }
    bench.chat.accept({ ...line, c: 103, clientId, user, role: 'member', text: '<b>1 < 2</b>' })
    await waitFor(() => expect(page.getAllByText('<b>1 < 2</b>')).toHaveLength(1))
    await fill('chat.message', 'OK')
    await press('chat.send')
    await read('chat.sending')
  },
})

export const Unsent = meta.story({
  name: '聊天 · 没有发出，可以重发 / [CHAT-01] Not sent, can be sent again',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: async (stage) => {
    const { see } = await write(stage, 'OK')
    bench.chat.refuse(new CallError(failure('offline')))
    await see('button', 'chat.resend')
  },
})

export const Banned = meta.story({
  name: '聊天 · 发送时被禁言 / [MUTE-01] Banned from sending',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: async (stage) => {
    const { page, say } = await write(stage, 'OK')
    bench.chat.refuse(refusal(stage, 'mutedMember'))
    await waitFor(() => expect(page.getByRole('log')).toHaveTextContent(say('live.failed.banned')))
  },
})

export const Muted = meta.story({
  name: '聊天 · 全员禁言，已输入的内容保留 / [MUTE-01] Everybody is muted; what was typed stays',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: async (stage) => {
    const { fill, read, page } = await open(stage)
    await fill('chat.message', 'OK')
    bench.change({ groupMuted: true })
    await read('chat.bar.mutedGroup')
    await expect(page.getByRole('textbox')).toHaveValue('OK')
  },
})

export const NewMessages = meta.story({
  name: '聊天 · 往上看时来了新消息 / New messages while reading further up',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: async (stage) => {
    const { page, say } = await open(stage)
    bench.chat.tell({ type: 'chat.received', messages: earlier(stage, 40) })
    const log = page.getByRole('log')
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(log.clientHeight * 2))
    log.scrollTop = 0
    await waitFor(() => expect(log.scrollTop).toBe(0))
    // The scroll is heard in the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const [line] = earlier(stage) as [ChatMessage]
    bench.chat.tell({ type: 'chat.received', messages: [{ ...line, c: 900, clientId: 'newest' }] })
    await waitFor(() =>
      expect(page.getByRole('button', { name: say('chat.unread', { count: 1 }) })).toBeVisible(),
    )
  },
})

export const Lost = meta.story({
  name: '聊天 · 断线重连 / Connection lost',
  parameters: { state: 'chat.link.open.joined.lost' },
  play: async (stage) => {
    const { read } = await open(stage)
    bench.chat.tell({ type: 'chat.lost' })
    await read('chat.bar.lost')
  },
})

export const Retrying = meta.story({
  name: '聊天 · 初始化失败，稍后自动重试 / [LIVE-07] Could not be started; trying again soon',
  parameters: { state: 'chat.link.retrying' },
  play: async (stage) => {
    const { see } = await open(stage)
    bench.chat.tell({ type: 'chat.failed', error: new CallError(failure('offline')) })
    await see('button', 'state.retry')
  },
})

export const Failed = meta.story({
  name: '聊天 · 多次失败，由用户重试 / Failed; the visitor may try again',
  parameters: { state: 'chat.link.failed' },
  play: async (stage) => {
    const { press, see, read } = await open(stage)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      bench.chat.tell({ type: 'chat.failed', error: new CallError(failure('offline')) })
      await see('button', 'state.retry')
      if (attempt === 5) return
      await press('state.retry')
      await read('chat.bar.connecting')
    }
  },
})

export const Removed = meta.story({
  name: '聊天 · 已被移出 / [LIVE-04] Removed',
  parameters: { state: 'chat.link.removed' },
  play: async (stage) => {
    const { read } = await open(stage)
    bench.chat.tell({ type: 'chat.removed' })
    await read('live.failed.removed')
  },
})

export const Replaced = meta.story({
  name: '聊天 · 已在其他窗口打开 / Open elsewhere',
  parameters: { state: 'chat.link.replaced' },
  play: async (stage) => {
    const { see } = await open(stage)
    bench.chat.tell({ type: 'chat.replaced' })
    await see('button', 'chat.here')
  },
})

export const OlderResting = meta.story({
  name: '聊天 · 更早的消息已读完 / [CHAT-01] All older messages are there',
  parameters: { state: 'chat.older.resting' },
  play: async (stage) => {
    const { page, press, say } = await open(stage)
    await press('chat.older')
    const [line] = earlier(stage) as [ChatMessage]
    bench.chat.answerHistory({ list: [{ ...line, c: 1, clientId: 'first' }], more: false })
    await waitFor(() => expect(page.queryByText(say('chat.older'))).toBeNull())
    await waitFor(() => expect(page.getAllByText(line.text)).toHaveLength(2))
  },
})

export const OlderLoading = meta.story({
  name: '聊天 · 正在读取更早的消息 / Loading older messages',
  parameters: { state: 'chat.older.loading' },
  play: async (stage) => {
    const { page, press } = await open(stage)
    await press('chat.older')
    await waitFor(() => expect(page.getByRole('log').querySelector('[aria-busy="true"]')).not.toBeNull())
  },
})

export const OlderFailed = meta.story({
  name: '聊天 · 更早的消息读取失败 / Older messages could not be loaded',
  parameters: { state: 'chat.older.failed' },
  play: async (stage) => {
    const { press, read } = await open(stage)
    await press('chat.older')
    bench.chat.refuseHistory(new CallError(failure('offline')))
    await read('chat.older.failed')
  },
})
