import type { Words } from '../../shared/words.ts'
import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'

export const enquiry: Words = {
  area: 'commerce',
  rank: 25,
  title: { 'zh-CN': '会务咨询', en: 'Butler enquiry' },
  purpose: {
    'zh-CN':
      '会员向会务管家提出的需求：已收到、已答复、已关闭。关闭前双方都可继续沟通；答复后 14 天无人回复则自动关闭。',
    en: 'What a member asks the conference services: received, answered, closed. Both sides may go on until it is closed; 14 days after an answer without a reply it closes by itself.',
  },
  rules: ['BUT-01'],
  states: {
    'enquiry.received': { 'zh-CN': '已收到，待答复', en: 'Received, waits for an answer' },
    'enquiry.answered': { 'zh-CN': '已答复', en: 'Answered' },
    'enquiry.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'facts.learned': factsLearned,
    'enquiry.answer': {
      by: 'admin',
      says: { 'zh-CN': '平台管理员答复或补充答复', en: 'An administrator answers, or adds to the answer' },
    },
    'enquiry.followUp': {
      by: 'owner',
      says: { 'zh-CN': '会员继续追问', en: 'The member asks further' },
    },
    'enquiry.decline': {
      by: 'admin',
      says: {
        'zh-CN': '平台管理员说明无法承接的原因并关闭',
        en: 'An administrator says why it cannot be done, and closes it',
      },
    },
    'enquiry.close': {
      by: 'owner',
      says: { 'zh-CN': '会员关闭咨询', en: 'The member closes it' },
    },
    'enquiry.lapse': {
      by: 'clock',
      says: { 'zh-CN': '答复后 14 天没有回复', en: '14 days went by after the answer' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasReason,
    isQuiet: { 'zh-CN': '答复后已过 14 天', en: 'The answer is 14 days old' },
  },
  excused: {
    deadEnd: {
      'enquiry.closed': {
        'zh-CN': '关闭后不再沟通；有新的需求可以另提一条咨询。',
        en: 'Nothing more is said in it; whoever needs something else asks anew.',
      },
    },
  },
}
