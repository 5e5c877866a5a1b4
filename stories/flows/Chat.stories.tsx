import type { Meta, StoryObj } from '@storybook/react-vite'

import { inPart } from '../../workbench/harness/story/visit.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { chatMessage } from '../../src/machines/chat/chat.model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Chat' } satisfies Meta
export default meta

const open = ['chat.ready', 'chat.received', 'chat.send'] as const
const unsent = (error: Error) => ({ type: 'message.unsent', clientId: 'client-mine', error })
const markup = '<b>1 < 2</b>'

export const Connecting: StoryObj = {
  name: '聊天 · 正在连接 / Connecting',
  ...reach('chat.link.open.connecting'),
}
export const Ready: StoryObj = {
  name: '聊天 · 发送中、已发送，内容中的标记只是文字 / [CHAT-01] Sent and being sent; markup stays text',
  ...reach('chat.link.open.joined.ready', {
    by: [
      'chat.ready',
      'chat.received',
      { type: 'chat.send', clientId: 'client-mine', text: markup },
      { type: 'message.sent', clientId: 'client-mine', message: chatMessage(61, markup, 'client-mine') },
      'chat.send',
    ],
  }),
}
export const Unsent: StoryObj = {
  name: '聊天 · 没有发出，可以重发 / [CHAT-01] Not sent, can be sent again',
  ...reach('chat.link.open.joined.ready', { by: [...open, unsent(callError('offline'))] }),
}
export const Banned: StoryObj = {
  name: '聊天 · 发送时被禁言 / [MUTE-01] Banned from sending',
  ...reach('chat.link.open.joined.ready', {
    by: [...open, unsent(callError('refused', 'mutedMember'))],
    act: ({ read }) => read('live.failed.banned'),
  }),
}
export const Muted: StoryObj = {
  name: '聊天 · 全员禁言，已输入的内容保留 / [MUTE-01] Everybody is muted; what was typed stays',
  parameters: { state: 'chat.link.open.joined.ready' },
  play: inPart({ show: 'chat' }, async ({ fill, read, bench }) => {
    bench.chat.tell({ type: 'chat.ready' })
    await fill('chat.message', 'OK')
    bench.change({ groupMuted: true })
    await read('chat.bar.mutedGroup')
  }),
}
export const NewMessages: StoryObj = {
  name: '聊天 · 往上看时来了新消息 / New messages while reading further up',
  ...reach('chat.link.open.joined.ready', {
    by: ['chat.ready', 'chat.scroll', { type: 'chat.received', messages: [chatMessage(62)] }],
    act: ({ see }) => see('button', 'chat.unread', { count: 1 }),
  }),
}
export const Lost: StoryObj = {
  name: '聊天 · 断线重连 / Connection lost',
  ...reach('chat.link.open.joined.lost'),
}
export const Retrying: StoryObj = {
  name: '聊天 · 初始化失败，稍后自动重试 / [LIVE-07] Could not be started; trying again soon',
  ...reach('chat.link.retrying'),
}
export const Failed: StoryObj = {
  name: '聊天 · 多次失败，由用户重试 / Failed; the visitor may try again',
  ...reach('chat.link.failed'),
}
export const Removed: StoryObj = {
  name: '聊天 · 已被移出 / [LIVE-04] Removed',
  ...reach('chat.link.removed'),
}
export const Replaced: StoryObj = {
  name: '聊天 · 已在其他窗口打开 / Open elsewhere',
  ...reach('chat.link.replaced'),
}
export const OlderResting: StoryObj = {
  name: '聊天 · 更早的消息已读完 / [CHAT-01] All older messages are there',
  ...reach('chat.older.resting', { via: 'chat.older.loading', by: ['xstate.done.actor.fetchOlder'] }),
}
export const OlderLoading: StoryObj = {
  name: '聊天 · 正在读取更早的消息 / Loading older messages',
  ...reach('chat.older.loading'),
}
export const OlderFailed: StoryObj = {
  name: '聊天 · 更早的消息读取失败 / Older messages could not be loaded',
  ...reach('chat.older.failed'),
}
