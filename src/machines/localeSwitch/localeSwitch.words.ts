import type { Words } from '../shared/words.ts'

export const localeSwitch: Words = {
  area: 'site',
  rank: 3,
  title: { 'zh-CN': '切换语言', en: 'Switching the language' },
  purpose: {
    'zh-CN': '新语言的文字到齐之前保留旧文字；取不到时保持原样并告知，全程不刷新页面。',
    en: 'The old texts stay until the new ones are here; when they cannot be had nothing changes and a notice says so, all without a reload.',
  },
  rules: ['I18N-01', 'I18N-02'],
  states: {
    'localeSwitch.settled': { 'zh-CN': '当前语言', en: 'The present language' },
    'localeSwitch.switching': { 'zh-CN': '正在切换', en: 'Switching' },
  },
  events: {
    'locale.choose': {
      by: 'visitor',
      says: { 'zh-CN': '访客在页眉选择语言', en: 'The visitor chooses a language in the header' },
    },
  },
  actors: {
    loadLocale: {
      by: 'server',
      says: { 'zh-CN': '下载另一种语言的文字', en: 'Fetches the texts of the other language' },
    },
  },
  delays: {},
  guards: {
    isOther: { 'zh-CN': '选择的不是当前语言', en: 'The chosen language is not the present one' },
  },
}
