import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const ticket: Words = {
  area: 'commerce',
  rank: 11,
  title: { 'zh-CN': '门票', en: 'Ticket' },
  purpose: {
    'zh-CN': '参会人的门票：在入口扫码签到一次；扫错了，主办方在十分钟内可以撤销。',
    en: 'Somebody’s ticket: signed in once, at the gate; the organizer can undo a wrong scan within ten minutes.',
  },
  rules: ['TKT-01'],
  states: {
    'ticket.valid': { 'zh-CN': '有效', en: 'Valid' },
    'ticket.valid.not_signed': { 'zh-CN': '未签到', en: 'Not signed in' },
    'ticket.valid.signed_in': { 'zh-CN': '已签到', en: 'Signed in' },
    'ticket.revoked': { 'zh-CN': '已作废', en: 'Revoked' },
    'ticket.expired': { 'zh-CN': '已过期', en: 'Expired' },
  },
  events: {
    'facts.learned': factsLearned,
    'ticket.scan': {
      by: 'staff',
      says: {
        'zh-CN': '入场工作人员或主办方扫描二维码',
        en: 'Somebody at the gate, or the organizer, scans the QR code',
      },
    },
    'ticket.undo': {
      by: 'organizer',
      says: { 'zh-CN': '主办方撤销签到，并填写原因', en: 'The organizer undoes the sign-in and says why' },
    },
    'ticket.revoke': {
      by: 'server',
      says: {
        'zh-CN': '订单关闭，门票随之作废',
        en: 'The order has closed, and its tickets go with it',
      },
    },
    'ticket.expire': {
      by: 'clock',
      says: { 'zh-CN': '会议已经结束，未签到的门票过期', en: 'The conference is over, and nobody came' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isRightGate: {
      'zh-CN': '入口属于这张门票的会议',
      en: 'The gate belongs to the conference of the ticket',
    },
    isNotPaused: { 'zh-CN': '扫码时会议没有暂停', en: 'The conference was not paused when it was scanned' },
    isNotEnded: { 'zh-CN': '扫码时会议没有结束', en: 'The conference had not ended when it was scanned' },
    isOpenToday: {
      'zh-CN': '今天是会议日（按会议所在时区）',
      en: 'Today is a day of the conference, in its own time zone',
    },
    hasReason,
    isEarlier: {
      'zh-CN': '这次扫码早于已记录的签到（离线入口事后上报）',
      en: 'This scan was earlier than the one that counts: a gate that was offline tells of it late',
    },
    canUndo: { 'zh-CN': '签到后未满十分钟', en: 'Ten minutes have not passed since the sign-in' },
    isOver: { 'zh-CN': '会议已经结束', en: 'The conference is over' },
  },
  excused: {
    deadEnd: {
      'ticket.revoked': {
        'zh-CN': '作废的门票不再恢复；订单恢复并付款后会得到新的门票。',
        en: 'A revoked ticket does not come back; an order that is paid again gives a new one.',
      },
      'ticket.expired': {
        'zh-CN': '会议已结束，门票没有用处了。',
        en: 'The conference is over: there is nothing left to do with the ticket.',
      },
    },
  },
}
