import { isRowId } from '../../handlers/table.ts'

/** `17` → 17; null for whatever cannot be the number of a row. */
export const rowIdOf = (digits: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(digits ?? '') && isRowId(Number(digits)) ? Number(digits) : null

/** `17.pdf` → 17; null for whatever is not written like that. */
export const pdfIdOf = (name: string | undefined): number | null =>
  rowIdOf(/^(\d+)\.pdf$/.exec(name ?? '')?.[1])
