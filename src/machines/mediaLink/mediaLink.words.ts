import type { Words } from '../shared/words.ts'

export const mediaLink: Words = {
  area: 'live',
  rank: 17,
  title: { 'zh-CN': '音视频重连', en: 'Reconnecting picture and sound' },
  purpose: {
    'zh-CN':
      '页面与本站媒体服务之间的一条音视频连接，发送与观看各一条：首次连接失败即告知；接通过的连接中断后一直重试，间隔逐次加长。',
    en: 'A connection between a page and this site’s media server; sending and watching have one each. A failed first attempt is reported; an established connection that breaks is retried until it is closed, at growing intervals.',
  },
  rules: ['LIVE-02', 'LIVE-09'],
  states: {
    'mediaLink.off': { 'zh-CN': '未连接', en: 'Off' },
    'mediaLink.connecting': { 'zh-CN': '首次连接', en: 'Connecting for the first time' },
    'mediaLink.held': { 'zh-CN': '连接尚在', en: 'Held' },
    'mediaLink.held.connected': { 'zh-CN': '已连接', en: 'Connected' },
    'mediaLink.held.suspended': {
      'zh-CN': '媒体服务暂停，连接尚未断开',
      en: 'Connected still, while the media server is gone',
    },
    'mediaLink.lost': { 'zh-CN': '连接中断', en: 'Lost' },
    'mediaLink.lost.waiting': { 'zh-CN': '等待下一次重连', en: 'Waiting to try again' },
    'mediaLink.lost.trying': { 'zh-CN': '正在重连', en: 'Trying again' },
    'mediaLink.lost.trying.shaken': { 'zh-CN': '正在重连', en: 'Trying again' },
    'mediaLink.lost.trying.down': {
      'zh-CN': '连续失败后再次重连',
      en: 'Trying again after two attempts that failed',
    },
    'mediaLink.lost.refused': { 'zh-CN': '重连被拒绝', en: 'Refused' },
    'mediaLink.lost.suspended': { 'zh-CN': '等待媒体服务恢复', en: 'Waiting for the media server' },
    'mediaLink.lost.down': { 'zh-CN': '连续两次重连失败', en: 'Two attempts in a row have failed' },
    'mediaLink.lost.down.waiting': {
      'zh-CN': '连续失败，等待下一次重连',
      en: 'Down, waiting to try again',
    },
    'mediaLink.lost.down.refused': {
      'zh-CN': '连续失败，重连被拒绝',
      en: 'Down and refused',
    },
  },
  events: {
    'link.open': {
      by: 'visitor',
      says: {
        'zh-CN': '开始观看低延时线路，或开始发送音视频',
        en: 'Somebody begins to watch in real time, or to send',
      },
    },
    'link.renew': {
      by: 'server',
      says: {
        'zh-CN': '媒体服务恢复，或直播间重新连上',
        en: 'The media server is back, or the room is',
      },
    },
    'link.suspend': {
      by: 'server',
      says: { 'zh-CN': '媒体服务暂时不可用', en: 'The media server is gone for now' },
    },
    'link.close': {
      by: 'visitor',
      says: {
        'zh-CN': '改用标准线路、停止发送或离开直播间',
        en: 'Another line is chosen, nothing is sent any more, or the room is left',
      },
    },
    'peer.ended': {
      by: 'browser',
      says: {
        'zh-CN': '连接断开，或 3 秒未能恢复',
        en: 'The connection has ended, or was shaky for three seconds',
      },
    },
  },
  actors: {
    connect: {
      by: 'server',
      says: { 'zh-CN': '与媒体服务建立连接', en: 'Makes a connection to the media server' },
    },
    watchPeer: {
      by: 'browser',
      says: { 'zh-CN': '留意连接是否断开', en: 'Notices when the connection ends' },
    },
  },
  delays: {
    backOff: {
      'zh-CN': '等待时间已到（0.5 秒起，逐次加倍，最长 15 秒）',
      en: 'The wait is over (half a second, then twice as long each time, at most 15 seconds)',
    },
  },
  guards: {
    isRefused: { 'zh-CN': '服务器不允许', en: 'The server does not allow it' },
    isRefusedAgain: {
      'zh-CN': '服务器不允许，且此前已失败过',
      en: 'The server does not allow it, and an attempt has failed before',
    },
    hasFailedBefore: { 'zh-CN': '此前已失败过', en: 'An attempt has failed before' },
  },
}
