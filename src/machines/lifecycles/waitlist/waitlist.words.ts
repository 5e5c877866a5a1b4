import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const waitlist: Words = {
  area: 'commerce',
  rank: 9,
  title: { 'zh-CN': '候补', en: 'Waiting list' },
  purpose: {
    'zh-CN': '名额已满时排队：有人退出，名额按先来后到保留给下一位，限时购买。',
    en: 'A queue for a conference that is full: a place that becomes free is held for the next in line, for a limited time.',
  },
  rules: ['ORD-01'],
  states: {
    'waitlist.waiting': { 'zh-CN': '排队中', en: 'Waiting' },
    'waitlist.offered': { 'zh-CN': '名额已保留，等待购买', en: 'A place is held' },
    'waitlist.purchased': { 'zh-CN': '已购买', en: 'Bought' },
    'waitlist.cancelled': { 'zh-CN': '已退出', en: 'Left the list' },
    'waitlist.offer_expired': { 'zh-CN': '保留已过期', en: 'The offer ran out' },
  },
  events: {
    'facts.learned': factsLearned,
    'waitlist.offer': {
      by: 'server',
      says: {
        'zh-CN': '有名额空出，服务器为排在最前的人保留',
        en: 'A place became free, and the server holds it for the first in line',
      },
    },
    'waitlist.purchase': {
      by: 'server',
      says: {
        'zh-CN': '候补人在保留期内下单，服务器记下名额已被取用',
        en: 'The person registered in time, and the server marks the place as taken',
      },
    },
    'waitlist.cancel': {
      by: 'owner',
      says: { 'zh-CN': '候补人退出排队', en: 'The person leaves the list' },
    },
    'waitlist.expire': {
      by: 'clock',
      says: {
        'zh-CN': '保留时间已过，名额让给下一位',
        en: 'The time is over, and the place goes to the next in line',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasPlace: { 'zh-CN': '有空出的名额', en: 'A place is free' },
    isOfferOpen: { 'zh-CN': '仍在保留期内', en: 'The place is still held' },
    isOfferOver: { 'zh-CN': '保留时间已过', en: 'The time for the offer is over' },
  },
  excused: {
    deadEnd: {
      'waitlist.purchased': {
        'zh-CN': '已有名额，候补结束；此后看订单。',
        en: 'The wait is over; from here on the order tells the story.',
      },
      'waitlist.cancelled': {
        'zh-CN': '退出后要再等，需重新排队。',
        en: 'A member who wants to wait again joins the queue anew.',
      },
      'waitlist.offer_expired': {
        'zh-CN': '名额已让给下一位；要再等，需重新排队。',
        en: 'The place went to the next in line; a member who wants to wait again joins the queue anew.',
      },
    },
  },
}
