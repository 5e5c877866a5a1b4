import type { Reason } from './reasons.ts'

/** Spreadsheets of a conference's papers: exports, and imports of chairs. */

/** Kinds of import: reviewers, or prepared decisions. */
export const sheetKinds = ['assignments', 'decisions'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** Kinds of export. `papers` can be imported as `decisions`. */
export const sheetExports = ['papers', 'assignments', 'reviews'] as const
export type SheetExport = (typeof sheetExports)[number]
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Changes that a row would make; `same`: none, `fault`: not possible. */
export const sheetChanges = ['same', 'assign', 'withdraw', 'decide', 'fault'] as const

export const sheetTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFormat, string>

/** Bytes; rows; columns; cells with something in them; characters of one cell and of all. */
export const sheetLimits = {
  bytes: 20 * 1024 * 1024,
  unpacked: 50 * 1024 * 1024,
  rows: 50_000,
  columns: 60,
  cells: 1_000_000,
  cell: 100_000,
  characters: 20_000_000,
} as const

/** Reason that a file cannot be such a spreadsheet, by its name and size; null: none, and the server examines the content. */
export const sheetFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  if (!/\.(?:csv|xlsx)$/i.test(name)) return 'fileTypeWrong'
  return size > sheetLimits.bytes ? 'fileTooLarge' : null
}

/** Address of a spreadsheet that is taken out, of those papers that the desk shows. */
export const sheetHref = (
  conferenceId: number,
  what: SheetExport,
  format: SheetFormat,
  { filter, q, lang }: { filter: string; q: string; lang: string },
): string => {
  const query = new URLSearchParams({
    lang,
    ...(filter === 'all' ? {} : { filter }),
    ...(q === '' ? {} : { q }),
  })
  return `/files/papers/${conferenceId}/${what}.${format}?${query}`
}
