import type { Words } from '../shared/words.ts'

export const invoiceDocument: Words = {
  area: 'commerce',
  rank: 17,
  title: { 'zh-CN': '正式发票文件', en: 'Official invoice' },
  purpose: {
    'zh-CN':
      '财务选择并上传一份正式发票或红字发票，并填写号码；文件或号码不合格时说明原因，上传失败可原样再试。',
    en: 'Finance chooses the official invoice or the red-letter one and uploads it with its number; says what is wrong with either, and tries the same again after a failure.',
  },
  rules: ['INV-01', 'FILE-01', 'FILE-02'],
  states: {
    'invoiceDocument.choosing': { 'zh-CN': '选择文件', en: 'Choosing a file' },
    'invoiceDocument.choosing.empty': { 'zh-CN': '尚未选择文件', en: 'Nothing chosen yet' },
    'invoiceDocument.choosing.refused': {
      'zh-CN': '没有文件，或文件不合格',
      en: 'No file, or one that will not do',
    },
    'invoiceDocument.choosing.chosen': { 'zh-CN': '已选好，等待上传', en: 'Chosen, not uploaded yet' },
    'invoiceDocument.choosing.failed': { 'zh-CN': '没有上传，可再试', en: 'Not uploaded, try again' },
    'invoiceDocument.sending': { 'zh-CN': '正在上传', en: 'Uploading' },
  },
  events: {
    'file.choose': {
      by: 'visitor',
      says: { 'zh-CN': '财务选择或拖入一个文件', en: 'Finance chooses a file, or drops one' },
    },
    'document.send': {
      by: 'visitor',
      says: { 'zh-CN': '财务填好号码并上传', en: 'Finance gives the number and uploads' },
    },
    'document.stop': {
      by: 'visitor',
      says: { 'zh-CN': '财务停止上传', en: 'Finance stops the upload' },
    },
    'document.progressed': {
      by: 'browser',
      says: { 'zh-CN': '又有一部分文件已发出', en: 'Some more of the file has left' },
    },
    'document.finished': {
      by: 'server',
      says: { 'zh-CN': '服务器已收下文件', en: 'The server has taken the file' },
    },
    'document.failed': {
      by: 'server',
      says: { 'zh-CN': '没有送达，或服务器拒绝', en: 'It did not arrive, or the server refused it' },
    },
  },
  actors: {
    sendDocument: {
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
    hasGoodFile: {
      'zh-CN': '已选好文件，且没有被拒绝',
      en: 'A file is chosen, and was not refused',
    },
    isFileFault: {
      'zh-CN': '服务器说这个文件不行',
      en: 'The server says that this file will not do',
    },
    isOfInvoice: {
      'zh-CN': '服务器拒绝的原因在于发票，而不是文件或号码',
      en: 'The server refuses because of the invoice, not the file or its number',
    },
  },
}
