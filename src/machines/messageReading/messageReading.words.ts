import { words } from '../shared/words.ts'

export const messageReading = words({
  area: 'site',
  rank: 6,
  title: ['消息已读', 'Reading messages'],
  purpose: [
    '把消息标为已读：按下即显示，逐条告知服务器；未能告知的保留在页面上，可重试。',
    'Marks messages as read: shown at once, told to the server one by one; what it could not be told waits for another attempt.',
  ],
  rules: ['MEM-04', 'HDR-03'],
  states: {
    'messageReading.resting': ['等待阅读', 'At rest'],
    'messageReading.sending': ['正在保存已读状态', 'Telling the server what was read'],
    'messageReading.failed': ['已读状态未保存，可重试', 'Not saved, can be tried again'],
  },
  events: {
    'messages.mark': [
      'visitor',
      '用户打开一条消息，或全部标为已读',
      'The visitor opens a message, or marks all as read',
    ],
    'marking.retry': ['visitor', '用户重试', 'The visitor tries again'],
  },
  actors: {
    sendMark: [
      'server',
      '保存已读状态，并回答剩余的未读数',
      'Keeps what was read and answers how many are left unread',
    ],
  },
  guards: {
    hasMore: ['还有已读状态等待保存', 'More was read meanwhile'],
  },
})
