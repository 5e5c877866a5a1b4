import type { Words } from '../shared/words.ts'

export const chat: Words = {
  area: 'live',
  rank: 10,
  title: { 'zh-CN': '聊天', en: 'Chat' },
  purpose: {
    'zh-CN': '直播间聊天：消息按序、不重不漏，发送失败可以重发，断线自动恢复；与画面互不影响。',
    en: 'The chat of a room: messages in order, each once and none lost, failed ones can be sent again, and a lost connection comes back; picture and chat do not depend on each other.',
  },
  rules: ['CHAT-01', 'MUTE-01', 'LIVE-04', 'LIVE-07'],
  states: {
    'chat.link': { 'zh-CN': '连接', en: 'Connection' },
    'chat.link.open': { 'zh-CN': '已接通', en: 'Open' },
    'chat.link.open.connecting': { 'zh-CN': '正在连接', en: 'Connecting' },
    'chat.link.open.joined': { 'zh-CN': '已加入', en: 'Joined' },
    'chat.link.open.joined.ready': { 'zh-CN': '可以发言', en: 'Ready' },
    'chat.link.open.joined.lost': { 'zh-CN': '断线重连中', en: 'Connection lost' },
    'chat.link.retrying': { 'zh-CN': '稍后自动重试', en: 'Trying again soon' },
    'chat.link.failed': { 'zh-CN': '未能连接', en: 'Could not connect' },
    'chat.link.removed': { 'zh-CN': '已被移出', en: 'Removed' },
    'chat.link.replaced': { 'zh-CN': '已在其他窗口打开', en: 'Open elsewhere' },
    'chat.older': { 'zh-CN': '更早的消息', en: 'Older messages' },
    'chat.older.resting': { 'zh-CN': '未在读取', en: 'At rest' },
    'chat.older.loading': { 'zh-CN': '正在读取', en: 'Loading' },
    'chat.older.failed': { 'zh-CN': '读取失败', en: 'Loading failed' },
  },
  events: {
    'chat.ready': { by: 'server', says: { 'zh-CN': '聊天已连接', en: 'The chat is connected' } },
    'chat.lost': {
      by: 'browser',
      says: { 'zh-CN': '连接断开，正在恢复', en: 'The connection is lost and comes back' },
    },
    'chat.failed': { by: 'server', says: { 'zh-CN': '聊天没能连接', en: 'The chat could not be connected' } },
    'chat.received': { by: 'server', says: { 'zh-CN': '收到消息', en: 'Messages arrive' } },
    'chat.recalled': { by: 'server', says: { 'zh-CN': '一条消息被撤回', en: 'A message is taken back' } },
    'chat.replaced': {
      by: 'server',
      says: { 'zh-CN': '同一账号在其他窗口打开', en: 'The same account opens the chat elsewhere' },
    },
    'chat.removed': {
      by: 'server',
      says: { 'zh-CN': '被移出直播间', en: 'The visitor is removed from the room' },
    },
    'message.sent': { by: 'server', says: { 'zh-CN': '消息已送达', en: 'The message has arrived' } },
    'message.muted': {
      by: 'server',
      says: { 'zh-CN': '消息因禁言被拒绝', en: 'The message was refused because of a mute' },
    },
    'message.unsent': { by: 'server', says: { 'zh-CN': '消息没有送达', en: 'The message was not sent' } },
    'recall.failed': { by: 'server', says: { 'zh-CN': '撤回被拒绝', en: 'The recall is refused' } },
    'chat.send': { by: 'visitor', says: { 'zh-CN': '用户发送消息', en: 'The user sends a message' } },
    'chat.resend': { by: 'visitor', says: { 'zh-CN': '用户重新发送', en: 'The user sends it again' } },
    'chat.discard': {
      by: 'visitor',
      says: { 'zh-CN': '用户删除未发出的消息', en: 'The user discards what was not sent' },
    },
    'chat.recall': { by: 'visitor', says: { 'zh-CN': '用户撤回消息', en: 'The user takes a message back' } },
    'chat.older': {
      by: 'visitor',
      says: { 'zh-CN': '用户查看更早的消息', en: 'The user asks for older messages' },
    },
    'chat.scroll': {
      by: 'visitor',
      says: { 'zh-CN': '用户滚动聊天记录', en: 'The user scrolls through the chat' },
    },
    'chat.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户要求重新连接', en: 'The user asks to connect again' },
    },
  },
  actors: {
    runChat: {
      by: 'server',
      says: { 'zh-CN': '保持聊天连接，收发消息', en: 'Keeps the chat open, sends and receives' },
    },
    fetchOlder: { by: 'server', says: { 'zh-CN': '读取更早的消息', en: 'Loads older messages' } },
  },
  delays: {
    patience: { 'zh-CN': '15 秒内没有连上', en: 'Not connected within 15 seconds' },
    backoff: { 'zh-CN': '到了再次连接的时候', en: 'It is time for another attempt' },
  },
  guards: {
    canTryAgain: { 'zh-CN': '连续失败不到 5 次', en: 'Fewer than five attempts in a row have failed' },
    hasOlder: { 'zh-CN': '还有更早的消息', en: 'There are older messages' },
    isUnsent: { 'zh-CN': '该消息没有发出', en: 'That message was not sent' },
  },
  excused: {
    deadEnd: {
      'chat.link.removed': {
        'zh-CN': '被移出的人不能再进入本场直播，聊天也随之结束。',
        en: 'A removed member cannot come back to this live, so the chat is over, too.',
      },
    },
  },
}
