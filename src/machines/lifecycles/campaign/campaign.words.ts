import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

const over = {
  'zh-CN': '到此结束；需要时新建一封。',
  en: 'It ends here; another mail is another campaign.',
}

export const campaign: Words = {
  area: 'organizer',
  rank: 9,
  title: { 'zh-CN': '群发邮件', en: 'Mail campaign' },
  purpose: {
    'zh-CN':
      '主办方或会务组给筛选出的参会人发邮件：内容齐备、看过测试邮件，超过 500 人须第二人确认；可定时、暂停，不重复发送。',
    en: 'A chair or the secretary mails the people whom a filter means: written, read as a test mail, above 500 confirmed by a second person; scheduled, paused, and never sent twice.',
  },
  rules: ['CONF-03', 'MSG-01', 'MSG-02'],
  states: {
    'campaign.draft': { 'zh-CN': '草稿', en: 'Draft' },
    'campaign.scheduled': { 'zh-CN': '已定时', en: 'Scheduled' },
    'campaign.sending': { 'zh-CN': '发送中', en: 'Being sent' },
    'campaign.paused': { 'zh-CN': '已暂停', en: 'Paused' },
    'campaign.sent': { 'zh-CN': '已发送', en: 'Sent' },
    'campaign.cancelled': { 'zh-CN': '已取消', en: 'Cancelled' },
  },
  events: {
    'facts.learned': factsLearned,
    'campaign.see': {
      by: 'organizer',
      says: { 'zh-CN': '看过测试邮件的人确认无误', en: 'Who read the test mail says that it is right' },
    },
    'campaign.ask': {
      by: 'organizer',
      says: { 'zh-CN': '请第二人确认', en: 'A second person is asked to confirm it' },
    },
    'campaign.confirm': {
      by: 'organizer',
      says: { 'zh-CN': '撰写人以外的成员确认', en: 'A member who did not write it confirms it' },
    },
    'campaign.schedule': { by: 'organizer', says: { 'zh-CN': '定时发送', en: 'It is scheduled' } },
    'campaign.send': { by: 'organizer', says: { 'zh-CN': '立即发送', en: 'It is sent now' } },
    'campaign.unschedule': {
      by: 'organizer',
      says: { 'zh-CN': '取消定时，回到草稿', en: 'The schedule is dropped; it is a draft again' },
    },
    'campaign.due': {
      by: 'clock',
      says: { 'zh-CN': '到了定好的时间', en: 'The time has come' },
    },
    'campaign.hold': {
      by: 'clock',
      says: {
        'zh-CN': '到了时间，但缺内容或确认，或已迟了一天以上，退回草稿',
        en: 'The time has come, but a text or a confirmation is missing, or it is more than a day late: a draft again',
      },
    },
    'campaign.pause': { by: 'organizer', says: { 'zh-CN': '暂停发送', en: 'It is paused' } },
    'campaign.resume': { by: 'organizer', says: { 'zh-CN': '继续发送', en: 'It goes on' } },
    'campaign.settle': {
      by: 'server',
      says: {
        'zh-CN': '最后一位收件人有了结果，没有失败',
        en: 'The last recipient is settled, and none failed',
      },
    },
    'campaign.settleInPart': {
      by: 'server',
      says: {
        'zh-CN': '最后一位收件人有了结果，部分失败或无法确认',
        en: 'The last recipient is settled; some failed or are uncertain',
      },
    },
    'campaign.cancel': {
      by: 'organizer',
      says: { 'zh-CN': '取消，尚未发出的不再发送', en: 'It is cancelled: what has not gone out never goes' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasTexts: {
      'zh-CN': '收件人涉及的每种语言都有主题和正文',
      en: 'There is a subject and a text in every language of the audience',
    },
    hasAudience: { 'zh-CN': '有人符合筛选条件', en: 'The filter means somebody' },
    wasTested: { 'zh-CN': '当前内容已发过测试邮件', en: 'A test mail of this text was sent' },
    isSeen: { 'zh-CN': '测试邮件已确认无误', en: 'Somebody has read the test mail' },
    isSecond: { 'zh-CN': '确认人不是撰写人', en: 'Who confirms did not write it' },
    lacksSecond: {
      'zh-CN': '需要第二人确认，还没有人确认',
      en: 'A second person is needed, and nobody has confirmed',
    },
    hasSecond: {
      'zh-CN': '不需要第二人，或已确认',
      en: 'No second person is needed, or one has confirmed',
    },
    isTimed: { 'zh-CN': '有发送时间', en: 'There is a time for it' },
    isAhead: { 'zh-CN': '发送时间还没到', en: 'The time lies ahead' },
    isDue: { 'zh-CN': '到了发送时间', en: 'The time has come' },
    isReady: {
      'zh-CN': '内容和确认齐备，且没有迟一天以上',
      en: 'Nothing is missing, and it is not a day late',
    },
    isUnready: { 'zh-CN': '缺内容或确认，或迟了一天以上', en: 'Something is missing, or it is a day late' },
    isSettled: { 'zh-CN': '每位收件人都有结果', en: 'Every recipient has an outcome' },
    hasNoFailures: { 'zh-CN': '没有失败或无法确认的', en: 'None failed or is uncertain' },
    hasFailures: { 'zh-CN': '有失败或无法确认的', en: 'Some failed or are uncertain' },
  },
  excused: { deadEnd: { 'campaign.sent': over, 'campaign.cancelled': over } },
}
