import { fileWords } from '../../kinds/file/file.words.ts'
import { words } from '../shared/words.ts'

const kind = fileWords('transferVoucher')

export const transferVoucher = words({
  ...kind,
  area: 'commerce',
  rank: 16,
  title: ['转账凭证', 'Transfer voucher'],
  purpose: [
    '选择并提交一份银行转账凭证，交由财务核对；文件不合格时说明原因，提交失败可原样再试。',
    'Chooses the voucher of a bank transfer and hands it in for finance to check; says what is wrong with a file, and tries the same again after a failure.',
  ],
  rules: ['ORD-01', 'FILE-01', 'FILE-02'],
  states: {
    ...kind.states,
    'transferVoucher.sent': ['已提交，等待财务', 'Handed in, finance has it'],
  },
  guards: {
    ...kind.guards,
    isRefused: [
      '服务器拒绝的是这次支付，而不是文件',
      'The server refuses because of the attempt, not the file',
    ],
  },
})
