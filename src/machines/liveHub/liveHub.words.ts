import type { Words } from '../shared/words.ts'

export const liveHub: Words = {
  area: 'live',
  rank: 1,
  title: { 'zh-CN': '直播间连接', en: 'Connection of a live room' },
  purpose: {
    'zh-CN': '页面与直播间的唯一连接：断开后自动恢复，恢复后的状态以服务器为准。',
    en: 'The one connection of a page to its room: a lost one is made again by itself, and what is shown afterwards is the server’s state.',
  },
  rules: ['LIVE-04', 'LIVE-07', 'LIVE-08', 'LIVE-09'],
  states: {
    'liveHub.open': { 'zh-CN': '连接中或已连接', en: 'Kept open' },
    'liveHub.open.connecting': { 'zh-CN': '正在进入', en: 'Entering' },
    'liveHub.open.online': { 'zh-CN': '已连接', en: 'Connected' },
    'liveHub.open.resuming': { 'zh-CN': '正在恢复连接', en: 'Being made again' },
    'liveHub.replaced': { 'zh-CN': '已在别处打开', en: 'Opened elsewhere' },
    'liveHub.elsewhere': { 'zh-CN': '正在另一个页面上直播', en: 'On air on another page' },
    'liveHub.full': { 'zh-CN': '人数已满', en: 'Full' },
    'liveHub.displaced': { 'zh-CN': '游客席位已满', en: 'No place left for guests' },
    'liveHub.failed': { 'zh-CN': '进入失败', en: 'Could not be entered' },
    'liveHub.removed': { 'zh-CN': '已被移出', en: 'Removed' },
    'liveHub.ended': { 'zh-CN': '直播已结束', en: 'Ended' },
  },
  events: {
    'hub.online': {
      by: 'server',
      says: {
        'zh-CN': '服务器接纳并给出直播间状态',
        en: 'The server lets the visitor in and tells the room',
      },
    },
    'hub.offline': { by: 'browser', says: { 'zh-CN': '连接断开', en: 'The connection is lost' } },
    'room.changed': {
      by: 'server',
      says: { 'zh-CN': '直播间有变化', en: 'Something happened in the room' },
    },
    'members.changed': {
      by: 'server',
      says: { 'zh-CN': '在线成员有变化', en: 'People came or went' },
    },
    'hub.removed': { by: 'server', says: { 'zh-CN': '用户被移出直播间', en: 'The visitor is removed' } },
    'hub.replaced': {
      by: 'server',
      says: { 'zh-CN': '用户在别处打开了直播间', en: 'The visitor has opened the room elsewhere' },
    },
    'hub.elsewhere': {
      by: 'server',
      says: {
        'zh-CN': '用户正在另一个页面上直播',
        en: 'The visitor is on air on another page',
      },
    },
    'hub.displaced': {
      by: 'server',
      says: { 'zh-CN': '席位让给了会员', en: 'The place went to a member' },
    },
    'hub.full': { by: 'server', says: { 'zh-CN': '人数已满', en: 'The room is full' } },
    'hub.ended': { by: 'server', says: { 'zh-CN': '直播结束', en: 'The live is over' } },
    'hub.failed': {
      by: 'server',
      says: { 'zh-CN': '无法取得入场凭证', en: 'There is no ticket to be had' },
    },
    'hub.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户要求重新进入', en: 'The visitor asks to enter again' },
    },
  },
  actors: {
    openHub: {
      by: 'server',
      says: { 'zh-CN': '保持与直播间的连接', en: 'Keeps the connection to the room' },
    },
  },
  delays: {},
  guards: {},
}
