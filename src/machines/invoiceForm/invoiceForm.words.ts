import { words } from '../shared/words.ts'

export const invoiceForm = words({
  area: 'commerce',
  rank: 18,
  title: ['发票申请', 'Invoice request'],
  purpose: [
    '为已支付的订单申请发票，或在财务受理前修改申请；税号校验位不符只提醒，不阻止。',
    'Asks for the invoice of a paid order, or changes the request before finance picks it up; a tax number with a wrong check digit is a warning only.',
  ],
  rules: ['INV-01', 'INV-02'],
  states: {
    'invoiceForm.warned': ['税号校验位不符', 'Check digit does not fit'],
    'invoiceForm.saving': ['正在提交', 'Sending'],
    'invoiceForm.outdated': ['发票已有变化', 'Invoice has moved on'],
    'invoiceForm.saved': ['已提交', 'Sent'],
  },
  events: {
    'form.submit': ['visitor', '用户提交填写的内容', 'The member sends what was filled in'],
    'form.confirm': ['visitor', '用户确认税号无误，仍然使用', 'The member stands by the tax number'],
    'form.amend': ['visitor', '用户修改内容', 'The member changes something'],
    'form.close': ['visitor', '用户关闭对话框', 'The member closes the dialog'],
  },
  actors: {
    saveInvoice: [
      'server',
      '提交申请，由服务器接受或拒绝',
      'Sends the request; the server accepts or refuses',
    ],
  },
  guards: {
    isDoubtful: [
      '税号的校验位不符，而用户尚未确认过',
      'The check digit of the tax number is wrong, and the member has not stood by it yet',
    ],
    isOutdated: [
      '服务器说发票已被受理、开具或正在退款',
      'The server says that the invoice was picked up or issued meanwhile, or that its order is being refunded',
    ],
  },
})
