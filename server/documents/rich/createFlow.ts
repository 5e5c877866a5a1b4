import PDFDocument from 'pdfkit'

import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { fonts } from '../fonts.ts'
import { chooseFont, registerOpenFonts } from '../openFonts.ts'
import { faint, hairline, indigo, ink } from '../paper.ts'
import { breakLines, type Sign } from './breakLines.ts'

/** Text of one look. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly oblique?: boolean
  /** Whole address; null or left out: no link. */
  readonly href?: string | null
}

export interface Style {
  readonly x: number
  readonly width: number
  readonly size: number
  /** Height of a line in sizes. */
  readonly leading: number
  readonly align?: 'left' | 'center' | 'right'
  /** Indent of the first line, in points. */
  readonly indent?: number
  readonly color?: string
  readonly bold?: boolean
}

export interface FlowOptions {
  readonly title: string
  readonly subject: string
  readonly language: MessageLanguage
  /** Used as the creation time, so that the same document is always the same file. */
  readonly at: Date
}

/** A part of the document in the order in which it is read. */
export interface Element {
  readonly node: PDFKit.PDFStructureElement
  readonly tag: string
}
interface Placed extends Sign {
  readonly font: string
  readonly run: Run
}
export type Line = readonly Placed[]

/** A4, standing; in points. */
const [sheetWidth, sheetHeight] = [595.28, 841.89]
const margin = { top: 68, bottom: 76, side: 68 } as const
const inner: Pick<Style, 'x' | 'width'> = { x: margin.side, width: sheetWidth - 2 * margin.side }
const bottom = sheetHeight - margin.bottom

/**
 * Text over as many A4 sheets as it needs, tagged for those who have it read out. Signs that no font has are drawn as a
 * box; signs without a width are left out.
 */
export const createFlow = ({ title, subject, language, at }: FlowOptions) => {
  const lang = language === 'en' ? 'en' : 'zh-CN'
  const document = new PDFDocument({
    size: [sheetWidth, sheetHeight],
    margin: 0,
    font: '',
    lang,
    pdfVersion: '1.5',
    tagged: true,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Subject: subject, Producer: 'Symposium', Creator: 'Symposium', CreationDate: at },
  })
  registerOpenFonts(document)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const root: Element = { node: document.struct('Document', { lang }), tag: 'Document' }
  document.addStructure(root.node)
  let y = margin.top

  const candidates = {
    regular: language === 'en' ? [fonts.european, fonts.regular] : [fonts.regular, fonts.european],
    bold: language === 'en' ? [fonts.europeanBold, fonts.bold] : [fonts.bold, fonts.europeanBold],
  }
  const fontsOf = new Map<string, string | null>()
  const fontOf = (text: string, bold: boolean): string | null => {
    const key = `${bold ? 'b' : 'r'}${text}`
    const known = fontsOf.get(key)
    if (known !== undefined) return known
    const points = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
    const found = candidates[bold ? 'bold' : 'regular'].find((font) => {
      const chosen = chooseFont(document, font)
      return points.every((point) => chosen.hasGlyphForCodePoint(point))
    })
    fontsOf.set(key, found ?? null)
    return found ?? null
  }
  /** By font and sign, of size 1. */
  const widths = new Map<string, number>()
  const widthOf = (text: string, font: string): number => {
    const key = `${font}\n${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = document.font(font).fontSize(100).widthOfString(text, { features: plain }) / 100
    widths.set(key, width)
    return width
  }

  const signsOf = (runs: readonly Run[], { size, bold = false }: Pick<Style, 'size' | 'bold'>): Placed[] =>
    runs.flatMap((run) =>
      Array.from(segmenter.segment(run.text.replaceAll('\t', ' ')), ({ segment }): Placed | null => {
        const heavy = bold || run.bold === true
        const seen = segment.replaceAll(/(?!\n)\p{Default_Ignorable_Code_Point}/gu, '')
        if (seen === '') return null
        const boxed = candidates[heavy ? 'bold' : 'regular'][language === 'en' ? 1 : 0] ?? fonts.regular
        if (seen === '\n') return { text: '\n', width: 0, font: boxed, run }
        const font = fontOf(seen, heavy)
        const text = font === null ? '□' : seen
        return { text, width: widthOf(text, font ?? boxed) * size, font: font ?? boxed, run }
      }).filter((sign) => sign !== null),
    )

  const artifact = (draw: () => void, type: 'Pagination' | 'Layout' = 'Layout') => {
    document.markContent('Artifact', { type })
    draw()
    document.endMarkedContent()
  }

  const drawLine = (line: Line, top: number, style: Style, indent: number) => {
    const { x, width, size, leading, align = 'left', color = ink } = style
    const total = line.reduce((sum, sign) => sum + sign.width, 0)
    const free = width - indent - total
    let left = x + indent + (align === 'left' ? 0 : align === 'center' ? free / 2 : free)
    const baseline = top + size * (leading / 2 + 0.36)
    for (const piece of piecesOf(line)) {
      const { font, run, text } = piece
      const href = run.href ?? null
      document.font(font).fontSize(size)
      document.fillColor(href === null ? color : indigo).text(text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: plain,
        oblique: run.oblique === true,
      })
      if (href !== null) {
        document.link(left, top, piece.width, size * leading, href)
        document.lineWidth(0.4).strokeColor(indigo)
        document
          .moveTo(left, baseline + size * 0.16)
          .lineTo(left + piece.width, baseline + size * 0.16)
          .stroke()
      }
      left += piece.width
    }
  }

  const newPage = () => {
    document.addPage()
    y = margin.top
  }

  const flow = {
    root,
    inner,
    /** A part of the document, below another one. `alt`: read out instead of a picture. */
    part: (tag: string, parent: Element = root, options: { readonly alt?: string } = {}): Element => {
      const node = document.struct(tag, options)
      parent.node.add(node)
      return { node, tag }
    },
    /** Goes down, unless a sheet begins. */
    skip: (points: number) => {
      if (y > margin.top) y += points
    },
    /** Begins a sheet where less than that is left of this one. */
    need: (points: number) => {
      if (y + points > bottom && y > margin.top) newPage()
    },
    newPage,
    left: () => bottom - y,
    linesOf: (runs: readonly Run[], style: Style): Line[] =>
      breakLines(signsOf(runs, style), style.width, style.indent),
    /** Without any break of line. */
    widthOf: (runs: readonly Run[], style: Pick<Style, 'size' | 'bold'>): number => {
      let longest = 0
      let width = 0
      for (const sign of signsOf(runs, style)) {
        width = sign.text === '\n' ? 0 : width + sign.width
        longest = Math.max(longest, width)
      }
      return longest
    },
    /** At a place of this sheet, without going down. */
    put: (lines: readonly Line[], dy: number, style: Style, element: Element) => {
      for (const [at, line] of lines.entries()) {
        const content = document.markStructureContent(element.tag)
        element.node.add(content)
        drawLine(line, y + dy + at * style.size * style.leading, style, 0)
        document.endMarkedContent()
      }
    },
    down: (points: number) => {
      y += points
    },
    /** Line by line, over the end of the sheet where it must. */
    write: (runs: readonly Run[], style: Style, element: Element) => {
      const height = style.size * style.leading
      for (const [at, line] of flow.linesOf(runs, style).entries()) {
        if (y + height > bottom && y > margin.top) newPage()
        const content = document.markStructureContent(element.tag)
        element.node.add(content)
        drawLine(line, y, style, at === 0 ? (style.indent ?? 0) : 0)
        document.endMarkedContent()
        y += height
      }
    },
    /** A picture in JPEG, on the next sheet where it does not fit on this one. */
    picture: (
      bytes: Uint8Array,
      { x, width, height }: { x: number; width: number; height: number },
      element: Element,
    ) => {
      flow.need(height)
      const content = document.markStructureContent(element.tag)
      element.node.add(content)
      document.image(Buffer.from(bytes), x, y, { width, height })
      document.endMarkedContent()
      y += height
    },
    rule: ({ color = hairline, weight = 0.6, x = inner.x, width = inner.width } = {}) => {
      artifact(() => {
        document.lineWidth(weight).strokeColor(color)
        document
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke()
      })
    },
    /** A line down from here, such as beside a quotation. */
    upright: (x: number, height: number, { color = hairline, weight = 0.6 } = {}) => {
      artifact(() => {
        document.lineWidth(weight).strokeColor(color)
        document
          .moveTo(x, y)
          .lineTo(x, y + height)
          .stroke()
      })
    },
    /** Ends the document, with the foot of each sheet. */
    finish: (foot: (page: number, pages: number) => { left: string; right: string }) => {
      root.node.end()
      const { count } = document.bufferedPageRange()
      const style = { ...inner, size: 8.5, leading: 1.4, color: faint }
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        const { left, right } = foot(page + 1, count)
        artifact(() => {
          const end = flow.linesOf([{ text: right }], style)[0] ?? []
          const room = inner.width - end.reduce((sum, sign) => sum + sign.width, 0) - 24
          const [begin = [], more] = breakLines(signsOf([{ text: left }], style), room)
          drawLine(begin, sheetHeight - 50, style, 0)
          if (more !== undefined) {
            const x = inner.x + begin.reduce((sum, sign) => sum + sign.width, 0)
            drawLine(signsOf([{ text: '…' }], style), sheetHeight - 50, { ...style, x }, 0)
          }
          drawLine(end, sheetHeight - 50, { ...style, align: 'right' }, 0)
        }, 'Pagination')
      }
      return new Promise<Uint8Array<ArrayBuffer>>((settle, fail) => {
        document.on('end', () => settle(new Uint8Array(Buffer.concat(parts))))
        document.on('error', fail)
        document.end()
      })
    },
  }
  return flow
}
export type Flow = ReturnType<typeof createFlow>

/** Sign by sign: the sum of the widths is the width. A setting of the font library that the types do not know in this form. */
const plain = { kern: false, liga: false, clig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const piecesOf = (line: Line) => {
  const pieces: Array<{ font: string; run: Run; text: string; width: number }> = []
  for (const { font, run, text, width } of line) {
    const last = pieces.at(-1)
    if (last?.font === font && isSameLook(last.run, run)) {
      last.text += text
      last.width += width
    } else pieces.push({ font, run, text, width })
  }
  return pieces
}

/** Bold is another font already. */
const isSameLook = (one: Run, other: Run): boolean =>
  (one.href ?? null) === (other.href ?? null) && (one.oblique ?? false) === (other.oblique ?? false)
