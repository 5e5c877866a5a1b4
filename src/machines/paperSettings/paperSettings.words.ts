import type { Words } from '../shared/words.ts'

export const paperSettings: Words = {
  area: 'papers',
  rank: 6,
  title: { 'zh-CN': '征稿设置', en: 'Settings for papers' },
  purpose: {
    'zh-CN':
      '主办方设置会议的征稿截止时间、评审轮次、审稿份数、期限和版面费；另一位主办方改过的内容不会被覆盖。',
    en: 'A chair sets the deadline, the rounds, the reviews, the times and the fee of a conference; what another chair has changed is not written over.',
  },
  rules: ['PAP-01'],
  states: {
    'paperSettings.loading': { 'zh-CN': '正在取设置', en: 'Loading' },
    'paperSettings.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'paperSettings.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'paperSettings.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'paperSettings.outdated': { 'zh-CN': '另一位主办方改过', en: 'Changed by another chair' },
  },
  events: {
    'settings.retry': { by: 'visitor', says: { 'zh-CN': '主办方要求重试', en: 'The chair tries again' } },
    'settings.send': {
      by: 'visitor',
      says: { 'zh-CN': '主办方保存设置', en: 'The chair saves the settings' },
    },
    'settings.reload': {
      by: 'visitor',
      says: { 'zh-CN': '主办方查看最新的设置', en: 'The chair takes the newest settings' },
    },
  },
  actors: {
    loadSettings: { by: 'server', says: { 'zh-CN': '取征稿设置', en: 'Asks for the settings' } },
    saveSettings: { by: 'server', says: { 'zh-CN': '保存征稿设置', en: 'Saves the settings' } },
  },
  delays: {},
  guards: {
    isOutdated: { 'zh-CN': '另一位主办方已保存过', en: 'Another chair has saved something since' },
  },
}
