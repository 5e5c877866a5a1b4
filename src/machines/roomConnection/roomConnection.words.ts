import { words } from '../shared/words.ts'

export const roomConnection = words({
  area: 'live',
  rank: 16,
  title: ['直播间重连', 'Reconnecting to a live room'],
  purpose: [
    '页面与直播间之间的长连接：首次进入多次无响应即放弃；进入过的用户断线后一直重试，间隔逐次加长。',
    'The socket between a page and its room. A first entry that gets no answer is given up after some attempts; a visitor who was in is reconnected without limit, at growing intervals.',
  ],
  rules: ['LIVE-04', 'LIVE-08', 'LIVE-09'],
  states: {
    'roomConnection.open': ['连接中或已连接', 'Kept open'],
    'roomConnection.open.entering': ['首次进入', 'Entering for the first time'],
    'roomConnection.open.entering.asking': ['正在领取入场凭证', 'Asking for a ticket'],
    'roomConnection.open.entering.greeting': ['等待服务器接纳', 'Waiting for the welcome'],
    'roomConnection.open.entering.waiting': ['稍后再次进入', 'Waiting to try again'],
    'roomConnection.open.online': ['已连接', 'Connected'],
    'roomConnection.open.resuming': ['断线重连', 'Coming back'],
    'roomConnection.open.resuming.waiting': ['等待下一次重连', 'Waiting to try again'],
    'roomConnection.open.resuming.choosing': ['选择重连凭据', 'Choosing what to come back with'],
    'roomConnection.open.resuming.asking': ['重新领取入场凭证', 'Asking for a new ticket'],
    'roomConnection.open.resuming.greeting': ['重连中，等待服务器接纳', 'Waiting for the welcome back'],
    'roomConnection.removed': ['已被移出', 'Removed'],
    'roomConnection.replaced': ['已在别处打开', 'Opened elsewhere'],
    'roomConnection.displaced': ['游客席位已满', 'No place left for guests'],
    'roomConnection.full': ['人数已满', 'Full'],
    'roomConnection.ended': ['直播已结束', 'Ended'],
    'roomConnection.failed': ['放弃连接', 'Given up'],
  },
  events: {
    'socket.welcomed': ['server', '服务器接纳', 'The server lets the visitor in'],
    'socket.lost': [
      'browser',
      '连接断开，或 25 秒没有任何消息',
      'The socket is closed, or nothing was heard for 25 seconds',
    ],
    'socket.refused': ['server', '会话或凭证失效', 'Session or ticket is not accepted any more'],
    'socket.unreadable': [
      'server',
      '服务器无法识别页面发来的内容',
      'The server could not read what the page sent',
    ],
    'socket.removed': ['server', '用户被移出直播间', 'The visitor is removed'],
    'socket.replaced': ['server', '用户在别处打开了直播间', 'The visitor has opened the room elsewhere'],
    'socket.displaced': ['server', '席位让给了会员', 'The place went to a member'],
    'socket.full': ['server', '人数已满', 'The room is full'],
    'socket.ended': ['server', '直播结束', 'The live is over'],
  },
  actors: {
    takeTicket: ['server', '领取入场凭证', 'Asks for a ticket'],
    greet: ['server', '建立连接并出示凭据', 'Opens a socket and shows session or ticket'],
    keepSocket: [
      'server',
      '每 10 秒确认一次连接仍然有效',
      'Asks every ten seconds whether the socket is still alive',
    ],
    watchNetwork: ['browser', '留意网络是否恢复', 'Notices when there is a network again'],
  },
  delays: {
    backOff: [
      '等待时间已到（0.5 秒起，逐次加倍，最长 15 秒）',
      'The wait is over (half a second, then twice as long each time, at most 15 seconds)',
    ],
    greetingTime: ['10 秒内未被接纳', 'No welcome within ten seconds'],
    sessionKept: [
      '断线已 28 秒，服务器不再保留会话',
      'After 28 seconds the server does not keep the session any more',
    ],
  },
  guards: {
    canTryAgain: ['重试不足 4 次', 'Fewer than four further attempts were made'],
    hasSession: ['会话仍然保留', 'The session is still kept'],
    isFirstRefusal: ['凭据首次被拒绝', 'It is the first refusal'],
    isSecondRefusal: ['凭据第二次被拒绝', 'It is the second refusal'],
    isUnreachable: ['服务器未作答复，并非拒绝进入', 'The server gave no answer about the entrance itself'],
  },
})
