import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const invoice: Words = {
  area: 'commerce',
  rank: 10,
  title: { 'zh-CN': '发票', en: 'Invoice' },
  purpose: {
    'zh-CN': '一笔已付订单的发票：申请、受理、开具；开出的发票不再修改，只能用红字发票冲销。',
    en: 'The invoice of a paid order: asked for, picked up by finance, issued; an issued one never changes and can only be reversed by a second document.',
  },
  rules: ['INV-01', 'INV-02'],
  states: {
    'invoice.not_invoiced': { 'zh-CN': '未开票', en: 'Not invoiced' },
    'invoice.to_be_invoiced': { 'zh-CN': '待开票', en: 'To be invoiced' },
    'invoice.to_be_invoiced.waiting': { 'zh-CN': '已申请，等待财务受理', en: 'Asked for, not picked up' },
    'invoice.to_be_invoiced.picked_up': { 'zh-CN': '财务已受理', en: 'Picked up by finance' },
    'invoice.invoiced': { 'zh-CN': '已开票', en: 'Invoiced' },
  },
  events: {
    'facts.learned': factsLearned,
    'invoice.request': {
      by: 'owner',
      says: {
        'zh-CN': '下单人填写开票信息并申请',
        en: 'The owner fills in the form and asks for an invoice',
      },
    },
    'invoice.edit': {
      by: 'owner',
      says: { 'zh-CN': '下单人修改开票信息', en: 'The owner changes what stands in the form' },
    },
    'invoice.withdraw': {
      by: 'owner',
      says: { 'zh-CN': '下单人撤回申请', en: 'The owner withdraws the request' },
    },
    'invoice.pickUp': {
      by: 'finance',
      says: {
        'zh-CN': '财务受理申请，此后不能再修改或撤回',
        en: 'Finance picks the request up; from now on it can be neither changed nor withdrawn',
      },
    },
    'invoice.return': {
      by: 'finance',
      says: { 'zh-CN': '财务退回申请，并填写原因', en: 'Finance sends the request back and says why' },
    },
    'invoice.attach': {
      by: 'finance',
      says: {
        'zh-CN': '财务上传正式发票（冲红时为红字发票）及其号码',
        en: 'Finance uploads the official invoice, or the red-letter one, with its number',
      },
    },
    'invoice.issue': {
      by: 'finance',
      says: {
        'zh-CN': '财务开具发票，会员即可下载正式发票',
        en: 'Finance issues the invoice: the member can download the official one',
      },
    },
    'invoice.reverse': {
      by: 'finance',
      says: {
        'zh-CN': '财务以红字发票冲销原发票，并填写原因',
        en: 'Finance reverses the invoice by the red-letter one, and says why',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isPaid: { 'zh-CN': '订单已付款或已完成', en: 'The order is paid or completed' },
    hasAmount: { 'zh-CN': '订单金额大于 0', en: 'The amount of the order is above 0' },
    hasNoOpenRefund: { 'zh-CN': '没有尚未了结的退款', en: 'No refund is open' },
    hasReason,
    hasDocument: { 'zh-CN': '已上传正式发票文件', en: 'The official invoice was uploaded' },
  },
}
