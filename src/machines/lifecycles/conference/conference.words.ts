import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const conference: Words = {
  area: 'organizer',
  rank: 5,
  title: { 'zh-CN': '会议进程', en: 'Conference status' },
  purpose: {
    'zh-CN': '会议是否在进行：按日期自动开始和结束，主办方可以提前一天开始、暂停、恢复和提前结束。',
    en: 'Whether a conference runs: the clock starts and ends it by its dates; its organizers may start it a day early, pause it, resume it and end it early.',
  },
  rules: ['CONF-01'],
  states: {
    'conference.not_started': { 'zh-CN': '未开始', en: 'Not started' },
    'conference.ongoing': { 'zh-CN': '进行中', en: 'Ongoing' },
    'conference.paused': { 'zh-CN': '已暂停', en: 'Paused' },
    'conference.ended': { 'zh-CN': '已结束', en: 'Ended' },
  },
  events: {
    'facts.learned': factsLearned,
    'conference.start': {
      by: 'organizer',
      says: {
        'zh-CN': '到了开始时间，或主办方在前一天内提前开始',
        en: 'Its first hour has come, or an organizer starts it within the day before',
      },
    },
    'conference.pause': {
      by: 'organizer',
      says: { 'zh-CN': '主办方暂停会议，并填写原因', en: 'An organizer pauses it and says why' },
    },
    'conference.resume': {
      by: 'organizer',
      says: { 'zh-CN': '主办方恢复会议', en: 'An organizer resumes it' },
    },
    'conference.end': {
      by: 'organizer',
      says: {
        'zh-CN': '到了结束时间，或主办方提前结束并填写原因',
        en: 'Its last hour is over, or an organizer ends it early and says why',
      },
    },
    'conference.cancel': {
      by: 'server',
      says: {
        'zh-CN': '会议进行中被取消，随之结束',
        en: 'It is cancelled while it runs, and ends with that',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isPublished: { 'zh-CN': '会议已发布', en: 'The conference is published' },
    isNear: { 'zh-CN': '距开始不超过一天', en: 'It begins within a day, or should have begun' },
    hasReason,
    isOverOrExplained: {
      'zh-CN': '已过结束时间，或填写了原因',
      en: 'Its last hour is over, or a reason was given',
    },
  },
  excused: {
    deadEnd: {
      'conference.ended': {
        'zh-CN': '结束是最终状态：订单已完成，门票已过期，不能重新开始。',
        en: 'The end is final: orders are completed and tickets have expired by it.',
      },
    },
  },
}
