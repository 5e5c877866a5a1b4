import { words } from '../shared/words.ts'

export const chat = words({
  area: 'live',
  rank: 10,
  title: ['聊天', 'Chat'],
  purpose: [
    '直播间聊天：消息按序、不重不漏，发送失败可以重发，断线自动恢复；与画面互不影响。',
    'The chat of a room: messages in order, each once and none lost, failed ones can be sent again, and a lost connection comes back; picture and chat do not depend on each other.',
  ],
  rules: ['CHAT-01', 'MUTE-01', 'LIVE-04', 'LIVE-07'],
  states: {
    'chat.link': ['连接', 'Connection'],
    'chat.link.open': ['已接通', 'Open'],
    'chat.link.open.connecting': ['正在连接', 'Connecting'],
    'chat.link.open.joined': ['已加入', 'Joined'],
    'chat.link.open.joined.ready': ['可以发言', 'Ready'],
    'chat.link.open.joined.lost': ['断线重连中', 'Connection lost'],
    'chat.link.retrying': ['稍后自动重试', 'Trying again soon'],
    'chat.link.failed': ['未能连接', 'Could not connect'],
    'chat.link.removed': ['已被移出', 'Removed'],
    'chat.link.replaced': ['已在其他窗口打开', 'Open elsewhere'],
    'chat.older': ['更早的消息', 'Older messages'],
    'chat.older.resting': ['未在读取', 'At rest'],
    'chat.older.loading': ['正在读取', 'Loading'],
    'chat.older.failed': ['读取失败', 'Loading failed'],
  },
  events: {
    'chat.ready': ['server', '聊天已连接', 'The chat is connected'],
    'chat.lost': ['browser', '连接断开，正在恢复', 'The connection is lost and comes back'],
    'chat.failed': ['server', '聊天没能连接', 'The chat could not be connected'],
    'chat.received': ['server', '收到消息', 'Messages arrive'],
    'chat.recalled': ['server', '一条消息被撤回', 'A message is taken back'],
    'chat.replaced': ['server', '同一账号在其他窗口打开', 'The same account opens the chat elsewhere'],
    'chat.removed': ['server', '被移出直播间', 'The visitor is removed from the room'],
    'message.sent': ['server', '消息已送达', 'The message has arrived'],
    'message.muted': ['server', '消息因禁言被拒绝', 'The message was refused because of a mute'],
    'message.unsent': ['server', '消息没有送达', 'The message was not sent'],
    'recall.failed': ['server', '撤回被拒绝', 'The recall is refused'],
    'chat.send': ['visitor', '用户发送消息', 'The user sends a message'],
    'chat.resend': ['visitor', '用户重新发送', 'The user sends it again'],
    'chat.discard': ['visitor', '用户删除未发出的消息', 'The user discards what was not sent'],
    'chat.recall': ['visitor', '用户撤回消息', 'The user takes a message back'],
    'chat.older': ['visitor', '用户查看更早的消息', 'The user asks for older messages'],
    'chat.scroll': ['visitor', '用户滚动聊天记录', 'The user scrolls through the chat'],
    'chat.retry': ['visitor', '用户要求重新连接', 'The user asks to connect again'],
  },
  actors: {
    runChat: ['server', '保持聊天连接，收发消息', 'Keeps the chat open, sends and receives'],
    fetchOlder: ['server', '读取更早的消息', 'Loads older messages'],
  },
  delays: {
    patience: ['15 秒内没有连上', 'Not connected within 15 seconds'],
    backoff: ['到了再次连接的时候', 'It is time for another attempt'],
  },
  guards: {
    canTryAgain: ['连续失败不到 5 次', 'Fewer than five attempts in a row have failed'],
    hasOlder: ['还有更早的消息', 'There are older messages'],
    isUnsent: ['该消息没有发出', 'That message was not sent'],
  },
  excused: {
    deadEnd: {
      'chat.link.removed': [
        '被移出的人不能再进入本场直播，聊天也随之结束。',
        'A removed member cannot come back to this live, so the chat is over, too.',
      ],
    },
  },
})
