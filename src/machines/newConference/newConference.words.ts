import { words } from '../shared/words.ts'

export const newConference = words({
  area: 'commerce',
  rank: 19,
  title: ['新建会议', 'New conference'],
  purpose: [
    '主办方分三步填写名称、日期和地点，创建只有自己能看到的草稿；返回上一步不会丢失内容，重复提交不会产生两份草稿。',
    'An organizer gives a conference its titles, days and place in three steps and gets a draft that nobody else sees; a step back loses nothing, and sending it twice makes one draft.',
  ],
  rules: ['ORG-05'],
  states: {
    'newConference.titles': ['填写名称', 'Titles'],
    'newConference.days': ['填写日期', 'Days'],
    'newConference.place': ['填写学科和地点', 'Subject and place'],
    'newConference.saving': ['正在创建', 'Creating'],
    'newConference.barred': ['已无主办方资格', 'Not approved any more'],
    'newConference.made': ['草稿已创建', 'Draft created'],
  },
  events: {
    'titles.given': ['visitor', '用户填好名称，进入下一步', 'The member gives the titles and goes on'],
    'days.given': ['visitor', '用户填好日期，进入下一步', 'The member gives the days and goes on'],
    'place.given': [
      'visitor',
      '用户填好学科和地点，提交全部内容',
      'The member gives subject and place and sends the whole',
    ],
    'step.back': ['visitor', '用户返回上一步', 'The member goes back a step'],
    'form.close': ['visitor', '用户关闭对话框', 'The member closes the dialog'],
  },
  actors: {
    createConference: [
      'server',
      '创建草稿，由服务器接受或拒绝',
      'Creates the draft; the server accepts or refuses',
    ],
  },
  guards: {
    isBarred: [
      '服务器说该账号的主办方资料未提交、正在审核或未通过',
      'The server says that the organizer information of the account is missing, under review or rejected',
    ],
    isOfStep: ['服务器拒绝的字段属于这一步', 'The field that the server refuses is asked for in this step'],
  },
})
