import { fileWords } from '../../kinds/file/file.words.ts'
import type { Words } from '../shared/words.ts'

const kind = fileWords('transferVoucher')

export const transferVoucher: Words = {
  ...kind,
  area: 'commerce',
  rank: 16,
  title: { 'zh-CN': '转账凭证', en: 'Transfer voucher' },
  purpose: {
    'zh-CN': '选择并提交一份银行转账凭证，交由财务核对；文件不合格时说明原因，提交失败可原样再试。',
    en: 'Chooses the voucher of a bank transfer and hands it in for finance to check; says what is wrong with a file, and tries the same again after a failure.',
  },
  rules: ['ORD-01', 'FILE-01', 'FILE-02'],
  states: {
    ...kind.states,
    'transferVoucher.sent': { 'zh-CN': '已提交，等待财务', en: 'Handed in, finance has it' },
  },
  guards: {
    ...kind.guards,
    isRefused: {
      'zh-CN': '服务器拒绝的是这次支付，而不是文件',
      en: 'The server refuses because of the attempt, not the file',
    },
  },
}
