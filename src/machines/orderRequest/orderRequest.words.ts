import { dialogWords } from '../../kinds/command/command.words.ts'
import { words } from '../shared/words.ts'

export const orderRequest = words({
  ...dialogWords('orderRequest', 'granted'),
  area: 'commerce',
  rank: 6,
  title: ['取消订单与申请退款', 'Cancelling and refund request'],
  purpose: [
    '会员取消未支付的订单，或为已支付的订单申请退款；两者都要填写原因，不能时说明为什么。',
    'A member cancels an unpaid order or asks for the money of a paid one back; both need a reason, and a refusal says why.',
  ],
  rules: ['ORD-01', 'ORD-03'],
})
