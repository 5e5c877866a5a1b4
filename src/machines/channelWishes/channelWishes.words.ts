import type { Words } from '../shared/words.ts'

export const channelWishes: Words = {
  area: 'site',
  rank: 7,
  title: { 'zh-CN': '邮件与短信通知', en: 'What comes by mail and as text messages' },
  purpose: {
    'zh-CN': '选择哪些消息同时以邮件或短信发送：开关即时生效，保存失败则恢复。',
    en: 'Which kinds of messages also come by mail and as text messages: a switch moves at once, and back when it was not saved.',
  },
  rules: ['MSG-02'],
  states: {
    'channelWishes.loading': { 'zh-CN': '正在读取设置', en: 'Loading the wishes' },
    'channelWishes.failed': { 'zh-CN': '读取失败', en: 'Could not be loaded' },
    'channelWishes.resting': { 'zh-CN': '可修改', en: 'Open' },
    'channelWishes.saving': { 'zh-CN': '正在保存', en: 'Saving' },
  },
  events: {
    'wishes.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
    'wish.set': { by: 'visitor', says: { 'zh-CN': '用户拨动开关', en: 'The visitor moves a switch' } },
  },
  actors: {
    fetchWishes: {
      by: 'server',
      says: { 'zh-CN': '读取邮箱、手机号与各类消息的设置', en: 'Answers addresses and wishes' },
    },
    saveWish: { by: 'server', says: { 'zh-CN': '保存设置', en: 'Keeps the wish' } },
  },
  delays: {},
  guards: {},
}
