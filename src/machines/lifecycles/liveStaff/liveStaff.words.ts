import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

const again = {
  'zh-CN': '到此结束；需要时由主办方重新邀请。',
  en: 'It ends here; the organizers ask anew where that is wanted.',
}

export const liveStaff: Words = {
  area: 'organizer',
  rank: 19,
  title: { 'zh-CN': '直播人员邀请', en: 'Host or funder of a live' },
  purpose: {
    'zh-CN': '主办方邀请团队成员担任直播的主持人或协办人；本人 72 小时内接受后生效，开播前可更换。',
    en: 'An organizer asks a member of the team to be host or funder of a live; accepting within 72 hours makes it so, until the live begins another person can be asked.',
  },
  rules: ['CONF-03'],
  states: {
    'liveStaff.offered': { 'zh-CN': '待答复', en: 'Waits for an answer' },
    'liveStaff.accepted': { 'zh-CN': '已接受', en: 'Accepted' },
    'liveStaff.declined': { 'zh-CN': '已谢绝', en: 'Declined' },
    'liveStaff.withdrawn': { 'zh-CN': '已撤回', en: 'Withdrawn' },
    'liveStaff.expired': { 'zh-CN': '已过期', en: 'Expired' },
    'liveStaff.replaced': { 'zh-CN': '已更换', en: 'Replaced' },
  },
  events: {
    'facts.learned': factsLearned,
    'staff.accept': { by: 'owner', says: { 'zh-CN': '本人接受', en: 'The person accepts' } },
    'staff.decline': { by: 'owner', says: { 'zh-CN': '本人谢绝', en: 'The person declines' } },
    'staff.withdraw': {
      by: 'organizer',
      says: { 'zh-CN': '主办方撤回邀请', en: 'An organizer withdraws the question' },
    },
    'staff.expire': {
      by: 'clock',
      says: { 'zh-CN': '72 小时内无人答复', en: 'Nobody answered within 72 hours' },
    },
    'staff.replace': {
      by: 'organizer',
      says: {
        'zh-CN': '另一人接受邀请，或主办方取消其担任',
        en: 'Another person has accepted, or an organizer takes the part back',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isInTime: { 'zh-CN': '仍在答复期限内', en: 'There is time left to answer' },
    isOver: { 'zh-CN': '答复期限已过', en: 'The time to answer is over' },
    isNotBegun: { 'zh-CN': '直播尚未开始', en: 'The live has not begun' },
    isSpare: {
      'zh-CN': '已有人接替，或直播尚未发布，或不是主持人',
      en: 'Somebody else has the part now, the live is not scheduled, or it is no host',
    },
  },
  excused: {
    deadEnd: {
      'liveStaff.declined': again,
      'liveStaff.withdrawn': again,
      'liveStaff.expired': again,
      'liveStaff.replaced': again,
    },
  },
}
