import { words } from '../../shared/words.ts'

export const mealVoucher = words({
  area: 'commerce',
  rank: 12,
  title: ['餐券', 'Meal voucher'],
  purpose: [
    '一张餐券换一顿饭：谁持有谁用，可以分享给别人，只能使用一次。',
    'One meal for the holder of the voucher, who can hand it on; it is used once.',
  ],
  rules: ['TKT-02'],
  states: {
    'mealVoucher.available': ['可使用', 'Available'],
    'mealVoucher.shared': ['分享中', 'Shared'],
    'mealVoucher.used': ['已使用', 'Used'],
    'mealVoucher.revoked': ['已作废', 'Revoked'],
  },
  events: {
    'meal.share': ['owner', '持有人生成分享链接，交给别人', 'The holder makes a link to hand the voucher on'],
    'meal.claim': [
      'receiver',
      '受赠人打开链接并领取，成为新的持有人',
      'The receiver opens the link, claims the voucher and holds it from now on',
    ],
    'meal.takeBack': ['owner', '持有人收回分享', 'The holder takes the share back'],
    'meal.scan': [
      'staff',
      '餐厅工作人员或主办方扫码核销',
      'Somebody at the dining hall, or the organizer, scans the voucher',
    ],
    'meal.expire': ['clock', '用餐时间已过', 'The meal is over'],
    'meal.revoke': ['server', '订单关闭，餐券随之作废', 'The order has closed, and its vouchers go with it'],
  },
  guards: {
    isRightGate: ['扫码处属于这张餐券的会议', 'It is scanned at the conference that it belongs to'],
    isMealTime: ['现在是用餐时间', 'The meal is served now'],
    isOver: ['用餐时间已过', 'The meal is over'],
    isNotOver: ['用餐时间未过', 'The meal is not over'],
    isOther: ['领取的人不是分享的人', 'The member who claims it is not the one who shares it'],
    isShareOpen: ['分享链接仍然有效', 'The link has not run out'],
  },
  excused: {
    deadEnd: {
      'mealVoucher.used': [
        '一张餐券只用一次，用过就结束。',
        'A voucher is used once; after that it is done.',
      ],
      'mealVoucher.expired': [
        '这顿饭已经结束，餐券没有用处了。',
        'The meal is over: there is nothing left to do with the voucher.',
      ],
      'mealVoucher.revoked': [
        '作废的餐券不再恢复；订单恢复并付款后会得到新的餐券。',
        'A revoked voucher does not come back; an order that is paid again gives a new one.',
      ],
    },
  },
})
