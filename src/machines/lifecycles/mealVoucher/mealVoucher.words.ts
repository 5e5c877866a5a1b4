import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const mealVoucher: Words = {
  area: 'commerce',
  rank: 12,
  title: { 'zh-CN': '餐券', en: 'Meal voucher' },
  purpose: {
    'zh-CN': '一张餐券换一顿饭：谁持有谁用，可以分享给别人，只能使用一次。',
    en: 'One meal for the holder of the voucher, who can hand it on; it is used once.',
  },
  rules: ['TKT-02'],
  states: {
    'mealVoucher.available': { 'zh-CN': '可使用', en: 'Available' },
    'mealVoucher.shared': { 'zh-CN': '分享中', en: 'Shared' },
    'mealVoucher.used': { 'zh-CN': '已使用', en: 'Used' },
    'mealVoucher.expired': { 'zh-CN': '已过期', en: 'Expired' },
    'mealVoucher.revoked': { 'zh-CN': '已作废', en: 'Revoked' },
  },
  events: {
    'facts.learned': factsLearned,
    'meal.share': {
      by: 'owner',
      says: {
        'zh-CN': '持有人生成分享链接，交给别人',
        en: 'The holder makes a link to hand the voucher on',
      },
    },
    'meal.claim': {
      by: 'receiver',
      says: {
        'zh-CN': '受赠人打开链接并领取，成为新的持有人',
        en: 'The receiver opens the link, claims the voucher and holds it from now on',
      },
    },
    'meal.takeBack': {
      by: 'owner',
      says: { 'zh-CN': '持有人收回分享', en: 'The holder takes the share back' },
    },
    'meal.scan': {
      by: 'staff',
      says: {
        'zh-CN': '餐厅工作人员或主办方扫码核销',
        en: 'Somebody at the dining hall, or the organizer, scans the voucher',
      },
    },
    'meal.expire': {
      by: 'clock',
      says: { 'zh-CN': '用餐时间已过', en: 'The meal is over' },
    },
    'meal.revoke': {
      by: 'server',
      says: { 'zh-CN': '订单关闭，餐券随之作废', en: 'The order has closed, and its vouchers go with it' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isRightGate: {
      'zh-CN': '扫码处属于这张餐券的会议',
      en: 'It is scanned at the conference that it belongs to',
    },
    isMealTime: { 'zh-CN': '现在是用餐时间', en: 'The meal is served now' },
    isOver: { 'zh-CN': '用餐时间已过', en: 'The meal is over' },
    isNotOver: { 'zh-CN': '用餐时间未过', en: 'The meal is not over' },
    isOther: { 'zh-CN': '领取的人不是分享的人', en: 'The member who claims it is not the one who shares it' },
    isShareOpen: { 'zh-CN': '分享链接仍然有效', en: 'The link has not run out' },
  },
  excused: {
    deadEnd: {
      'mealVoucher.used': {
        'zh-CN': '一张餐券只用一次，用过就结束。',
        en: 'A voucher is used once; after that it is done.',
      },
      'mealVoucher.expired': {
        'zh-CN': '这顿饭已经结束，餐券没有用处了。',
        en: 'The meal is over: there is nothing left to do with the voucher.',
      },
      'mealVoucher.revoked': {
        'zh-CN': '作废的餐券不再恢复；订单恢复并付款后会得到新的餐券。',
        en: 'A revoked voucher does not come back; an order that is paid again gives a new one.',
      },
    },
  },
}
