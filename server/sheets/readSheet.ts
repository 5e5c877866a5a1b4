import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet as readXlsx } from 'read-excel-file/universal'

import { sheetLimits, type SheetFormat } from '../../src/contract/paperSheetWords.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { filesInZip, type FileInZip } from '../files/namesInZip.ts'

/** A spreadsheet as texts, row by row; or why it is none. */
export type SheetRead =
  | { readonly kind: 'rows'; readonly rows: ReadonlyArray<readonly string[]> }
  | { readonly kind: 'refused'; readonly reason: Reason }

/** Reads what a stranger has sent. Of what is declared nothing is believed: sizes are counted while it is unpacked. */
export const readSheet = async ({
  path,
  format,
}: {
  path: string
  format: SheetFormat
}): Promise<SheetRead> => {
  const bytes = await readFile(path)
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  if (isZip !== (format === 'xlsx')) return refused('fileContentWrong')
  const read = format === 'csv' ? readCsv(bytes) : await readZip(path, bytes)
  return 'reason' in read ? read : bounded(read)
}

const refused = (reason: Reason) => ({ kind: 'refused', reason }) as const
type Refusal = ReturnType<typeof refused>
type Rows = ReadonlyArray<readonly unknown[]>

/** Rows that are needed are followed by none; cells at the end of a row that hold nothing are none. */
const bounded = (rows: Rows): SheetRead => {
  const texts = rows.map((row) => {
    const cells = row.map(textOf)
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  })
  const kept = texts.slice(0, texts.findLastIndex((row) => row.length > 0) + 1)
  // With two rows of headings.
  if (kept.length > sheetLimits.rows + 2) return refused('sheetTooLarge')
  if (kept.some((row) => row.length > sheetLimits.columns)) return refused('sheetTooLarge')
  return { kind: 'rows', rows: kept }
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString() : String(cell as string | number | boolean)
  // What begins with an apostrophe is text that a program would take for a formula.
  return text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^'(?=[=+\-@\t\n＝＋－＠])/, '')
}

const readCsv = (bytes: Buffer): Rows | Refusal => {
  const text = decoded(bytes)
  if (text === null || text.includes('\0')) return refused('sheetUnreadable')
  let cells = 0
  let isTooLarge = false
  const rows: string[][] = []
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '，'],
    step: ({ data }, parser) => {
      cells += data.length
      isTooLarge = cells > sheetLimits.cells || rows.length > sheetLimits.rows + 2
      if (isTooLarge) parser.abort()
      else rows.push(data)
    },
  })
  return isTooLarge ? refused('sheetTooLarge') : rows
}

/** UTF-8 with or without a mark, UTF-16 as Excel writes it, and GB18030, which Excel in China writes. */
const decoded = (bytes: Buffer): string | null => {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  for (const encoding of isWide ? ['utf-16le'] : ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one.
    }
  return null
}

const readZip = async (path: string, bytes: Buffer): Promise<Rows | Refusal> => {
  const files = await filesInZip(path)
  const names = files.map(({ name }) => name)
  if (!names.includes('xl/workbook.xml') || !names.some((name) => sheetName.test(name)))
    return refused(files.length === 0 ? 'sheetUnreadable' : 'fileContentWrong')
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return refused('fileContentWrong')
  if (files.reduce((sum, { bytes: size }) => sum + size, 0) > sheetLimits.unpacked)
    return refused('sheetTooLarge')
  const parts: Record<string, Uint8Array> = {}
  let room: number = sheetLimits.unpacked
  for (const file of files.filter(({ name }) => isNeeded(name))) {
    const content = unpacked(bytes, file, room)
    if (content === null) return refused('sheetUnreadable')
    if (content === 'large') return refused('sheetTooLarge')
    room -= content.length
    if (sheetName.test(file.name) && isTooWide(content)) return refused('sheetTooLarge')
    parts[file.name] = content
  }
  // Packed anew from what was counted: what else hides in the archive is not seen by anybody.
  const clean = new Uint8Array(zipSync(parts, { level: 0 }))
  try {
    return await readXlsx(clean.buffer)
  } catch {
    return refused('sheetUnreadable')
  }
}

const sheetName = /^xl\/worksheets\/[^/]+\.xml$/
const isNeeded = (name: string) =>
  sheetName.test(name) ||
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels)$/.test(
    name,
  )

/** Null: it is broken; `large`: more comes out than there is room for. */
const unpacked = (
  bytes: Buffer,
  { at, packed, method }: FileInZip,
  room: number,
): Buffer | 'large' | null => {
  if (at + headLength > bytes.length) return null
  const begin = at + headLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length) return null
  const content = bytes.subarray(begin, begin + packed)
  if (method === 0) return content.length > room ? 'large' : content
  if (method !== 8) return null
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : null
  }
}

/** A cell may say that it stands in row 1 048 576: the rows before it would be made for it. */
const isTooWide = (content: Buffer): boolean => {
  let cells = 0
  for (const [, letters = '', digits = ''] of content
    .toString('latin1')
    .matchAll(/\br\s*=\s*["']([A-Za-z]*)(\d+)["']/g)) {
    cells += letters === '' ? 0 : 1
    if (letters.length > 2 || Number(digits) > sheetLimits.rows * 2 || cells > sheetLimits.cells) return true
  }
  return false
}

const headLength = 30
