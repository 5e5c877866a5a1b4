import { settingWords } from '../../kinds/setting/setting.words.ts'
import type { Words } from '../shared/words.ts'

export const waitTime: Words = {
  ...settingWords('waitTime'),
  area: 'live',
  rank: 6,
  title: { 'zh-CN': '举手等待时间', en: 'How long a hand waits' },
  purpose: {
    'zh-CN': '主持人设定举手后等待回应的时间，默认10秒，5至60秒；此后举的手按新时间计。',
    en: 'The host sets how long a raised hand waits for an answer, 10 s unless changed, 5 to 60 s; it holds for hands raised from then on.',
  },
  rules: ['MIC-01', 'LIVE-06', 'LIVE-07'],
}
