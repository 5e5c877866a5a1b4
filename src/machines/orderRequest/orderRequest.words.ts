import type { Words } from '../shared/words.ts'

export const orderRequest: Words = {
  area: 'commerce',
  rank: 6,
  title: { 'zh-CN': '取消订单与申请退款', en: 'Cancelling and refund request' },
  purpose: {
    'zh-CN': '会员取消未支付的订单，或为已支付的订单申请退款；两者都要填写原因，不能时说明为什么。',
    en: 'A member cancels an unpaid order or asks for the money of a paid one back; both need a reason, and a refusal says why.',
  },
  rules: ['ORD-01', 'ORD-03'],
  states: {
    'orderRequest.asking': { 'zh-CN': '正在填写原因', en: 'Asking for the reason' },
    'orderRequest.sending': { 'zh-CN': '正在提交', en: 'Sending' },
    'orderRequest.refused': { 'zh-CN': '不能办理', en: 'Not possible' },
    'orderRequest.granted': { 'zh-CN': '已办理', en: 'Done' },
    'orderRequest.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'request.send': {
      by: 'visitor',
      says: { 'zh-CN': '用户填写原因并提交', en: 'The member gives a reason and sends it' },
    },
    'request.close': {
      by: 'visitor',
      says: { 'zh-CN': '用户关闭对话框', en: 'The member closes the dialog' },
    },
  },
  actors: {
    sendRequest: {
      by: 'server',
      says: {
        'zh-CN': '提交取消或退款，由服务器接受或说明为何拒绝',
        en: 'Sends it; the server accepts, or refuses with a named reason',
      },
    },
  },
  delays: {},
  guards: {
    isInTheWay: {
      'zh-CN': '服务器因规则或订单的变化拒绝，换个原因也无济于事',
      en: 'The server refuses because of a rule or of what became of the order: another reason would not help',
    },
  },
}
