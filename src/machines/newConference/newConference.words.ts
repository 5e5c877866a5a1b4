import type { Words } from '../shared/words.ts'

export const newConference: Words = {
  area: 'commerce',
  rank: 19,
  title: { 'zh-CN': '新建会议', en: 'New conference' },
  purpose: {
    'zh-CN': '主办方填写会议名称和日期，创建只有自己能看到的草稿；重复提交不会产生两份草稿。',
    en: 'An organizer gives a conference its titles and days and gets a draft that nobody else sees; sending it twice makes one draft.',
  },
  rules: ['ORG-05'],
  states: {
    'newConference.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'newConference.saving': { 'zh-CN': '正在创建', en: 'Creating' },
    'newConference.barred': { 'zh-CN': '已无主办方资格', en: 'Not approved any more' },
    'newConference.made': { 'zh-CN': '草稿已创建', en: 'Draft created' },
    'newConference.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'form.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交填写的内容', en: 'The member sends what was filled in' },
    },
    'form.close': {
      by: 'visitor',
      says: { 'zh-CN': '用户关闭对话框', en: 'The member closes the dialog' },
    },
  },
  actors: {
    createConference: {
      by: 'server',
      says: {
        'zh-CN': '创建草稿，由服务器接受或拒绝',
        en: 'Creates the draft; the server accepts or refuses',
      },
    },
  },
  delays: {},
  guards: {
    isBarred: {
      'zh-CN': '服务器说该账号的主办方资料未提交、正在审核或未通过',
      en: 'The server says that the organizer information of the account is missing, under review or rejected',
    },
  },
}
