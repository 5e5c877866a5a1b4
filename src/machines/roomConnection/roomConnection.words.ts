import type { Words } from '../shared/words.ts'

export const roomConnection: Words = {
  area: 'live',
  rank: 16,
  title: { 'zh-CN': '直播间重连', en: 'Reconnecting to a live room' },
  purpose: {
    'zh-CN': '页面与直播间之间的长连接：首次进入多次无响应即放弃；进入过的用户断线后一直重试，间隔逐次加长。',
    en: 'The socket between a page and its room. A first entry that gets no answer is given up after some attempts; a visitor who was in is reconnected without limit, at growing intervals.',
  },
  rules: ['LIVE-04', 'LIVE-08', 'LIVE-09'],
  states: {
    'roomConnection.open': { 'zh-CN': '连接中或已连接', en: 'Kept open' },
    'roomConnection.open.entering': { 'zh-CN': '首次进入', en: 'Entering for the first time' },
    'roomConnection.open.entering.asking': { 'zh-CN': '正在领取入场凭证', en: 'Asking for a ticket' },
    'roomConnection.open.entering.greeting': { 'zh-CN': '等待服务器接纳', en: 'Waiting for the welcome' },
    'roomConnection.open.entering.waiting': { 'zh-CN': '稍后再次进入', en: 'Waiting to try again' },
    'roomConnection.open.online': { 'zh-CN': '已连接', en: 'Connected' },
    'roomConnection.open.resuming': { 'zh-CN': '断线重连', en: 'Coming back' },
    'roomConnection.open.resuming.waiting': { 'zh-CN': '等待下一次重连', en: 'Waiting to try again' },
    'roomConnection.open.resuming.choosing': {
      'zh-CN': '选择重连凭据',
      en: 'Choosing what to come back with',
    },
    'roomConnection.open.resuming.asking': { 'zh-CN': '重新领取入场凭证', en: 'Asking for a new ticket' },
    'roomConnection.open.resuming.greeting': {
      'zh-CN': '重连中，等待服务器接纳',
      en: 'Waiting for the welcome back',
    },
    'roomConnection.removed': { 'zh-CN': '已被移出', en: 'Removed' },
    'roomConnection.replaced': { 'zh-CN': '已在别处打开', en: 'Opened elsewhere' },
    'roomConnection.displaced': { 'zh-CN': '游客席位已满', en: 'No place left for guests' },
    'roomConnection.full': { 'zh-CN': '人数已满', en: 'Full' },
    'roomConnection.ended': { 'zh-CN': '直播已结束', en: 'Ended' },
    'roomConnection.failed': { 'zh-CN': '放弃连接', en: 'Given up' },
  },
  events: {
    'socket.welcomed': {
      by: 'server',
      says: { 'zh-CN': '服务器接纳', en: 'The server lets the visitor in' },
    },
    'socket.lost': {
      by: 'browser',
      says: {
        'zh-CN': '连接断开，或 25 秒没有任何消息',
        en: 'The socket is closed, or nothing was heard for 25 seconds',
      },
    },
    'socket.refused': {
      by: 'server',
      says: { 'zh-CN': '会话或凭证失效', en: 'Session or ticket is not accepted any more' },
    },
    'socket.unreadable': {
      by: 'server',
      says: { 'zh-CN': '服务器无法识别页面发来的内容', en: 'The server could not read what the page sent' },
    },
    'socket.removed': { by: 'server', says: { 'zh-CN': '用户被移出直播间', en: 'The visitor is removed' } },
    'socket.replaced': {
      by: 'server',
      says: { 'zh-CN': '用户在别处打开了直播间', en: 'The visitor has opened the room elsewhere' },
    },
    'socket.displaced': {
      by: 'server',
      says: { 'zh-CN': '席位让给了会员', en: 'The place went to a member' },
    },
    'socket.full': { by: 'server', says: { 'zh-CN': '人数已满', en: 'The room is full' } },
    'socket.ended': { by: 'server', says: { 'zh-CN': '直播结束', en: 'The live is over' } },
    'network.found': { by: 'browser', says: { 'zh-CN': '网络恢复', en: 'The network is back' } },
  },
  actors: {
    takeTicket: { by: 'server', says: { 'zh-CN': '领取入场凭证', en: 'Asks for a ticket' } },
    greet: {
      by: 'server',
      says: { 'zh-CN': '建立连接并出示凭据', en: 'Opens a socket and shows session or ticket' },
    },
    keepSocket: {
      by: 'server',
      says: {
        'zh-CN': '每 10 秒确认一次连接仍然有效',
        en: 'Asks every ten seconds whether the socket is still alive',
      },
    },
    watchNetwork: {
      by: 'browser',
      says: { 'zh-CN': '留意网络是否恢复', en: 'Notices when there is a network again' },
    },
  },
  delays: {
    backOff: {
      'zh-CN': '等待时间已到（0.5 秒起，逐次加倍，最长 15 秒）',
      en: 'The wait is over (half a second, then twice as long each time, at most 15 seconds)',
    },
    greetingTime: { 'zh-CN': '10 秒内未被接纳', en: 'No welcome within ten seconds' },
    sessionKept: {
      'zh-CN': '断线已 28 秒，服务器不再保留会话',
      en: 'After 28 seconds the server does not keep the session any more',
    },
  },
  guards: {
    canTryAgain: { 'zh-CN': '重试不足 4 次', en: 'Fewer than four further attempts were made' },
    hasSession: { 'zh-CN': '会话仍然保留', en: 'The session is still kept' },
    isFirstRefusal: { 'zh-CN': '凭据首次被拒绝', en: 'It is the first refusal' },
    isSecondRefusal: { 'zh-CN': '凭据第二次被拒绝', en: 'It is the second refusal' },
    isUnreachable: {
      'zh-CN': '服务器未作答复，并非拒绝进入',
      en: 'The server gave no answer about the entrance itself',
    },
  },
}
