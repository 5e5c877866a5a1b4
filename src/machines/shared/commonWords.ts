import { tables } from './words.ts'

/** Words of names that mean the same in every machine; a row of the machine itself goes first. States by the last part of their id. */
export const commonWords = tables({
  states: {
    cancelled: ['已取消', 'Cancelled'],
    closed: ['已关闭', 'Closed'],
    editing: ['正在填写', 'Filling in'],
    expired: ['已过期', 'Expired'],
    loading: ['正在加载', 'Loading'],
    paused: ['已暂停', 'Paused'],
    proving: ['先完成二次验证', 'The second factor is asked for'],
    saving: ['正在保存', 'Saving'],
  },
  events: {
    'facts.learned': [
      'server',
      '服务器告知最新情况：状态不变，但能做的事可能不同',
      'The server tells what is true by now: the state stays, but other things may be possible',
    ],
    'network.found': ['browser', '网络恢复', 'The network is back'],
  },
  actors: {
    secondFactor: ['machine', '二次验证：通过或放弃', 'The second factor: brought, or given up'],
    watchVisibility: ['browser', '留意页面是否可见', 'Notices whether the page can be seen'],
  },
  delays: { quiet: ['一秒内没有再修改', 'Nothing was changed for a second'] },
  guards: {
    hasReason: ['已填写原因', 'A reason was given'],
    isLeft: ['用户放弃了验证', 'The second factor was not brought'],
    needsProof: ['服务器要求再次验证', 'The server asks for the second factor'],
    needsLogin: ['服务器要求重新登录', 'The server asks for a fresh sign-in'],
  },
})
