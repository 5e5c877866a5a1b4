import type { SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { readSheet, type SheetRead } from './readSheet.ts'

export interface SheetOrder {
  readonly path: string
  readonly format: SheetFormat
}

/** Runs in a thread of its own: what strangers have written may take long, or more memory than there is. */
export default (order: SheetOrder): Promise<SheetRead> => readSheet(order)
