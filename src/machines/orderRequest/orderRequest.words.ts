import { words } from '../shared/words.ts'

export const orderRequest = words({
  area: 'commerce',
  rank: 6,
  title: ['取消订单与申请退款', 'Cancelling and refund request'],
  purpose: [
    '会员取消未支付的订单，或为已支付的订单申请退款；两者都要填写原因，不能时说明为什么。',
    'A member cancels an unpaid order or asks for the money of a paid one back; both need a reason, and a refusal says why.',
  ],
  rules: ['ORD-01', 'ORD-03'],
  states: {
    'orderRequest.asking': ['正在填写原因', 'Asking for the reason'],
    'orderRequest.sending': ['正在提交', 'Sending'],
    'orderRequest.refused': ['不能办理', 'Not possible'],
    'orderRequest.granted': ['已办理', 'Done'],
  },
  events: {
    'request.send': ['visitor', '用户填写原因并提交', 'The member gives a reason and sends it'],
    'request.close': ['visitor', '用户关闭对话框', 'The member closes the dialog'],
  },
  actors: {
    sendRequest: [
      'server',
      '提交取消或退款，由服务器接受或说明为何拒绝',
      'Sends it; the server accepts, or refuses with a named reason',
    ],
  },
  guards: {
    isInTheWay: [
      '服务器因规则或订单的变化拒绝，换个原因也无济于事',
      'The server refuses because of a rule or of what became of the order: another reason would not help',
    ],
  },
})
