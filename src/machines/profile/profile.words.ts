import { words } from '../shared/words.ts'

export const profile = words({
  area: 'login',
  rank: 9,
  title: ['补充资料', 'Preferences'],
  purpose: [
    '首次登录后询问会务身份、研究方向和投稿服务意向，可以跳过。',
    'After the first login, asks about organizing, subjects and the submission service; it can be skipped.',
  ],
  rules: ['PROF-01', 'PROF-02', 'PROF-03', 'PROF-04'],
  states: {
    'profile.loading': ['正在取学科目录', 'Fetching the subjects'],
    'profile.unavailable': ['学科目录取不到', 'Subjects cannot be had'],
    'profile.choosing': ['正在填写', 'Filling in'],
    'profile.submitting': ['正在提交', 'Submitting'],
    'profile.postponing': ['记下以后再填', 'Noting that it is left for later'],
    'profile.completed': ['完成', 'Done'],
  },
  events: {
    'profile.submit': ['visitor', '用户提交资料', 'The member submits the answers'],
    'profile.skip': ['visitor', '用户选择以后再填', 'The member skips the questions'],
    'subjects.retry': ['visitor', '用户要求重新取学科目录', 'The member asks for the subjects once more'],
  },
  actors: {
    getSubjects: ['server', '取学科目录', 'Asks for the list of subjects'],
    postponeProfile: [
      'server',
      '记下以后再填，之后登录不再询问',
      'Notes that it is left for later; signing in does not ask again',
    ],
    saveProfile: [
      'server',
      '保存填写的资料，由服务器接受或拒绝',
      'Saves the answers; the server accepts or refuses',
    ],
  },
})
