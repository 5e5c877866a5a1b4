import PDFDocument from 'pdfkit'

import { fonts } from './fonts.ts'
import { chooseFont, registerOpenFonts } from './openFonts.ts'

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
  /** Stands for the time of making, so that the same document is the same file whenever it is asked for. */
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

/** One sheet to write on, in Chinese and every script of Europe; fonts are embedded in part. */
export const createPaper = ({ size, title, subject, at }: PaperOptions) => {
  const document = new PDFDocument({
    size: [...size],
    margin: 0,
    // None yet: each text chooses its own, and the library would read this one anew for every document.
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

  return {
    document,
    /** Written and, where it is longer than `width`, broken into lines; answers the y below it. */
    write: (
      text: string,
      { x, y, width, size: points, align = 'left', bold = false, color = ink }: TextOptions,
    ) => {
      const font = fontFor(text, bold)
      document.fillColor(color).fontSize(points)
      if (font !== null) {
        document.font(font).text(text, x, y, { width, align, lineGap: points * 0.3 })
        return document.y
      }
      // Of two scripts on one line each piece gets its font; such a line is a name and is short.
      const pieces = piecesOf(text, (sign) => fontFor(sign, bold) ?? (bold ? fonts.bold : fonts.regular))
      const measured = pieces.map((piece) => document.font(piece.font).widthOfString(piece.text))
      const total = measured.reduce((sum, part) => sum + part, 0)
      const scale = Math.min(1, width / total)
      let left = x + (align === 'left' ? 0 : (width - total * scale) / (align === 'center' ? 2 : 1))
      for (const [index, piece] of pieces.entries()) {
        document
          .font(piece.font)
          .fontSize(points * scale)
          .text(piece.text, left, y + points, { lineBreak: false, baseline: 'alphabetic' })
        left += (measured[index] ?? 0) * scale
      }
      return y + points * 1.6
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

const piecesOf = (text: string, fontOf: (sign: string) => string) => {
  const pieces: Array<{ font: string; text: string }> = []
  for (const sign of text) {
    const font = fontOf(sign)
    const last = pieces.at(-1)
    if (last?.font === font) last.text += sign
    else pieces.push({ font, text: sign })
  }
  return pieces
}
