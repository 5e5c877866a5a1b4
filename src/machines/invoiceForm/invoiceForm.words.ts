import { dialogWords } from '../../kinds/command/command.words.ts'
import type { Words } from '../shared/words.ts'

const kind = dialogWords('invoiceForm')

export const invoiceForm: Words = {
  ...kind,
  area: 'commerce',
  rank: 18,
  title: { 'zh-CN': '发票申请', en: 'Invoice request' },
  purpose: {
    'zh-CN': '为已支付的订单申请发票，或在财务受理前修改申请；税号校验位不符只提醒，不阻止。',
    en: 'Asks for the invoice of a paid order, or changes the request before finance picks it up; a tax number with a wrong check digit is a warning only.',
  },
  rules: ['INV-01', 'INV-02'],
  states: {
    'invoiceForm.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'invoiceForm.warned': { 'zh-CN': '税号校验位不符', en: 'Check digit does not fit' },
    'invoiceForm.saving': { 'zh-CN': '正在提交', en: 'Sending' },
    'invoiceForm.outdated': { 'zh-CN': '发票已有变化', en: 'Invoice has moved on' },
    'invoiceForm.saved': { 'zh-CN': '已提交', en: 'Sent' },
    'invoiceForm.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    ...kind.events,
    'form.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '用户确认税号无误，仍然使用', en: 'The member stands by the tax number' },
    },
    'form.amend': {
      by: 'visitor',
      says: { 'zh-CN': '用户修改内容', en: 'The member changes something' },
    },
  },
  guards: {
    isDoubtful: {
      'zh-CN': '税号的校验位不符，而用户尚未确认过',
      en: 'The check digit of the tax number is wrong, and the member has not stood by it yet',
    },
    isOutdated: {
      'zh-CN': '服务器说发票已被受理、开具或正在退款',
      en: 'The server says that the invoice was picked up or issued meanwhile, or that its order is being refunded',
    },
  },
}
