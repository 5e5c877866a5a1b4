import type { Words } from '../shared/words.ts'

export const gateSync: Words = {
  area: 'commerce',
  rank: 22,
  title: { 'zh-CN': '签到同步', en: 'Synchronising a gate' },
  purpose: {
    'zh-CN': '离线时的签到保存在本机，联网后按先后上报，一条不丢；同时更新本机名单。',
    en: 'Scans made without a network stay on the device and are told in order when it is back, none is lost; the list on the device is renewed.',
  },
  rules: ['TKT-01'],
  states: {
    'gateSync.syncing': { 'zh-CN': '正在同步', en: 'Synchronising' },
    'gateSync.level': { 'zh-CN': '已同步', en: 'Up to date' },
    'gateSync.waiting': { 'zh-CN': '等待同步', en: 'Waiting to synchronise' },
    'gateSync.offline': { 'zh-CN': '离线', en: 'Offline' },
  },
  events: {
    'queue.changed': {
      by: 'machine',
      says: {
        'zh-CN': '本机保存的签到有变化，也可能来自另一个标签页',
        en: 'What the device keeps has changed, perhaps in another tab',
      },
    },
    'network.lost': { by: 'browser', says: { 'zh-CN': '网络断开', en: 'The network is gone' } },
    'network.found': { by: 'browser', says: { 'zh-CN': '网络恢复', en: 'The network is back' } },
    'sync.now': {
      by: 'staff',
      says: { 'zh-CN': '工作人员按下“立即同步”', en: 'The staff asks to synchronise now' },
    },
  },
  actors: {
    syncGate: {
      by: 'server',
      says: {
        'zh-CN': '逐条上报，再取新的名单',
        en: 'Tells the scans one by one, then takes the list anew',
      },
    },
    watchQueue: {
      by: 'machine',
      says: { 'zh-CN': '留意本机保存的签到', en: 'Notices what the device keeps' },
    },
    watchNetwork: {
      by: 'browser',
      says: { 'zh-CN': '留意网络是否可用', en: 'Notices whether there is a network' },
    },
  },
  delays: {
    resend: { 'zh-CN': '距上次尝试已过 15 秒', en: 'Fifteen seconds have passed since the last attempt' },
    renew: { 'zh-CN': '名单已有一分钟未更新', en: 'The list is a minute old' },
  },
  guards: {
    hasMore: {
      'zh-CN': '上报期间又有新的离线签到',
      en: 'More scans were kept while the others were told',
    },
    isLonger: { 'zh-CN': '有签到等待上报', en: 'There are scans to tell' },
  },
}
