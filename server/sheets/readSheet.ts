import { readFile } from 'node:fs/promises'

import type { SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { encodingOf, textIn } from '../../src/contract/sheetEncoding.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { Refused } from '../shared/refused.ts'
import { readCsv } from './csv/readCsv.ts'
import { readXlsx } from './xlsx/readXlsx.ts'

/** A spreadsheet as texts, row by row; or the reason why it cannot be read. */
export type SheetRead =
  | { readonly kind: 'rows'; readonly rows: ReadonlyArray<readonly string[]> }
  | SheetRefused
export interface SheetRefused {
  readonly kind: 'refused'
  readonly reason: Reason
}

/** Reads an untrusted file. No declared size is believed: everything is counted while it is read. */
export const readSheet = async ({
  path,
  format,
  isWanted = () => false,
}: {
  path: string
  format: SheetFormat
  /** Whether the first rows of a sheet are those of what is wanted. */
  isWanted?: (first: ReadonlyArray<readonly string[]>) => boolean
}): Promise<SheetRead> => {
  try {
    const bytes = await readFile(path)
    if (isLocked(bytes)) return refused('fileLocked')
    const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
    if (isZip !== (format === 'xlsx')) return refused('fileContentWrong')
    return { kind: 'rows', rows: isZip ? await readXlsx(path, bytes, isWanted) : readCsv(decoded(bytes)) }
  } catch (error) {
    if (error instanceof Refused) return refused(error.reason)
    throw error
  }
}

const refused = (reason: Reason): SheetRefused => ({ kind: 'refused', reason })

/** A workbook with a password is kept in a container of an older kind. */
const isLocked = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('hex') === 'd0cf11e0' &&
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))

/** @throws Refused */
const decoded = (bytes: Buffer): string => {
  const found = encodingOf(bytes)
  if (found.kind === 'unclear') throw new Refused('sheetEncodingUnclear')
  const text = found.kind === 'sure' ? textIn(bytes, found.encoding) : null
  if (text === null) throw new Refused('sheetUnreadable')
  return text
}
