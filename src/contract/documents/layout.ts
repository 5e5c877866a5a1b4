import { inLanguage } from '../inLanguage.ts'
import { listMargin, sheetMargin, sheetSize, type ListDesign, type PageDesign } from './design.ts'
import { feetOf, fitText, mmOfPoint, printable, type Script } from './fit.ts'
import { valuesOf, type DocumentAbout, type DocumentPerson } from './values.ts'
import { placeholders, type Ink, type ListColumn } from './words.ts'

/** Something on paper; lengths in millimetres from the upper left corner. The preview and the PDF draw the same list. */
export type Drawn =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly script: Script
      /** Left edge, and baseline. */
      readonly x: number
      readonly y: number
      /** As wide as it is drawn. */
      readonly width: number
      /** In points. */
      readonly size: number
      readonly bold: boolean
      readonly color: Ink
    }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly color: Ink
      /** Width of the frame; 0: it is filled. */
      readonly line: number
    }
  | {
      readonly kind: 'qr'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly text: string
    }

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly drawn: readonly Drawn[]
}

interface Boxed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Style {
  readonly size: number
  readonly bold: boolean
  readonly align: 'left' | 'center' | 'right'
  readonly heightAlign: 'top' | 'middle' | 'bottom'
  readonly fit: 'shrink' | 'wrap'
  readonly color: Ink
}

const write = (box: Boxed, texts: readonly string[], style: Style): { drawn: Drawn[]; isCut: boolean } => {
  const lines = texts.map(printable)
  const { size, bold, align, heightAlign, fit, color } = style
  const fitted = fitText({ lines, bold, size, width: box.width, height: box.height, fit })
  const feet = feetOf(fitted, box.height, heightAlign)
  const drawn = fitted.lines.map(({ text, script, width: ems }, index): Drawn => {
    const width = ems * fitted.size * mmOfPoint
    const spare = box.width - width
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? spare / 2 : spare)
    const y = box.y + (feet[index] ?? 0)
    return { kind: 'text', text, script, x, y, width, size: fitted.size, bold, color }
  })
  return { drawn, isCut: fitted.isCut }
}

/** A text with its placeholders filled in, as lines; a line that becomes empty is left out. */
const linesOf = (
  text: string,
  about: DocumentAbout,
  person: DocumentPerson,
  language: 'zh' | 'en' | 'both',
): string[] => {
  const inOne = (one: 'zh' | 'en') => {
    const values: Readonly<Record<string, string>> = valuesOf(about, person, one)
    return text
      .split('\n')
      .map((line) =>
        line
          .replaceAll(placeholder, (_, name: string) => (values[name] ?? '').replaceAll(/\s+/g, ' '))
          .trim(),
      )
      .filter((line) => line !== '')
  }
  if (language !== 'both') return inOne(language)
  const [zh, en] = [inOne('zh'), inOne('en')]
  return [...zh, ...en.filter((line) => !zh.includes(line))]
}
const placeholder = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

export interface LaidOut {
  readonly drawn: readonly Drawn[]
  /** Blocks with a text cut off, by their index in the design. */
  readonly cut: readonly number[]
}

/** One page for one person. */
export const layoutPage = (design: PageDesign, about: DocumentAbout, person: DocumentPerson): LaidOut => {
  const cut: number[] = []
  const drawn = design.blocks.flatMap((block, index): Drawn[] => {
    if (block.kind === 'rect') return [block]
    if (block.kind === 'qr') {
      const { x, y, width } = block
      return person.qr === '' ? [] : [{ kind: 'qr', x, y, width, text: person.qr }]
    }
    const written = write(block, linesOf(block.text, about, person, block.language), {
      ...{ size: block.size, bold: block.weight === 'bold', align: block.align },
      ...{ heightAlign: block.height_align, fit: block.fit, color: block.color },
    })
    if (written.isCut) cut.push(index)
    return written.drawn
  })
  return { drawn, cut }
}

/** Sheets of pages: one each, or as many as an A4 sheet takes, with cutting marks. */
export const sheetsOf = function* (
  design: PageDesign,
  about: DocumentAbout,
  people: Iterable<DocumentPerson>,
): Generator<Sheet> {
  const { width, height } = design
  if (design.sheet === 'single') {
    for (const person of people) yield { width, height, drawn: layoutPage(design, about, person).drawn }
    return
  }
  const plan = planSheet(design)
  let pages: Array<readonly Drawn[]> = []
  const flush = (): Sheet => {
    const placed = pages.flatMap((drawn, index) => {
      const left = plan.left + (index % plan.columns) * width
      const top = plan.top + Math.floor(index / plan.columns) * height
      return drawn.map((each) => ({ ...each, x: each.x + left, y: each.y + top }))
    })
    pages = []
    return { width: plan.width, height: plan.height, drawn: [...placed, ...cutMarks(design, plan)] }
  }
  for (const person of people) {
    pages.push(layoutPage(design, about, person).drawn)
    if (pages.length === plan.columns * plan.rows) yield flush()
  }
  if (pages.length > 0) yield flush()
}

interface Plan {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
}

/** A sheet in portrait or landscape, whichever takes more. */
const planSheet = (page: { readonly width: number; readonly height: number }): Plan => {
  const { width: short, height: long } = sheetSize.A4
  const [standing, lying] = (
    [
      [short, long],
      [long, short],
    ] as const
  ).map(([width, height]): Plan => {
    const columns = Math.floor((width - 2 * sheetMargin) / page.width)
    const rows = Math.floor((height - 2 * sheetMargin) / page.height)
    const [left, top] = [(width - columns * page.width) / 2, (height - rows * page.height) / 2]
    return { width, height, columns, rows, left, top }
  })
  if (standing === undefined || lying === undefined) throw new Error('a sheet stands or lies')
  return standing.columns * standing.rows >= lying.columns * lying.rows ? standing : lying
}

/** Short lines outside the pages, at every edge. */
const cutMarks = (page: { readonly width: number; readonly height: number }, plan: Plan): Drawn[] => {
  const [right, bottom] = [plan.left + plan.columns * page.width, plan.top + plan.rows * page.height]
  const mark = (x: number, y: number, isUpright: boolean): Drawn => ({
    kind: 'rect',
    ...(isUpright
      ? { x: x - 0.05, y, width: 0.1, height: markLength }
      : { x, y: y - 0.05, width: markLength, height: 0.1 }),
    color: 'faint',
    line: 0,
  })
  const marks: Drawn[] = []
  for (let column = 0; column <= plan.columns; column += 1) {
    const x = plan.left + column * page.width
    marks.push(mark(x, plan.top - markLength - markGap, true), mark(x, bottom + markGap, true))
  }
  for (let row = 0; row <= plan.rows; row += 1) {
    const y = plan.top + row * page.height
    marks.push(mark(plan.left - markLength - markGap, y, false), mark(right + markGap, y, false))
  }
  return marks
}
const markLength = 4
const markGap = 1.5

const columnNames: Readonly<Record<ListColumn, { readonly zh: string; readonly en: string }>> = {
  no: { zh: '序号', en: 'No.' },
  name: { zh: '姓名', en: 'Name' },
  affiliation: { zh: '单位', en: 'Affiliation' },
  position: { zh: '职称', en: 'Position' },
  ticket: { zh: '票种', en: 'Ticket' },
  number: { zh: '订单号', en: 'Order' },
  mobile: { zh: '手机', en: 'Phone' },
  signature: { zh: '签名', en: 'Signature' },
}

/** Above and below the rows of a list. */
const headHeight = 20
const footHeight = 8

/** A list to sign, page by page; of one without people the empty table. */
export const listSheets = function* (
  design: ListDesign,
  about: DocumentAbout,
  people: readonly DocumentPerson[],
): Generator<Sheet> {
  const { width: short, height: long } = sheetSize.A4
  const [width, height] = design.orientation === 'portrait' ? [short, long] : [long, short]
  const top = listMargin + headHeight
  const perPage = Math.max(1, Math.floor((height - top - listMargin - footHeight) / design.row) - 1)
  const pages = Math.max(1, Math.ceil(people.length / perPage))
  const total = design.columns.reduce((sum, column) => sum + column.width, 0)
  const left = (width - total) / 2
  for (let page = 0; page < pages; page += 1) {
    const rows = people.slice(page * perPage, (page + 1) * perPage)
    const drawn: Drawn[] = [
      ...listHead(design, about, { x: left, y: listMargin, width: total, height: headHeight }),
      { kind: 'rect', x: left, y: top, width: total, height: design.row, color: 'hairline', line: 0 },
    ]
    let x = left
    for (const { what, width: columnWidth } of design.columns) {
      const cell = (row: number): Boxed => ({
        x: x + cellMargin,
        y: top + row * design.row,
        width: columnWidth - 2 * cellMargin,
        height: design.row,
      })
      const { zh, en } = columnNames[what]
      const names = design.language === 'both' ? [`${zh} ${en}`] : [inLanguage(design.language, zh, en)]
      drawn.push(...write(cell(0), names, styleOf(design, what, true)).drawn)
      for (const [index, person] of rows.entries()) {
        const text = cellText(design, about, person, what, page * perPage + index + 1)
        drawn.push(...write(cell(index + 1), text, styleOf(design, what, false)).drawn)
      }
      x += columnWidth
    }
    drawn.push(...grid(design, { left, top, total, rows: rows.length }))
    const foot = { x: left, y: height - listMargin - footHeight + 2, width: total, height: footHeight - 2 }
    const style = { size: 8, bold: false, heightAlign: 'bottom', fit: 'shrink', color: 'faint' } as const
    drawn.push(...write(foot, [`${page + 1} / ${pages}`], { ...style, align: 'right' }).drawn)
    yield { width, height, drawn }
  }
}

const cellMargin = 1.5

const styleOf = ({ size }: ListDesign, what: ListColumn, isHead: boolean): Style => ({
  size: isHead ? size * 0.9 : size,
  bold: isHead || what === 'name',
  align: what === 'no' ? 'center' : 'left',
  heightAlign: 'middle',
  // A number that is broken into lines is no number.
  fit: what === 'number' || what === 'mobile' ? 'shrink' : 'wrap',
  color: 'ink',
})

const cellText = (
  { language }: ListDesign,
  about: DocumentAbout,
  person: DocumentPerson,
  what: ListColumn,
  no: number,
): string[] => {
  if (what === 'no') return [String(no)]
  if (what === 'signature') return []
  if (what === 'mobile') return [person.mobile].filter((text) => text !== '')
  return linesOf(`{${what}}`, about, person, language)
}

const listHead = (design: ListDesign, about: DocumentAbout, box: Boxed): Drawn[] => {
  const lines = linesOf(design.title, about, nobody, design.language)
  const below = linesOf('{days} · {place}', about, nobody, design.language === 'en' ? 'en' : 'zh')
  const style = { align: 'left', fit: 'shrink' } as const
  return [
    ...write({ ...box, height: 11 }, lines, {
      ...{ ...style, size: 15, bold: true, heightAlign: 'middle', color: 'ink' },
    }).drawn,
    ...write({ ...box, y: box.y + 11.5, height: 6 }, below, {
      ...{ ...style, size: 9, bold: false, heightAlign: 'top', color: 'faint' },
    }).drawn,
  ]
}

const grid = (
  design: ListDesign,
  { left, top, total, rows }: { left: number; top: number; total: number; rows: number },
): Drawn[] => {
  const line = (x: number, y: number, width: number, height: number): Drawn => ({
    ...{ kind: 'rect', x, y, width, height, color: 'faint', line: 0 },
  })
  const lines: Drawn[] = []
  for (let row = 0; row <= rows + 1; row += 1)
    lines.push(line(left, top + row * design.row - thin / 2, total, thin))
  let x = left
  for (const width of [0, ...design.columns.map((column) => column.width)]) {
    x += width
    lines.push(line(x - thin / 2, top, thin, (rows + 1) * design.row))
  }
  return lines
}
const thin = 0.15

/** For texts that are about no person. */
const nobody: DocumentPerson = {
  ...{ name: '', affiliation: '', position: '', number: '', mobile: '', qr: '', code: '', reviews: 0 },
  ticket: { zh: '', en: '' },
  issued: { zh: '', en: '' },
}
