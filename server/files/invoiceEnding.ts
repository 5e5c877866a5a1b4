import { fileTypeFromFile } from 'file-type'

import { Refused } from '../shared/refused.ts'
import type { ReceivedFile } from './store.ts'
import { namesInZip } from './namesInZip.ts'

/**
 * `pdf` or `ofd` of a document that is what it says it is (FILE-02): an OFD (GB/T 33190) is a ZIP with an `OFD.xml`.
 * Throws `Refused`.
 */
export const invoiceEnding = async ({ type, draft }: ReceivedFile): Promise<'pdf' | 'ofd'> => {
  const found = await fileTypeFromFile(draft.path).catch(() => undefined)
  if (type === 'application/pdf' && found?.mime === 'application/pdf') return 'pdf'
  if (type === 'application/ofd' && found?.mime === 'application/zip') {
    const names = await namesInZip(draft.path)
    if (names.includes('OFD.xml')) return 'ofd'
  }
  throw new Refused('fileContentWrong', { field: 'content' })
}
