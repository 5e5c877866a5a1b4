import { words } from '../../shared/words.ts'

export const conference = words({
  area: 'organizer',
  rank: 5,
  title: ['会议进程', 'Conference status'],
  purpose: [
    '会议是否在进行：按日期自动开始和结束，主办方可以提前一天开始、暂停、恢复和提前结束。',
    'Whether a conference runs: the clock starts and ends it by its dates; its organizers may start it a day early, pause it, resume it and end it early.',
  ],
  rules: ['CONF-01'],
  states: {
    'conference.not_started': ['未开始', 'Not started'],
    'conference.ongoing': ['进行中', 'Ongoing'],
    'conference.ended': ['已结束', 'Ended'],
  },
  events: {
    'conference.start': [
      'organizer',
      '到了开始时间，或主办方在前一天内提前开始',
      'Its first hour has come, or an organizer starts it within the day before',
    ],
    'conference.pause': ['organizer', '主办方暂停会议，并填写原因', 'An organizer pauses it and says why'],
    'conference.resume': ['organizer', '主办方恢复会议', 'An organizer resumes it'],
    'conference.end': [
      'organizer',
      '到了结束时间，或主办方提前结束并填写原因',
      'Its last hour is over, or an organizer ends it early and says why',
    ],
    'conference.cancel': [
      'server',
      '会议进行中被取消，随之结束',
      'It is cancelled while it runs, and ends with that',
    ],
  },
  guards: {
    isPublished: ['会议已发布', 'The conference is published'],
    isNear: ['距开始不超过一天', 'It begins within a day, or should have begun'],
    isOverOrExplained: ['已过结束时间，或填写了原因', 'Its last hour is over, or a reason was given'],
  },
  excused: {
    deadEnd: {
      'conference.ended': [
        '结束是最终状态：订单已完成，门票已过期，不能重新开始。',
        'The end is final: orders are completed and tickets have expired by it.',
      ],
    },
  },
})
