import { words } from '../shared/words.ts'

export const liveHub = words({
  area: 'live',
  rank: 1,
  title: ['直播间连接', 'Connection of a live room'],
  purpose: [
    '页面与直播间的唯一连接：断开后自动恢复，恢复后的状态以服务器为准。',
    'The one connection of a page to its room: a lost one is made again by itself, and what is shown afterwards is the server’s state.',
  ],
  rules: ['LIVE-04', 'LIVE-07', 'LIVE-08', 'LIVE-09'],
  states: {
    'liveHub.open': ['连接中或已连接', 'Kept open'],
    'liveHub.open.connecting': ['正在进入', 'Entering'],
    'liveHub.open.online': ['已连接', 'Connected'],
    'liveHub.open.resuming': ['正在恢复连接', 'Being made again'],
    'liveHub.replaced': ['已在别处打开', 'Opened elsewhere'],
    'liveHub.elsewhere': ['正在另一个页面上直播', 'On air on another page'],
    'liveHub.full': ['人数已满', 'Full'],
    'liveHub.displaced': ['游客席位已满', 'No place left for guests'],
    'liveHub.failed': ['进入失败', 'Could not be entered'],
    'liveHub.removed': ['已被移出', 'Removed'],
    'liveHub.ended': ['直播已结束', 'Ended'],
  },
  events: {
    'hub.online': [
      'server',
      '服务器接纳并给出直播间状态',
      'The server lets the visitor in and tells the room',
    ],
    'hub.offline': ['browser', '连接断开', 'The connection is lost'],
    'room.changed': ['server', '直播间有变化', 'Something happened in the room'],
    'members.changed': ['server', '在线成员有变化', 'People came or went'],
    'hub.removed': ['server', '用户被移出直播间', 'The visitor is removed'],
    'hub.replaced': ['server', '用户在别处打开了直播间', 'The visitor has opened the room elsewhere'],
    'hub.elsewhere': ['server', '用户正在另一个页面上直播', 'The visitor is on air on another page'],
    'hub.displaced': ['server', '席位让给了会员', 'The place went to a member'],
    'hub.full': ['server', '人数已满', 'The room is full'],
    'hub.ended': ['server', '直播结束', 'The live is over'],
    'hub.failed': ['server', '无法取得入场凭证', 'There is no ticket to be had'],
    'hub.retry': ['visitor', '用户要求重新进入', 'The visitor asks to enter again'],
  },
  actors: {
    openHub: ['server', '保持与直播间的连接', 'Keeps the connection to the room'],
  },
})
