import type { SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { byteOrderMark, csvLine } from '../shared/csv.ts'
import { xmlText } from '../shared/xmlText.ts'
import { cellText, columnName, plainCell, serialOf, type Cell } from '../shared/cells.ts'
import { bodyOf } from './bodyOf.ts'
import { zipOf } from './zipOf.ts'

type Rows = AsyncIterable<ReadonlyArray<readonly Cell[]>>

/** A spreadsheet of rows that are read while it is sent: the memory that it takes does not grow with it. */
export const writeSheet = (format: SheetFormat, rows: Rows): ReadableStream<Uint8Array> =>
  bodyOf(format === 'csv' ? csvOf(rows) : zipOf(partsOf(rows)))

async function* csvOf(rows: Rows): AsyncGenerator<Uint8Array> {
  yield encoder.encode(byteOrderMark)
  for await (const some of rows)
    yield encoder.encode(some.map((row) => csvLine(row.map((cell) => plainCell(cellText(cell))))).join(''))
}

/** Texts are cells of text, which no program takes for formulas; numbers are numbers, and moments and days dates. */
async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`
  let line = 0
  for await (const some of rows)
    yield some
      .map((row) => {
        line += 1
        return `<row r="${line}">${row.map((cell, index) => cellOf(cell, `${columnName(index)}${line}`)).join('')}</row>`
      })
      .join('')
  yield '</sheetData></worksheet>'
}

const cellOf = (cell: Cell, place: string): string => {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') {
    const serial = serialOf(cell)
    if (serial === null) return cellOf(cellText(cell), place)
    return `<c r="${place}" s="${cell.wall.includes('T') ? 1 : 2}"><v>${serial}</v></c>`
  }
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(plainCell(cell))}</t></is></c>`
}

/** Readers take `_x0041_` for a letter A; one that was meant so is written with its own underscore escaped. */
const escaped = (text: string): string => xmlText(text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'))

const partsOf = (rows: Rows) => [
  ...Object.entries(frame).map(([name, text]) => ({ name, chunks: [declaration + text] })),
  { name: 'xl/worksheets/sheet1.xml', chunks: sheetOf(rows) },
]

const encoder = new TextEncoder()
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
} as const
