import { words } from '../shared/words.ts'

export const localeSwitch = words({
  area: 'site',
  rank: 3,
  title: ['切换语言', 'Switching the language'],
  purpose: [
    '新语言的文字到齐之前保留旧文字；取不到时保持原样并告知，全程不刷新页面。',
    'The old texts stay until the new ones are here; when they cannot be had nothing changes and a notice says so, all without a reload.',
  ],
  rules: ['I18N-01', 'I18N-02'],
  states: {
    'localeSwitch.settled': ['当前语言', 'The present language'],
    'localeSwitch.switching': ['正在切换', 'Switching'],
  },
  events: {
    'locale.choose': ['visitor', '访客在页眉选择语言', 'The visitor chooses a language in the header'],
  },
  actors: {
    loadLocale: ['server', '下载另一种语言的文字', 'Fetches the texts of the other language'],
  },
  guards: {
    isOther: ['选择的不是当前语言', 'The chosen language is not the present one'],
  },
})
