import { settingWords } from '../../kinds/setting/setting.words.ts'
import { words } from '../shared/words.ts'

export const waitTime = words({
  ...settingWords('waitTime'),
  area: 'live',
  rank: 6,
  title: ['举手等待时间', 'How long a hand waits'],
  purpose: [
    '主持人设定举手后等待回应的时间，默认10秒，5至60秒；此后举的手按新时间计。',
    'The host sets how long a raised hand waits for an answer, 10 s unless changed, 5 to 60 s; it holds for hands raised from then on.',
  ],
  rules: ['MIC-01', 'LIVE-06', 'LIVE-07'],
})
