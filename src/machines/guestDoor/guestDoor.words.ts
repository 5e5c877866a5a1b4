import type { Words } from '../shared/words.ts'

export const guestDoor: Words = {
  area: 'live',
  rank: 18,
  title: { 'zh-CN': '游客观看', en: 'Guests at the door' },
  purpose: {
    'zh-CN': '主持人设定未登录的游客能否观看；关闭后，在场的游客随即离场，登录后可重新进入。',
    en: 'The host sets whether visitors without an account may watch; once they may not, those who are here leave at once and come back by signing in.',
  },
  rules: ['LIVE-04'],
  states: {
    'guestDoor.resting': { 'zh-CN': '可修改', en: 'Ready' },
    'guestDoor.saving': { 'zh-CN': '正在修改', en: 'Being changed' },
  },
  events: {
    'guests.set': {
      by: 'visitor',
      says: { 'zh-CN': '主持人开启或关闭游客观看', en: 'The host lets guests in, or shuts them out' },
    },
  },
  actors: {
    setGuests: { by: 'server', says: { 'zh-CN': '修改游客观看', en: 'Changes who may watch' } },
  },
  delays: {},
  guards: {},
}
