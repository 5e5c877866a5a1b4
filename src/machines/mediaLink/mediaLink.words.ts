import { words } from '../shared/words.ts'

export const mediaLink = words({
  area: 'live',
  rank: 17,
  title: ['音视频重连', 'Reconnecting picture and sound'],
  purpose: [
    '页面与本站媒体服务之间的一条音视频连接，发送与观看各一条：首次连接失败即告知；接通过的连接中断后一直重试，间隔逐次加长。',
    'A connection between a page and this site’s media server; sending and watching have one each. A failed first attempt is reported; an established connection that breaks is retried until it is closed, at growing intervals.',
  ],
  rules: ['LIVE-02', 'LIVE-09'],
  states: {
    'mediaLink.off': ['未连接', 'Off'],
    'mediaLink.connecting': ['首次连接', 'Connecting for the first time'],
    'mediaLink.held': ['连接尚在', 'Held'],
    'mediaLink.held.connected': ['已连接', 'Connected'],
    'mediaLink.held.suspended': [
      '媒体服务暂停，连接尚未断开',
      'Connected still, while the media server is gone',
    ],
    'mediaLink.lost': ['连接中断', 'Lost'],
    'mediaLink.lost.waiting': ['等待下一次重连', 'Waiting to try again'],
    'mediaLink.lost.trying': ['正在重连', 'Trying again'],
    'mediaLink.lost.trying.shaken': ['正在重连', 'Trying again'],
    'mediaLink.lost.trying.down': ['连续失败后再次重连', 'Trying again after two attempts that failed'],
    'mediaLink.lost.refused': ['重连被拒绝', 'Refused'],
    'mediaLink.lost.suspended': ['等待媒体服务恢复', 'Waiting for the media server'],
    'mediaLink.lost.down': ['连续两次重连失败', 'Two attempts in a row have failed'],
    'mediaLink.lost.down.waiting': ['连续失败，等待下一次重连', 'Down, waiting to try again'],
    'mediaLink.lost.down.refused': ['连续失败，重连被拒绝', 'Down and refused'],
  },
  events: {
    'link.open': [
      'visitor',
      '开始观看低延时线路，或开始发送音视频',
      'Somebody begins to watch in real time, or to send',
    ],
    'link.renew': ['server', '媒体服务恢复，或直播间重新连上', 'The media server is back, or the room is'],
    'link.suspend': ['server', '媒体服务暂时不可用', 'The media server is gone for now'],
    'link.close': [
      'visitor',
      '改用标准线路、停止发送或离开直播间',
      'Another line is chosen, nothing is sent any more, or the room is left',
    ],
    'peer.ended': [
      'browser',
      '连接断开，或 3 秒未能恢复',
      'The connection has ended, or was shaky for three seconds',
    ],
  },
  actors: {
    connect: ['server', '与媒体服务建立连接', 'Makes a connection to the media server'],
    watchPeer: ['browser', '留意连接是否断开', 'Notices when the connection ends'],
  },
  delays: {
    backOff: [
      '等待时间已到（0.5 秒起，逐次加倍，最长 15 秒）',
      'The wait is over (half a second, then twice as long each time, at most 15 seconds)',
    ],
  },
  guards: {
    isRefused: ['服务器不允许', 'The server does not allow it'],
    isRefusedAgain: [
      '服务器不允许，且此前已失败过',
      'The server does not allow it, and an attempt has failed before',
    ],
    hasFailedBefore: ['此前已失败过', 'An attempt has failed before'],
  },
})
