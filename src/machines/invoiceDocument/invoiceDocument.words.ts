import { fileWords } from '../../kinds/file/file.words.ts'
import { words } from '../shared/words.ts'

const kind = fileWords('invoiceDocument')

export const invoiceDocument = words({
  ...kind,
  area: 'commerce',
  rank: 17,
  title: ['正式发票文件', 'Official invoice'],
  purpose: [
    '财务选择并上传一份正式发票或红字发票，并填写号码；文件或号码不合格时说明原因，上传失败可原样再试。',
    'Finance chooses the official invoice or the red-letter one and uploads it with its number; says what is wrong with either, and tries the same again after a failure.',
  ],
  rules: ['INV-01', 'FILE-01', 'FILE-02'],
  states: {
    ...kind.states,
    'invoiceDocument.choosing.refused': ['没有文件，或文件不合格', 'No file, or one that will not do'],
  },
  guards: {
    ...kind.guards,
    hasGoodFile: ['已选好文件，且没有被拒绝', 'A file is chosen, and was not refused'],
    isOfInvoice: [
      '服务器拒绝的原因在于发票，而不是文件或号码',
      'The server refuses because of the invoice, not the file or its number',
    ],
  },
})
