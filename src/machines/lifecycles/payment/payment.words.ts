import { words } from '../../shared/words.ts'

export const payment = words({
  area: 'commerce',
  rank: 7,
  title: ['支付', 'Payment'],
  purpose: [
    '为一笔订单付款的一次尝试：在线支付由支付平台给出结果，银行转账由财务核对凭证。',
    'One attempt to pay for an order: a provider says how an online payment went, finance checks the voucher of a bank transfer.',
  ],
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'payment.waiting': ['等待付款结果', 'Waiting for the money'],
    'payment.reviewing': ['财务核对凭证中', 'Voucher under review'],
    'payment.confirmed': ['已到账', 'Confirmed'],
    'payment.failed': ['支付失败', 'Failed'],
    'payment.abandoned': ['已放弃', 'Given up'],
  },
  events: {
    'payment.confirm': [
      'server',
      '支付平台通知款项到账，签名已核对',
      'The provider tells that the money arrived, with a signature that was checked',
    ],
    'payment.fail': [
      'server',
      '支付平台通知支付失败，并说明原因',
      'The provider tells that it failed, and why',
    ],
    'payment.abandon': [
      'owner',
      '付款人放弃这次支付，或久无结果由服务器放弃',
      'The payer gives this attempt up, or the server does after a long silence',
    ],
    'payment.submit': ['owner', '付款人提交转账凭证', 'The payer hands in the voucher of a bank transfer'],
    'payment.accept': ['finance', '财务确认转账已到账', 'Finance confirms that the transfer arrived'],
    'payment.return': ['finance', '财务退回凭证，并填写原因', 'Finance sends the voucher back and says why'],
  },
  guards: {
    isOnline: ['是在线支付', 'It is an online payment'],
    isTransfer: ['是银行转账', 'It is a bank transfer'],
    hasVoucher: ['已上传转账凭证', 'A voucher was uploaded'],
    matchesAmount: [
      '支付平台收到的金额与应付金额一致',
      'The provider received exactly the amount that was due',
    ],
  },
  excused: {
    deadEnd: {
      'payment.confirmed': [
        '钱已到账，这次支付不再改变；退款是另一条记录。',
        'The money is here and this payment changes no more; a refund is a record of its own.',
      ],
    },
  },
})
