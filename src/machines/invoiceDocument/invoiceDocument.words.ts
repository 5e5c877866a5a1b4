import { words } from '../shared/words.ts'

export const invoiceDocument = words({
  area: 'commerce',
  rank: 17,
  title: ['正式发票文件', 'Official invoice'],
  purpose: [
    '财务选择并上传一份正式发票或红字发票，并填写号码；文件或号码不合格时说明原因，上传失败可原样再试。',
    'Finance chooses the official invoice or the red-letter one and uploads it with its number; says what is wrong with either, and tries the same again after a failure.',
  ],
  rules: ['INV-01', 'FILE-01', 'FILE-02'],
  states: {
    'invoiceDocument.choosing': ['选择文件', 'Choosing a file'],
    'invoiceDocument.choosing.empty': ['尚未选择文件', 'Nothing chosen yet'],
    'invoiceDocument.choosing.refused': ['没有文件，或文件不合格', 'No file, or one that will not do'],
    'invoiceDocument.choosing.chosen': ['已选好，等待上传', 'Chosen, not uploaded yet'],
    'invoiceDocument.choosing.failed': ['没有上传，可再试', 'Not uploaded, try again'],
    'invoiceDocument.sending': ['正在上传', 'Uploading'],
  },
  events: {
    'file.choose': ['visitor', '财务选择或拖入一个文件', 'Finance chooses a file, or drops one'],
    'document.send': ['visitor', '财务填好号码并上传', 'Finance gives the number and uploads'],
    'document.stop': ['visitor', '财务停止上传', 'Finance stops the upload'],
    'document.progressed': ['browser', '又有一部分文件已发出', 'Some more of the file has left'],
    'document.finished': ['server', '服务器已收下文件', 'The server has taken the file'],
    'document.failed': ['server', '没有送达，或服务器拒绝', 'It did not arrive, or the server refused it'],
  },
  actors: {
    sendDocument: [
      'server',
      '读取文件并上传，由服务器再次检查',
      'Reads the file and uploads it; the server checks it again',
    ],
  },
  guards: {
    isWrong: ['文件类型或大小不符，或文件为空', 'The file is of another kind, too large, or empty'],
    hasGoodFile: ['已选好文件，且没有被拒绝', 'A file is chosen, and was not refused'],
    isFileFault: ['服务器说这个文件不行', 'The server says that this file will not do'],
    isOfInvoice: [
      '服务器拒绝的原因在于发票，而不是文件或号码',
      'The server refuses because of the invoice, not the file or its number',
    ],
  },
})
