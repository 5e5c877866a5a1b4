import type { Words } from '../shared/words.ts'

export const transferVoucher: Words = {
  area: 'commerce',
  rank: 16,
  title: { 'zh-CN': '转账凭证', en: 'Transfer voucher' },
  purpose: {
    'zh-CN': '选择并提交一份银行转账凭证，交由财务核对；文件不合格时说明原因，提交失败可原样再试。',
    en: 'Chooses the voucher of a bank transfer and hands it in for finance to check; says what is wrong with a file, and tries the same again after a failure.',
  },
  rules: ['ORD-01', 'FILE-01', 'FILE-02'],
  states: {
    'transferVoucher.choosing': { 'zh-CN': '选择凭证', en: 'Choosing a file' },
    'transferVoucher.choosing.empty': { 'zh-CN': '尚未选择文件', en: 'Nothing chosen yet' },
    'transferVoucher.choosing.refused': { 'zh-CN': '文件不合格，请另选', en: 'This file will not do' },
    'transferVoucher.choosing.chosen': { 'zh-CN': '已选好，等待提交', en: 'Chosen, not handed in yet' },
    'transferVoucher.choosing.failed': { 'zh-CN': '提交失败，可再试', en: 'Could not be handed in' },
    'transferVoucher.sending': { 'zh-CN': '正在上传', en: 'Uploading' },
    'transferVoucher.sent': { 'zh-CN': '已提交，等待财务', en: 'Handed in, finance has it' },
  },
  events: {
    'file.choose': {
      by: 'visitor',
      says: { 'zh-CN': '会员选择或拖入一个文件', en: 'The member chooses a file, or drops one' },
    },
    'voucher.send': {
      by: 'visitor',
      says: { 'zh-CN': '会员提交凭证', en: 'The member hands the voucher in' },
    },
    'voucher.stop': {
      by: 'visitor',
      says: { 'zh-CN': '会员停止上传', en: 'The member stops the upload' },
    },
    'voucher.progressed': {
      by: 'browser',
      says: { 'zh-CN': '又有一部分文件已发出', en: 'Some more of the file has left' },
    },
    'voucher.finished': {
      by: 'server',
      says: { 'zh-CN': '服务器已收下凭证', en: 'The server has taken the voucher' },
    },
    'voucher.failed': {
      by: 'server',
      says: { 'zh-CN': '没有送达，或服务器拒绝', en: 'It did not arrive, or the server refused it' },
    },
  },
  actors: {
    sendVoucher: {
      by: 'server',
      says: {
        'zh-CN': '读取文件并上传，由服务器再次检查',
        en: 'Reads the file and uploads it; the server checks it again',
      },
    },
  },
  delays: {},
  guards: {
    isWrong: {
      'zh-CN': '文件类型或大小不符，或文件为空',
      en: 'The file is of another kind, too large, or empty',
    },
    isFileFault: {
      'zh-CN': '服务器说这个文件不行',
      en: 'The server says that this file will not do',
    },
    isRefused: {
      'zh-CN': '服务器拒绝的是这次支付，而不是文件',
      en: 'The server refuses because of the attempt, not the file',
    },
  },
}
