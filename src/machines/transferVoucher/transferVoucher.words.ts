import { words } from '../shared/words.ts'

export const transferVoucher = words({
  area: 'commerce',
  rank: 16,
  title: ['转账凭证', 'Transfer voucher'],
  purpose: [
    '选择并提交一份银行转账凭证，交由财务核对；文件不合格时说明原因，提交失败可原样再试。',
    'Chooses the voucher of a bank transfer and hands it in for finance to check; says what is wrong with a file, and tries the same again after a failure.',
  ],
  rules: ['ORD-01', 'FILE-01', 'FILE-02'],
  states: {
    'transferVoucher.choosing': ['选择凭证', 'Choosing a file'],
    'transferVoucher.choosing.empty': ['尚未选择文件', 'Nothing chosen yet'],
    'transferVoucher.choosing.refused': ['文件不合格，请另选', 'This file will not do'],
    'transferVoucher.choosing.chosen': ['已选好，等待提交', 'Chosen, not handed in yet'],
    'transferVoucher.choosing.failed': ['提交失败，可再试', 'Could not be handed in'],
    'transferVoucher.sending': ['正在上传', 'Uploading'],
    'transferVoucher.sent': ['已提交，等待财务', 'Handed in, finance has it'],
  },
  events: {
    'file.choose': ['visitor', '会员选择或拖入一个文件', 'The member chooses a file, or drops one'],
    'voucher.send': ['visitor', '会员提交凭证', 'The member hands the voucher in'],
    'voucher.stop': ['visitor', '会员停止上传', 'The member stops the upload'],
    'voucher.progressed': ['browser', '又有一部分文件已发出', 'Some more of the file has left'],
    'voucher.finished': ['server', '服务器已收下凭证', 'The server has taken the voucher'],
    'voucher.failed': ['server', '没有送达，或服务器拒绝', 'It did not arrive, or the server refused it'],
  },
  actors: {
    sendVoucher: [
      'server',
      '读取文件并上传，由服务器再次检查',
      'Reads the file and uploads it; the server checks it again',
    ],
  },
  guards: {
    isWrong: ['文件类型或大小不符，或文件为空', 'The file is of another kind, too large, or empty'],
    isFileFault: ['服务器说这个文件不行', 'The server says that this file will not do'],
    isRefused: [
      '服务器拒绝的是这次支付，而不是文件',
      'The server refuses because of the attempt, not the file',
    ],
  },
})
