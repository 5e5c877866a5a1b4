import { words } from '../../shared/words.ts'

const over = ['到此结束；需要时新建一封。', 'It ends here; another mail is another campaign.'] as const

export const campaign = words({
  area: 'organizer',
  rank: 9,
  title: ['群发邮件', 'Mail campaign'],
  purpose: [
    '主办方或会务组给筛选出的参会人发邮件：内容齐备、看过测试邮件，超过 500 人须第二人确认；可定时、暂停，不重复发送。',
    'A chair or the secretary mails the people whom a filter means: written, read as a test mail, above 500 confirmed by a second person; scheduled, paused, and never sent twice.',
  ],
  rules: ['CONF-03', 'MSG-01', 'MSG-02'],
  states: {
    'campaign.draft': ['草稿', 'Draft'],
    'campaign.scheduled': ['已定时', 'Scheduled'],
    'campaign.sending': ['发送中', 'Being sent'],
    'campaign.sent': ['已发送', 'Sent'],
  },
  events: {
    'campaign.see': ['organizer', '看过测试邮件的人确认无误', 'Who read the test mail says that it is right'],
    'campaign.ask': ['organizer', '请第二人确认', 'A second person is asked to confirm it'],
    'campaign.confirm': ['organizer', '撰写人以外的成员确认', 'A member who did not write it confirms it'],
    'campaign.schedule': ['organizer', '定时发送', 'It is scheduled'],
    'campaign.send': ['organizer', '立即发送', 'It is sent now'],
    'campaign.unschedule': [
      'organizer',
      '取消定时，回到草稿',
      'The schedule is dropped; it is a draft again',
    ],
    'campaign.due': ['clock', '到了定好的时间', 'The time has come'],
    'campaign.hold': [
      'clock',
      '到了时间，但缺内容或确认，或已迟了一天以上，退回草稿',
      'The time has come, but a text or a confirmation is missing, or it is more than a day late: a draft again',
    ],
    'campaign.pause': ['organizer', '暂停发送', 'It is paused'],
    'campaign.resume': ['organizer', '继续发送', 'It goes on'],
    'campaign.settle': [
      'server',
      '最后一位收件人有了结果，没有失败',
      'The last recipient is settled, and none failed',
    ],
    'campaign.settleInPart': [
      'server',
      '最后一位收件人有了结果，部分失败或无法确认',
      'The last recipient is settled; some failed or are uncertain',
    ],
    'campaign.cancel': [
      'organizer',
      '取消，尚未发出的不再发送',
      'It is cancelled: what has not gone out never goes',
    ],
  },
  guards: {
    hasTexts: [
      '收件人涉及的每种语言都有主题和正文',
      'There is a subject and a text in every language of the audience',
    ],
    hasAudience: ['有人符合筛选条件', 'The filter means somebody'],
    wasTested: ['当前内容已发过测试邮件', 'A test mail of this text was sent'],
    isSeen: ['测试邮件已确认无误', 'Somebody has read the test mail'],
    isSecond: ['确认人不是撰写人', 'Who confirms did not write it'],
    lacksSecond: ['需要第二人确认，还没有人确认', 'A second person is needed, and nobody has confirmed'],
    hasSecond: ['不需要第二人，或已确认', 'No second person is needed, or one has confirmed'],
    isTimed: ['有发送时间', 'There is a time for it'],
    isAhead: ['发送时间还没到', 'The time lies ahead'],
    isDue: ['到了发送时间', 'The time has come'],
    isReady: ['内容和确认齐备，且没有迟一天以上', 'Nothing is missing, and it is not a day late'],
    isUnready: ['缺内容或确认，或迟了一天以上', 'Something is missing, or it is a day late'],
    isSettled: ['每位收件人都有结果', 'Every recipient has an outcome'],
    hasNoFailures: ['没有失败或无法确认的', 'None failed or is uncertain'],
    hasFailures: ['有失败或无法确认的', 'Some failed or are uncertain'],
  },
  excused: {
    deadEnd: {
      'campaign.sent': over,
      'campaign.cancelled': over,
    },
  },
})
