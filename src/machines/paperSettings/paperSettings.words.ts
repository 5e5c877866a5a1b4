import { words } from '../shared/words.ts'

export const paperSettings = words({
  area: 'papers',
  rank: 6,
  title: ['征稿设置', 'Settings for papers'],
  purpose: [
    '主办方设置会议的征稿截止时间、评审轮次、审稿份数、期限和版面费；另一位主办方改过的内容不会被覆盖。',
    'A chair sets the deadline, the rounds, the reviews, the times and the fee of a conference; what another chair has changed is not written over.',
  ],
  rules: ['PAP-01'],
  states: {
    'paperSettings.loading': ['正在取设置', 'Loading'],
    'paperSettings.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'paperSettings.outdated': ['另一位主办方改过', 'Changed by another chair'],
  },
  events: {
    'settings.retry': ['visitor', '主办方要求重试', 'The chair tries again'],
    'settings.send': ['visitor', '主办方保存设置', 'The chair saves the settings'],
    'settings.reload': ['visitor', '主办方查看最新的设置', 'The chair takes the newest settings'],
  },
  actors: {
    loadSettings: ['server', '取征稿设置', 'Asks for the settings'],
    saveSettings: ['server', '保存征稿设置', 'Saves the settings'],
  },
  guards: {
    isOutdated: ['另一位主办方已保存过', 'Another chair has saved something since'],
  },
})
