import { words } from '../shared/words.ts'

export const campaignComposer = words({
  area: 'organizer',
  rank: 41,
  title: ['撰写群发邮件', 'Writing a mail'],
  purpose: [
    '停顿一秒自动保存到服务器，保存成功前浏览器留有一份：刷新、断网、关闭页面都不丢；两人或两个页面同时编辑时，后保存的一方先看到对方的内容再决定。',
    'A quiet second saves on the server, and until then the browser keeps what is typed: nothing is lost by a reload, a lost network or a closed tab. Of two editors, or two tabs, the later one sees both texts and decides.',
  ],
  rules: ['CONF-03'],
  states: {
    'campaignComposer.opening': ['判断是否有上次未保存的内容', 'Did an earlier visit leave something?'],
    'campaignComposer.editing': ['撰写', 'Writing'],
    'campaignComposer.editing.routing': ['判断是否有未保存的修改', 'Is anything not saved?'],
    'campaignComposer.editing.clean': ['已保存', 'Saved'],
    'campaignComposer.editing.changed': ['有修改，稍后保存', 'Changed, about to be saved'],
    'campaignComposer.editing.unsaved': ['未能保存，浏览器留有一份', 'Not saved; the browser keeps it'],
    'campaignComposer.conflict': ['他人已保存修改', 'Somebody else has saved'],
    'campaignComposer.conflict.loading': ['正在读取对方的内容', 'Getting the other text'],
    'campaignComposer.conflict.asking': ['询问保留哪一份', 'Which one is to stay?'],
    'campaignComposer.locked': ['邮件已定时、发送或取消，不能再改', 'Scheduled, sent or cancelled meanwhile'],
  },
  events: {
    'text.edit': [
      'visitor',
      '主办方修改收件人、标题、正文或发送时间',
      'The organizer changes audience, texts or time',
    ],
    'save.now': ['visitor', '主办方按下“保存”', 'The organizer presses save'],
    'conflict.keep': [
      'visitor',
      '主办方保留自己的内容，覆盖对方的',
      'The organizer keeps the own text, on top of the other one',
    ],
    'conflict.take': ['visitor', '主办方改用对方的内容', 'The organizer takes the other text'],
    'draft.drop': ['visitor', '主办方放弃修改，查看现在的邮件', 'The organizer gives up what was typed'],
  },
  actors: {
    saveTexts: ['server', '保存修改，由服务器接受或拒绝', 'Saves; the server accepts or refuses'],
    loadCampaign: ['server', '读取现在的邮件', 'Gets the mail as it is now'],
    watchNetwork: ['browser', '留意网络恢复', 'Notices that the network is back'],
  },
  guards: {
    hasChanged: ['与已保存的内容不同', 'It differs from what is saved'],
    isBehind: [
      '上次留下的内容所依据的版本已被他人更新',
      'Somebody has saved since what an earlier visit left',
    ],
    isConflict: ['服务器说他人已保存', 'The server says that somebody else has saved'],
    isLocked: ['邮件已不是草稿', 'It is no draft any more'],
    isOwn: ['就是自己刚保存的内容', 'It is what was sent from here'],
  },
  excused: {
    deadEnd: {
      'campaignComposer.locked': [
        '由页面离开：放弃修改后，页面显示现在的邮件。',
        'Left with the page, which shows the mail as it is now once the text is given up.',
      ],
    },
  },
})
