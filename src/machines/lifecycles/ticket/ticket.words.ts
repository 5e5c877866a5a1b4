import { words } from '../../shared/words.ts'

export const ticket = words({
  area: 'commerce',
  rank: 11,
  title: ['门票', 'Ticket'],
  purpose: [
    '参会人的门票：在入口扫码签到一次；扫错了，主办方在十分钟内可以撤销。',
    'Somebody’s ticket: signed in once, at the gate; the organizer can undo a wrong scan within ten minutes.',
  ],
  rules: ['TKT-01'],
  states: {
    'ticket.valid': ['有效', 'Valid'],
    'ticket.valid.not_signed': ['未签到', 'Not signed in'],
    'ticket.valid.signed_in': ['已签到', 'Signed in'],
    'ticket.revoked': ['已作废', 'Revoked'],
  },
  events: {
    'ticket.scan': [
      'staff',
      '入场工作人员或主办方扫描二维码',
      'Somebody at the gate, or the organizer, scans the QR code',
    ],
    'ticket.undo': [
      'organizer',
      '主办方撤销签到，并填写原因',
      'The organizer undoes the sign-in and says why',
    ],
    'ticket.revoke': ['server', '订单关闭，门票随之作废', 'The order has closed, and its tickets go with it'],
    'ticket.expire': ['clock', '会议已经结束，未签到的门票过期', 'The conference is over, and nobody came'],
  },
  guards: {
    isRightGate: ['入口属于这张门票的会议', 'The gate belongs to the conference of the ticket'],
    isNotPaused: ['扫码时会议没有暂停', 'The conference was not paused when it was scanned'],
    isNotEnded: ['扫码时会议没有结束', 'The conference had not ended when it was scanned'],
    isOpenToday: ['今天是会议日（按会议所在时区）', 'Today is a day of the conference, in its own time zone'],
    isEarlier: [
      '这次扫码早于已记录的签到（离线入口事后上报）',
      'This scan was earlier than the one that counts: a gate that was offline tells of it late',
    ],
    canUndo: ['签到后未满十分钟', 'Ten minutes have not passed since the sign-in'],
    isOver: ['会议已经结束', 'The conference is over'],
  },
  excused: {
    deadEnd: {
      'ticket.revoked': [
        '作废的门票不再恢复；订单恢复并付款后会得到新的门票。',
        'A revoked ticket does not come back; an order that is paid again gives a new one.',
      ],
      'ticket.expired': [
        '会议已结束，门票没有用处了。',
        'The conference is over: there is nothing left to do with the ticket.',
      ],
    },
  },
})
