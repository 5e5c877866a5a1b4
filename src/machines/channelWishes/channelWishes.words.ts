import { words } from '../shared/words.ts'

export const channelWishes = words({
  area: 'site',
  rank: 7,
  title: ['邮件与短信通知', 'What comes by mail and as text messages'],
  purpose: [
    '选择哪些消息同时以邮件或短信发送：开关即时生效，保存失败则恢复。',
    'Which kinds of messages also come by mail and as text messages: a switch moves at once, and back when it was not saved.',
  ],
  rules: ['MSG-02'],
  states: {
    'channelWishes.loading': ['正在读取设置', 'Loading the wishes'],
    'channelWishes.failed': ['读取失败', 'Could not be loaded'],
    'channelWishes.resting': ['可修改', 'Open'],
  },
  events: {
    'wishes.retry': ['visitor', '用户重试', 'The visitor tries again'],
    'wish.set': ['visitor', '用户拨动开关', 'The visitor moves a switch'],
  },
  actors: {
    fetchWishes: ['server', '读取邮箱、手机号与各类消息的设置', 'Answers addresses and wishes'],
    saveWish: ['server', '保存设置', 'Keeps the wish'],
  },
})
