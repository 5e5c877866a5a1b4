import PDFDocument from 'pdfkit'

import { printable, scriptOf, unseen } from '../../src/contract/documents/fit.ts'
import { fontFiles, fonts } from './fonts.ts'
import { chooseFont, plain, registerOpenFonts } from './openFonts.ts'
import { visualPieces } from './visualPieces.ts'

/** Sheet and colours of the site's printed things; lengths in points (1/72 inch). */
export const ink = '#1C1B1A'
export const faint = '#68645C'
export const hairline = '#DAD6CB'
export const cinnabar = '#A9301F'
export const indigo = '#1F3A6E'

export interface PaperOptions {
  /** Width and height. */
  readonly size: readonly [number, number]
  readonly title: string
  readonly subject: string
  /** Used as the creation time, so that the same document is always the same file. */
  readonly at: Date
}

export interface TextOptions {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly align?: 'left' | 'center' | 'right'
  readonly bold?: boolean
  readonly color?: string
}

/** One sheet to write on, in Chinese, every script of Europe, and those that names are written in; fonts are embedded in part. */
export const createPaper = ({ size, title, subject, at }: PaperOptions) => {
  const document = new PDFDocument({
    size: [...size],
    margin: 0,
    // None yet: each text chooses its own, and the library would read this one again for every document.
    font: '',
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Subject: subject, Producer: 'Symposium', Creator: 'Symposium', CreationDate: at },
  })
  registerOpenFonts(document)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))

  /** The first font that has the whole text; null: none has. */
  const fontFor = (text: string, bold: boolean): string | null => {
    const candidates = bold ? [fonts.bold, fonts.europeanBold] : [fonts.regular, fonts.european]
    return candidates.find((font) => covers(document, font, text)) ?? null
  }

  const measured = (line: string, bold: boolean, size: number) => {
    const pieces = visualPieces(line, scriptOf(line), bold).map(({ text, font }) => {
      chooseFont(document, fontFiles[font])
      return { text, font, width: document.fontSize(size).widthOfString(text, { features: plain }) }
    })
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) }
  }

  /** Writes a text that needs several fonts, each piece in its own. A long one is made a little smaller first, then broken. */
  const writePieces = (
    text: string,
    { x, y, width, size, align, bold }: Required<Omit<TextOptions, 'color'>>,
  ) => {
    let below = y
    for (const whole of text.split('\n')) {
      const isLong = measured(whole, bold, size).width > width / smallestPart
      const lines = isLong ? brokenInto(whole, (line) => measured(line, bold, size).width <= width) : [whole]
      for (const line of lines) {
        const { pieces, width: total } = measured(line, bold, size)
        const scale = Math.min(1, width / total)
        let left = x + (align === 'left' ? 0 : (width - total * scale) / (align === 'center' ? 2 : 1))
        for (const piece of pieces) {
          chooseFont(document, fontFiles[piece.font])
          document.fontSize(size * scale).text(piece.text, left, below + size, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: plain,
          })
          left += piece.width * scale
        }
        below += size * 1.6
      }
    }
    return below
  }

  return {
    document,
    /** Written and, where it is longer than `width`, broken into lines; answers the y below it. */
    write: (
      given: string,
      { x, y, width, size: points, align = 'left', bold = false, color = ink }: TextOptions,
    ) => {
      const text = unseen(given)
      const font = fontFor(text, bold)
      document.fillColor(color).fontSize(points)
      if (font !== null) {
        document.font(font).text(text, x, y, { width, align, lineGap: points * 0.3 })
        return document.y
      }
      return writePieces(printable(text), { x, y, width, size: points, align, bold })
    },
    finish: (): Promise<Uint8Array<ArrayBuffer>> =>
      new Promise((settle, fail) => {
        document.on('end', () => settle(new Uint8Array(Buffer.concat(parts))))
        document.on('error', fail)
        document.end()
      }),
  }
}
export type Paper = ReturnType<typeof createPaper>

const covers = (document: PDFKit.PDFDocument, font: string, text: string): boolean => {
  const chosen = chooseFont(document, font)
  return Array.from(text).every(
    (sign) => sign === '\n' || chosen.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  )
}

/** A line is made smaller down to this part of its size; a longer one is broken. */
const smallestPart = 0.7

/** Broken between words; a word that is longer than a line, between its signs. */
const brokenInto = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line !== '' && !fits((line + part).trimEnd())) {
      lines.push(line.trimEnd())
      line = part.trimStart()
    } else line += part
  }
  for (const { segment } of words.segment(text))
    if (fits(segment)) add(segment)
    else for (const { segment: sign } of signs.segment(segment)) add(sign)
  return [...lines, line.trimEnd()]
}
const words = new Intl.Segmenter('zh', { granularity: 'word' })
const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' })
