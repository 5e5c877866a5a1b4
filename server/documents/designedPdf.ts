import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'

import type { Design } from '../../src/contract/documents/design.ts'
import { mmOfPoint } from '../../src/contract/documents/fit.ts'
import { listSheets, sheetsOf, type Drawn, type Sheet } from '../../src/contract/documents/layout.ts'
import type { DocumentAbout, DocumentPerson } from '../../src/contract/documents/values.ts'
import { inkColors } from '../../src/contract/documents/words.ts'
import { fontFiles } from './fonts.ts'
import { chooseFont, plain, registerOpenFonts } from './openFonts.ts'
import { qrRuns } from './qrRuns.ts'
import { visualPieces } from './visualPieces.ts'

export interface DesignedSheet {
  readonly design: Design
  readonly about: DocumentAbout
  readonly people: readonly DocumentPerson[]
  readonly title: string
  /** Used as the creation time, so that the same document is always the same file. */
  readonly at: Date
}

/** Badges, certificates or a list by a conference's own design, as one PDF. */
export const designedPdf = async (sheet: DesignedSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Buffer[] = []
  const document = newDocument(sheet)
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((settle, fail) => {
    document.on('end', settle)
    document.on('error', fail)
  })
  drawAll(document, sheet)
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** The same into a new file: thousands of pages are never in memory. Returns its size in bytes. */
export const designedFile = async (sheet: DesignedSheet, path: string): Promise<number> => {
  const document = newDocument(sheet)
  const file = createWriteStream(path, { mode: 0o600 })
  const written = pipeline(document, file)
  drawAll(document, sheet)
  await written
  return file.bytesWritten
}

const newDocument = ({ title, about, at }: DesignedSheet) =>
  new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      ...{ Title: title, Subject: about.conference.zh, Producer: 'Symposium', Creator: 'Symposium' },
      CreationDate: at,
    },
  })

const drawAll = (document: PDFKit.PDFDocument, { design, about, people }: DesignedSheet): void => {
  registerOpenFonts(document)
  const sheets = design.kind === 'list' ? listSheets(design, about, people) : sheetsOf(design, about, people)
  for (const sheet of sheets) drawSheet(document, sheet)
  document.end()
}

const drawSheet = (document: PDFKit.PDFDocument, { width, height, drawn }: Sheet): void => {
  document.addPage({ size: [width / mmOfPoint, height / mmOfPoint], margin: 0 })
  for (const each of drawn) draw(document, each)
}

const draw = (document: PDFKit.PDFDocument, drawn: Drawn): void => {
  if (drawn.kind === 'rect') {
    const [x, y, width, height] = [drawn.x, drawn.y, drawn.width, drawn.height].map(points) as [
      number,
      number,
      number,
      number,
    ]
    document.rect(x, y, width, height)
    if (drawn.line === 0) document.fill(inkColors[drawn.color])
    else document.lineWidth(points(drawn.line)).stroke(inkColors[drawn.color])
    return
  }
  if (drawn.kind === 'qr') {
    const { x, y, width, text } = drawn
    document.fillColor(inkColors.ink)
    for (const run of qrRuns(text, width))
      document.rect(points(x + run.x), points(y + run.y), points(run.width), points(run.height))
    document.fill()
    return
  }
  document.fillColor(inkColors[drawn.color]).fontSize(drawn.size)
  const pieces = visualPieces(drawn.text, drawn.script, drawn.bold).map(({ text, font }) => {
    chooseFont(document, fontFiles[font])
    return { text, font, width: document.widthOfString(text, { features: plain }) }
  })
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
  // Letters that are joined are narrower than each by itself, by which the layout counts: they are in the middle of its room.
  const spare = points(drawn.width) - width
  let left = points(drawn.x) + (Math.abs(spare) < 0.01 * drawn.size ? 0 : spare / 2)
  for (const piece of pieces) {
    chooseFont(document, fontFiles[piece.font])
    // Sign by sign as the layout counts: no kerning and no ligatures, so that the preview is true.
    document.text(piece.text, left, points(drawn.y), {
      lineBreak: false,
      baseline: 'alphabetic',
      features: plain,
    })
    left += piece.width
  }
}

const points = (mm: number): number => mm / mmOfPoint
