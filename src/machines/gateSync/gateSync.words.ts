import { words } from '../shared/words.ts'

export const gateSync = words({
  area: 'commerce',
  rank: 22,
  title: ['签到同步', 'Synchronising a gate'],
  purpose: [
    '离线时的签到保存在本机，联网后按先后上报，一条不丢；同时更新本机名单。',
    'Scans made without a network stay on the device and are told in order when it is back, none is lost; the list on the device is renewed.',
  ],
  rules: ['TKT-01'],
  states: {
    'gateSync.syncing': ['正在同步', 'Synchronising'],
    'gateSync.level': ['已同步', 'Up to date'],
    'gateSync.waiting': ['等待同步', 'Waiting to synchronise'],
    'gateSync.offline': ['离线', 'Offline'],
  },
  events: {
    'queue.changed': [
      'machine',
      '本机保存的签到有变化，也可能来自另一个标签页',
      'What the device keeps has changed, perhaps in another tab',
    ],
    'network.lost': ['browser', '网络断开', 'The network is gone'],
    'sync.now': ['staff', '工作人员按下“立即同步”', 'The staff asks to synchronise now'],
  },
  actors: {
    syncGate: ['server', '逐条上报，再取新的名单', 'Tells the scans one by one, then takes the list anew'],
    watchQueue: ['machine', '留意本机保存的签到', 'Notices what the device keeps'],
    watchNetwork: ['browser', '留意网络是否可用', 'Notices whether there is a network'],
  },
  delays: {
    resend: ['距上次尝试已过 15 秒', 'Fifteen seconds have passed since the last attempt'],
    renew: ['名单已有一分钟未更新', 'The list is a minute old'],
  },
  guards: {
    hasMore: ['上报期间又有新的离线签到', 'More scans were kept while the others were told'],
    isLonger: ['有签到等待上报', 'There are scans to tell'],
  },
})
