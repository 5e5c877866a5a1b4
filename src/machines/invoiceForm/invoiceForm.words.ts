import { dialogWords } from '../../kinds/command/command.words.ts'
import { words } from '../shared/words.ts'

const kind = dialogWords('invoiceForm')

export const invoiceForm = words({
  ...kind,
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
    ...kind.events,
    'form.confirm': ['visitor', '用户确认税号无误，仍然使用', 'The member stands by the tax number'],
    'form.amend': ['visitor', '用户修改内容', 'The member changes something'],
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
