import type { Words } from '../shared/words.ts'

export const waitTime: Words = {
  area: 'live',
  rank: 6,
  title: { 'zh-CN': '举手等待时间', en: 'How long a hand waits' },
  purpose: {
    'zh-CN': '主持人设定举手后等待回应的时间，默认10秒，5至60秒；此后举的手按新时间计。',
    en: 'The host sets how long a raised hand waits for an answer, 10 s unless changed, 5 to 60 s; it holds for hands raised from then on.',
  },
  rules: ['MIC-01', 'LIVE-06', 'LIVE-07'],
  states: {
    'waitTime.resting': { 'zh-CN': '可修改', en: 'Ready' },
    'waitTime.saving': { 'zh-CN': '正在修改', en: 'Being changed' },
  },
  events: {
    'wait.set': { by: 'visitor', says: { 'zh-CN': '主持人选择等待时间', en: 'The host chooses a time' } },
  },
  actors: {
    setWaitTime: { by: 'server', says: { 'zh-CN': '修改等待时间', en: 'Changes the time' } },
  },
  delays: {},
  guards: {},
}
