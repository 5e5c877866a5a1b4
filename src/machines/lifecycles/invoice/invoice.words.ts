import { words } from '../../shared/words.ts'

export const invoice = words({
  area: 'commerce',
  rank: 10,
  title: ['发票', 'Invoice'],
  purpose: [
    '一笔已付订单的发票：申请、受理、开具；开出的发票不再修改，只能用红字发票冲销。',
    'The invoice of a paid order: asked for, picked up by finance, issued; an issued one never changes and can only be reversed by a second document.',
  ],
  rules: ['INV-01', 'INV-02'],
  states: {
    'invoice.not_invoiced': ['未开票', 'Not invoiced'],
    'invoice.to_be_invoiced': ['待开票', 'To be invoiced'],
    'invoice.to_be_invoiced.waiting': ['已申请，等待财务受理', 'Asked for, not picked up'],
    'invoice.to_be_invoiced.picked_up': ['财务已受理', 'Picked up by finance'],
    'invoice.invoiced': ['已开票', 'Invoiced'],
  },
  events: {
    'invoice.request': [
      'owner',
      '下单人填写开票信息并申请',
      'The owner fills in the form and asks for an invoice',
    ],
    'invoice.edit': ['owner', '下单人修改开票信息', 'The owner changes what stands in the form'],
    'invoice.withdraw': ['owner', '下单人撤回申请', 'The owner withdraws the request'],
    'invoice.pickUp': [
      'finance',
      '财务受理申请，此后不能再修改或撤回',
      'Finance picks the request up; from now on it can be neither changed nor withdrawn',
    ],
    'invoice.return': ['finance', '财务退回申请，并填写原因', 'Finance sends the request back and says why'],
    'invoice.attach': [
      'finance',
      '财务上传正式发票（冲红时为红字发票）及其号码',
      'Finance uploads the official invoice, or the red-letter one, with its number',
    ],
    'invoice.issue': [
      'finance',
      '财务开具发票，会员即可下载正式发票',
      'Finance issues the invoice: the member can download the official one',
    ],
    'invoice.reverse': [
      'finance',
      '财务以红字发票冲销原发票，并填写原因',
      'Finance reverses the invoice by the red-letter one, and says why',
    ],
  },
  guards: {
    isPaid: ['订单已付款或已完成', 'The order is paid or completed'],
    hasAmount: ['订单金额大于 0', 'The amount of the order is above 0'],
    hasNoOpenRefund: ['没有尚未了结的退款', 'No refund is open'],
    hasDocument: ['已上传正式发票文件', 'The official invoice was uploaded'],
  },
})
