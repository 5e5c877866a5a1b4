import type { Words } from '../shared/words.ts'

export const campaignComposer: Words = {
  area: 'organizer',
  rank: 41,
  title: { 'zh-CN': '撰写群发邮件', en: 'Writing a mail' },
  purpose: {
    'zh-CN':
      '停顿一秒自动保存到服务器，保存成功前浏览器留有一份：刷新、断网、关闭页面都不丢；两人或两个页面同时编辑时，后保存的一方先看到对方的内容再决定。',
    en: 'A quiet second saves on the server, and until then the browser keeps what is typed: nothing is lost by a reload, a lost network or a closed tab. Of two editors, or two tabs, the later one sees both texts and decides.',
  },
  rules: ['CONF-03'],
  states: {
    'campaignComposer.opening': {
      'zh-CN': '判断是否有上次未保存的内容',
      en: 'Did an earlier visit leave something?',
    },
    'campaignComposer.editing': { 'zh-CN': '撰写', en: 'Writing' },
    'campaignComposer.editing.routing': { 'zh-CN': '判断是否有未保存的修改', en: 'Is anything not saved?' },
    'campaignComposer.editing.clean': { 'zh-CN': '已保存', en: 'Saved' },
    'campaignComposer.editing.changed': { 'zh-CN': '有修改，稍后保存', en: 'Changed, about to be saved' },
    'campaignComposer.editing.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'campaignComposer.editing.unsaved': {
      'zh-CN': '未能保存，浏览器留有一份',
      en: 'Not saved; the browser keeps it',
    },
    'campaignComposer.conflict': { 'zh-CN': '他人已保存修改', en: 'Somebody else has saved' },
    'campaignComposer.conflict.loading': { 'zh-CN': '正在读取对方的内容', en: 'Getting the other text' },
    'campaignComposer.conflict.asking': { 'zh-CN': '询问保留哪一份', en: 'Which one is to stay?' },
    'campaignComposer.locked': {
      'zh-CN': '邮件已定时、发送或取消，不能再改',
      en: 'Scheduled, sent or cancelled meanwhile',
    },
  },
  events: {
    'text.edit': {
      by: 'visitor',
      says: {
        'zh-CN': '主办方修改收件人、标题、正文或发送时间',
        en: 'The organizer changes audience, texts or time',
      },
    },
    'save.now': {
      by: 'visitor',
      says: { 'zh-CN': '主办方按下“保存”', en: 'The organizer presses save' },
    },
    'network.found': { by: 'browser', says: { 'zh-CN': '网络恢复', en: 'The network is back' } },
    'conflict.keep': {
      by: 'visitor',
      says: {
        'zh-CN': '主办方保留自己的内容，覆盖对方的',
        en: 'The organizer keeps the own text, on top of the other one',
      },
    },
    'conflict.take': {
      by: 'visitor',
      says: { 'zh-CN': '主办方改用对方的内容', en: 'The organizer takes the other text' },
    },
    'draft.drop': {
      by: 'visitor',
      says: { 'zh-CN': '主办方放弃修改，查看现在的邮件', en: 'The organizer gives up what was typed' },
    },
  },
  actors: {
    saveTexts: {
      by: 'server',
      says: { 'zh-CN': '保存修改，由服务器接受或拒绝', en: 'Saves; the server accepts or refuses' },
    },
    loadCampaign: { by: 'server', says: { 'zh-CN': '读取现在的邮件', en: 'Gets the mail as it is now' } },
    watchNetwork: {
      by: 'browser',
      says: { 'zh-CN': '留意网络恢复', en: 'Notices that the network is back' },
    },
  },
  delays: { quiet: { 'zh-CN': '一秒内没有再修改', en: 'Nothing was changed for a second' } },
  guards: {
    hasChanged: { 'zh-CN': '与已保存的内容不同', en: 'It differs from what is saved' },
    isBehind: {
      'zh-CN': '上次留下的内容所依据的版本已被他人更新',
      en: 'Somebody has saved since what an earlier visit left',
    },
    isConflict: { 'zh-CN': '服务器说他人已保存', en: 'The server says that somebody else has saved' },
    isLocked: { 'zh-CN': '邮件已不是草稿', en: 'It is no draft any more' },
    isOwn: { 'zh-CN': '就是自己刚保存的内容', en: 'It is what was sent from here' },
  },
  excused: {
    deadEnd: {
      'campaignComposer.locked': {
        'zh-CN': '由页面离开：放弃修改后，页面显示现在的邮件。',
        en: 'Left with the page, which shows the mail as it is now once the text is given up.',
      },
    },
  },
}
