import { fileTypeFromBuffer } from 'file-type'

import { voucherFile } from '../../src/contract/voucherFile.ts'
import { Refused } from '../http/refused.ts'
import { readDataAddress } from './dataAddress.ts'
import type { CheckedFile } from './images.ts'

/** The voucher of a transfer out of a data address, if it is what it says it is (FILE-02). Throws `Refused`. */
export const readVoucher = async (content: string): Promise<CheckedFile> => {
  const field = 'content'
  const { type, bytes } = readDataAddress(content, voucherFile.limit)
  if (!voucherFile.types.some((each) => each === type)) throw new Refused('fileTypeWrong', { field })
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== type) throw new Refused('fileContentWrong', { field })
  return { bytes, ending: found.ext }
}
