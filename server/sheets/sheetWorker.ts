import type { SheetFormat, SheetKind } from '../../src/contract/paperSheetWords.ts'
import { isOfPeople, peopleTable, type PeopleTable } from '../lifecycles/people/imports/readTable.ts'
import { isOfKind } from '../lifecycles/papers/sheets/sheetTable.ts'
import { Refused } from '../shared/refused.ts'
import { packed, type Packed } from './packedRows.ts'
import { readSheet, type SheetRefused } from './readSheet.ts'

export interface SheetOrder {
  readonly path: string
  readonly format: SheetFormat
}

/** Runs in a thread of its own: what strangers have written may take long, or more memory than there is. */
export const rows = async ({
  kind,
  ...order
}: SheetOrder & { readonly kind: SheetKind }): Promise<Packed<readonly string[]> | SheetRefused> => {
  const read = await readSheet({ ...order, isWanted: (first) => isOfKind(kind, first) })
  return read.kind === 'refused' ? read : packed(read.rows)
}

export type PackedPeople = Omit<PeopleTable, 'rows'> & Packed<PeopleTable['rows'][number]>

export const people = async (order: SheetOrder): Promise<PackedPeople | SheetRefused> => {
  const read = await readSheet({ ...order, isWanted: isOfPeople })
  if (read.kind === 'refused') return read
  try {
    const { headings, columns, rows: found } = peopleTable(read.rows)
    return { headings, columns, ...packed(found) }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', reason: error.reason }
    throw error
  }
}
