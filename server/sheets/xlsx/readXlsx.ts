import { sheetLimits } from '../../../src/contract/paperSheetWords.ts'
import { filesInZip } from '../../files/namesInZip.ts'
import { Refused } from '../../shared/refused.ts'
import { createGrid, type Grid } from '../grid.ts'
import { numberText, readFormats, type NumberFormat } from './numberFormats.ts'
import { openParts, type Parts } from './openParts.ts'
import { walkXml } from './walkXml.ts'

type Rows = ReadonlyArray<readonly string[]>

/**
 * The rows of a workbook: those of its only visible sheet, else of the one that `isWanted` knows by its first rows; with several
 * such ones, of the one that was open when it was saved. Without a known one that one is taken, or the first with rows. @throws Refused
 */
export const readXlsx = async (
  path: string,
  bytes: Buffer,
  isWanted: (first: Rows) => boolean,
): Promise<string[][]> => {
  const files = await filesInZip(path)
  if (files.length === 0) throw new Refused('sheetUnreadable')
  if (files.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new Refused('fileContentWrong')
  const parts = openParts(bytes, files)
  const book = readBook(parts)
  const chosen = chosenSheet(book, isWanted)
  return chosen === null ? [] : readSheetPart(book, chosen).rows()
}

interface Sheet {
  readonly path: string
  readonly isActive: boolean
}
interface Book {
  readonly parts: Parts
  /** Those that are visible. */
  readonly sheets: readonly Sheet[]
  readonly is1904: boolean
  readonly shared: () => readonly string[]
  readonly formats: () => readonly NumberFormat[]
}

const readBook = (parts: Parts): Book => {
  const path = bookPath(parts)
  const content = path === null ? null : parts.read(path)
  if (path === null || content === null) throw new Refused('fileContentWrong')
  const named: Array<Record<string, string>> = []
  let active = 0
  let views = 0
  let is1904 = false
  walkXml(content, 'workbook', {
    open: (name) => {
      if (name === 'sheet') named.push({})
      if (name === 'workbookView') views += 1
      if (named.length > mostSheets) throw new Refused('sheetTooLarge')
    },
    attribute: (name, value, element) => {
      const last = named.at(-1)
      if (element === 'sheet' && last !== undefined) last[name] = value
      if (element === 'workbookView' && name === 'activeTab' && views === 1) active = Number(value)
      if (element === 'workbookPr' && name === 'date1904') is1904 = isTrue(value)
    },
  })
  const relations = parts.relations(path)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const sheets = named.flatMap(({ id, state = 'visible' }, index): Sheet[] => {
    const relation = relations.find((each) => each.id === id)
    // A chart may be a sheet, too.
    if (state !== 'visible' || (relation !== undefined && relation.type !== 'worksheet')) return []
    const place = relation?.path ?? `${folder}worksheets/sheet${index + 1}.xml`
    return parts.has(place) ? [{ path: place, isActive: index === active }] : []
  })
  // A workbook that names no existing sheet is invalid.
  if (sheets.length === 0 && !named.some(({ state = 'visible' }) => state !== 'visible'))
    throw new Refused('fileContentWrong')
  const partOf = (type: string, usual: string) =>
    parts.read(relations.find((each) => each.type === type)?.path ?? folder + usual)
  return {
    ...{ parts, sheets, is1904 },
    shared: once(() => {
      const part = partOf('sharedStrings', 'sharedStrings.xml')
      return part === null ? [] : readShared(part)
    }),
    formats: once(() => {
      const part = partOf('styles', 'styles.xml')
      return part === null ? [] : readFormats(part)
    }),
  }
}

/** Path by the package's relation, else by the types of its parts, else the usual name. */
const bookPath = (parts: Parts): string | null => {
  const said = parts.relations('').find(({ type }) => type === 'officeDocument')?.path
  if (said !== undefined && parts.has(said)) return said
  const types = parts.read('[Content_Types].xml')
  let typed: string | null = null
  let part = ''
  if (types !== null)
    walkXml(types, 'Types', {
      attribute: (name, value) => {
        if (name === 'PartName') part = value
        if (name === 'ContentType' && /spreadsheetml\.(?:sheet|template)\.main\+xml$/.test(value))
          typed ??= part
      },
    })
  return (
    [typed, 'xl/workbook.xml'].find((path) => path !== null && parts.has(path))?.replace(/^\//, '') ?? null
  )
}

const chosenSheet = (book: Book, isWanted: (first: Rows) => boolean): Sheet | null => {
  const { sheets } = book
  if (sheets.length < 2) return sheets[0] ?? null
  const read = sheets.map((sheet) => ({ sheet, first: readSheetPart(book, sheet, firstRows).rows() }))
  const wanted = read.filter(({ first }) => isWanted(first))
  const filled = read.filter(({ first }) => first.length > 0)
  const active = ({ sheet }: { sheet: Sheet }) => sheet.isActive
  if (wanted.length > 1 && !wanted.some(active)) throw new Refused('sheetAmbiguous')
  return (wanted.find(active) ?? wanted[0] ?? filled.find(active) ?? filled[0])?.sheet ?? null
}

/** Thrown where enough was read. */
const enough = Symbol('enough')

/** `most`: rows with something in them, after which no more is read. */
const readSheetPart = (book: Book, { path }: Sheet, most = Infinity): Grid => {
  const content = book.parts.read(path)
  if (content === null) throw new Refused('sheetUnreadable')
  const grid = createGrid()
  const merged: string[] = []
  let [row, column, type, style, value, cells, lines] = [0, 0, 'n', '', '', 0, 0]
  let [isIn, isValue, isFormula, hasFormula, isPhonetic] = [false, false, false, false, false]
  const endCell = () => {
    const text = cellText(book, { type, style, value, hasFormula })
    if (text !== '') grid.set(row, column, text)
  }
  const read = {
    open: (name: string) => {
      if (name === 'sheetData') isIn = true
      else if (!isIn) return
      else if (name === 'row') {
        row += 1
        column = 0
        lines += 1
        // So many does no program write.
        if (lines > mostLines) throw new Refused('sheetTooLarge')
        if (grid.filled() >= most) throw enough
      } else if (name === 'c') {
        column += 1
        cells += 1
        if (cells > mostCells) throw new Refused('sheetTooLarge')
        ;[type, style, value, hasFormula] = ['n', '', '', false]
      } else if (name === 'v' || name === 't') isValue = !isPhonetic
      else if (name === 'f') hasFormula = isFormula = true
      else if (name === 'rPh') isPhonetic = true
    },
    attribute: (name: string, written: string, element: string) => {
      if (element === 'mergeCell' && name === 'ref') merged.push(written)
      if (merged.length > mostMerged) throw new Refused('sheetTooLarge')
      if (!isIn) return
      if (element === 'row' && name === 'r') row = rowNumber(written)
      else if (element !== 'c') return
      else if (name === 'r') [row, column] = placeOf(written, row)
      else if (name === 't') type = written
      else if (name === 's') style = written
    },
    text: (text: string) => {
      if (!isValue || isFormula) return
      value += text
      if (value.length > sheetLimits.cell) throw new Refused('sheetTooLarge')
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'f') isFormula = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c' && isIn) endCell()
      else if (name === 'sheetData') isIn = false
    },
  }
  try {
    walkXml(content, 'worksheet', read)
  } catch (error) {
    if (error !== enough) throw error
    return grid
  }
  for (const ref of merged) fillDown(grid, ref)
  return grid
}

interface WrittenCell {
  readonly type: string
  readonly style: string
  readonly value: string
  readonly hasFormula: boolean
}

const cellText = (book: Book, { type, style, value, hasFormula }: WrittenCell): string => {
  switch (type) {
    case 's': {
      return value === '' ? '' : (book.shared()[Number(value)] ?? '')
    }
    case 'inlineStr':
    case 'str': {
      return unescaped(value)
    }
    case 'b': {
      return value === '' ? '' : isTrue(value) ? 'TRUE' : 'FALSE'
    }
    case 'e': {
      return value
    }
    case 'd': {
      return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
    }
    default: {
      // The program that wrote the file has not calculated the value: the cell is not empty.
      if (value === '') return hasFormula ? '#CALC!' : ''
      return numberText(value, style === '' ? plain : (book.formats()[Number(style)] ?? plain), book.is1904)
    }
  }
}
const plain: NumberFormat = { kind: 'general' }

/** Texts that cells share; how they are pronounced is left out. @throws Refused */
const readShared = (bytes: Uint8Array): string[] => {
  const texts: string[] = []
  let text = ''
  let [isText, isPhonetic] = [false, false]
  walkXml(bytes, 'sst', {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'si') texts.push(unescaped(text))
    },
  })
  return texts
}

/** `_x000D_` is a character that XML cannot hold; `_x005F_` keeps an underscore from being read so. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      )
    : text

/** A merged cell shows its content beside each of its rows; only those that hold something else are filled. */
const fillDown = (grid: Grid, ref: string): void => {
  const [from, to] = ref.split(':')
  if (from === undefined || to === undefined) return
  const [[top, column], [bottom]] = [placeOf(from, 0), placeOf(to, 0)]
  const text = grid.at(top, column)
  if (text === '') return
  for (let row = top + 1; row <= Math.min(bottom, grid.last()); row += 1) {
    grid.count()
    if (grid.has(row) && grid.at(row, column) === '') grid.set(row, column, text)
  }
}

const rowNumber = (written: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(written))
    throw new Refused(/^\d+$/.test(written) ? 'sheetTooLarge' : 'sheetUnreadable')
  return Number(written)
}

/** `B12`; writers that leave out the row mean the present one. @throws Refused */
const placeOf = (written: string, row: number): [row: number, column: number] => {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d*)$/.exec(written) ?? []
  if (letters === undefined) throw new Refused('sheetUnreadable')
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return [digits === undefined || digits === '' ? row : rowNumber(digits), column]
}

const isTrue = (written: string) => written === '1' || written === 'true'

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

const mostSheets = 200
/** Rows by which a sheet is known. */
const firstRows = 10
/** Rows and cells of the file, also those that only have a look. */
const mostLines = 1_048_576
const mostCells = sheetLimits.rows * sheetLimits.columns
const mostMerged = 100_000
