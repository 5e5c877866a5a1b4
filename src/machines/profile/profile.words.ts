import type { Words } from '../shared/words.ts'

export const profile: Words = {
  area: 'login',
  rank: 9,
  title: { 'zh-CN': '补充资料', en: 'Preferences' },
  purpose: {
    'zh-CN': '首次登录后询问会务身份、研究方向和投稿服务意向，可以跳过。',
    en: 'After the first login, asks about organizing, subjects and the submission service; it can be skipped.',
  },
  rules: ['PROF-01', 'PROF-02', 'PROF-03', 'PROF-04'],
  states: {
    'profile.loading': { 'zh-CN': '正在取学科目录', en: 'Fetching the subjects' },
    'profile.unavailable': { 'zh-CN': '学科目录取不到', en: 'Subjects cannot be had' },
    'profile.choosing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'profile.submitting': { 'zh-CN': '正在提交', en: 'Submitting' },
    'profile.postponing': { 'zh-CN': '记下以后再填', en: 'Noting that it is left for later' },
    'profile.completed': { 'zh-CN': '完成', en: 'Done' },
  },
  events: {
    'profile.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交资料', en: 'The member submits the answers' },
    },
    'profile.skip': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择以后再填', en: 'The member skips the questions' },
    },
    'subjects.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户要求重新取学科目录', en: 'The member asks for the subjects once more' },
    },
  },
  actors: {
    getSubjects: {
      by: 'server',
      says: { 'zh-CN': '取学科目录', en: 'Asks for the list of subjects' },
    },
    postponeProfile: {
      by: 'server',
      says: {
        'zh-CN': '记下以后再填，之后登录不再询问',
        en: 'Notes that it is left for later; signing in does not ask again',
      },
    },
    saveProfile: {
      by: 'server',
      says: {
        'zh-CN': '保存填写的资料，由服务器接受或拒绝',
        en: 'Saves the answers; the server accepts or refuses',
      },
    },
  },
  delays: {},
  guards: {},
}
