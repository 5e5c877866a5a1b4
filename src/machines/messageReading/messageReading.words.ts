import type { Words } from '../shared/words.ts'

export const messageReading: Words = {
  area: 'site',
  rank: 6,
  title: { 'zh-CN': '消息已读', en: 'Reading messages' },
  purpose: {
    'zh-CN': '把消息标为已读：按下即显示，逐条告知服务器；未能告知的保留在页面上，可重试。',
    en: 'Marks messages as read: shown at once, told to the server one by one; what it could not be told waits for another attempt.',
  },
  rules: ['MEM-04', 'HDR-03'],
  states: {
    'messageReading.resting': { 'zh-CN': '等待阅读', en: 'At rest' },
    'messageReading.sending': { 'zh-CN': '正在保存已读状态', en: 'Telling the server what was read' },
    'messageReading.failed': { 'zh-CN': '已读状态未保存，可重试', en: 'Not saved, can be tried again' },
  },
  events: {
    'messages.mark': {
      by: 'visitor',
      says: {
        'zh-CN': '用户打开一条消息，或全部标为已读',
        en: 'The visitor opens a message, or marks all as read',
      },
    },
    'marking.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
  },
  actors: {
    sendMark: {
      by: 'server',
      says: {
        'zh-CN': '保存已读状态，并回答剩余的未读数',
        en: 'Keeps what was read and answers how many are left unread',
      },
    },
  },
  delays: {},
  guards: {
    hasMore: { 'zh-CN': '还有已读状态等待保存', en: 'More was read meanwhile' },
  },
}
