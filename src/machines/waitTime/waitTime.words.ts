import { words } from '../shared/words.ts'

export const waitTime = words({
  area: 'live',
  rank: 6,
  title: ['举手等待时间', 'How long a hand waits'],
  purpose: [
    '主持人设定举手后等待回应的时间，默认10秒，5至60秒；此后举的手按新时间计。',
    'The host sets how long a raised hand waits for an answer, 10 s unless changed, 5 to 60 s; it holds for hands raised from then on.',
  ],
  rules: ['MIC-01', 'LIVE-06', 'LIVE-07'],
  states: {
    'waitTime.resting': ['可修改', 'Ready'],
    'waitTime.saving': ['正在修改', 'Being changed'],
  },
  events: {
    'wait.set': ['visitor', '主持人选择等待时间', 'The host chooses a time'],
  },
  actors: {
    setWaitTime: ['server', '修改等待时间', 'Changes the time'],
  },
})
