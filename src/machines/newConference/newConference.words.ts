import type { Words } from '../shared/words.ts'

export const newConference: Words = {
  area: 'commerce',
  rank: 19,
  title: { 'zh-CN': '新建会议', en: 'New conference' },
  purpose: {
    'zh-CN':
      '主办方分三步填写名称、日期和地点，创建只有自己能看到的草稿；返回上一步不会丢失内容，重复提交不会产生两份草稿。',
    en: 'An organizer gives a conference its titles, days and place in three steps and gets a draft that nobody else sees; a step back loses nothing, and sending it twice makes one draft.',
  },
  rules: ['ORG-05'],
  states: {
    'newConference.titles': { 'zh-CN': '填写名称', en: 'Titles' },
    'newConference.days': { 'zh-CN': '填写日期', en: 'Days' },
    'newConference.place': { 'zh-CN': '填写学科和地点', en: 'Subject and place' },
    'newConference.saving': { 'zh-CN': '正在创建', en: 'Creating' },
    'newConference.barred': { 'zh-CN': '已无主办方资格', en: 'Not approved any more' },
    'newConference.made': { 'zh-CN': '草稿已创建', en: 'Draft created' },
    'newConference.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'titles.given': {
      by: 'visitor',
      says: { 'zh-CN': '用户填好名称，进入下一步', en: 'The member gives the titles and goes on' },
    },
    'days.given': {
      by: 'visitor',
      says: { 'zh-CN': '用户填好日期，进入下一步', en: 'The member gives the days and goes on' },
    },
    'place.given': {
      by: 'visitor',
      says: {
        'zh-CN': '用户填好学科和地点，提交全部内容',
        en: 'The member gives subject and place and sends the whole',
      },
    },
    'step.back': {
      by: 'visitor',
      says: { 'zh-CN': '用户返回上一步', en: 'The member goes back a step' },
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
    isOfStep: {
      'zh-CN': '服务器拒绝的字段属于这一步',
      en: 'The field that the server refuses is asked for in this step',
    },
  },
}
