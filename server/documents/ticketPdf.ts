import { daysInWords } from '../shared/dayInWords.ts'
import { cinnabar, createPaper, faint, hairline } from './paper.ts'
import { qrSquares } from './qrSquares.ts'

export interface TicketSheet {
  /** Name of the attendee. */
  readonly name: string
  readonly item: { readonly zh: string; readonly en: string }
  readonly conference: { readonly zh: string; readonly en: string }
  readonly place: { readonly zh: string; readonly en: string }
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly orderNo: string
  /** Code that the gate scans. */
  readonly code: string
  readonly issuedAt: Date
}

/** A ticket in Chinese and English on one sheet, with the code that the gate reads (TKT-01). */
export const ticketPdf = (sheet: TicketSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { name, item, conference, place, startsAt, endsAt, timeZone, orderNo, code, issuedAt } = sheet
  const paper = createPaper({
    size: [width, height],
    title: `门票 ${name}`,
    subject: conference.zh,
    at: issuedAt,
  })
  paper.document
    .lineWidth(3)
    .strokeColor(cinnabar)
    .moveTo(36, 48)
    .lineTo(36, height - 48)
    .stroke()
  const left = { x: 56, width: width - 112 } as const
  let y = paper.write('门票 · Ticket', { ...left, y: 46, size: 11, color: faint })
  y = paper.write(conference.zh, { ...left, y: y + 10, size: 20, bold: true })
  if (conference.en !== conference.zh)
    y = paper.write(conference.en, { ...left, y: y + 4, size: 12, color: faint })
  paper.document
    .lineWidth(0.5)
    .strokeColor(hairline)
    .moveTo(56, y + 14)
    .lineTo(width - 56, y + 14)
    .stroke()
  y = paper.write(name, { ...left, y: y + 26, size: 22, bold: true, color: cinnabar })
  y = paper.write(inBoth(item), { ...left, y: y + 4, size: 12 })
  y = paper.write(daysInWords(startsAt, endsAt, timeZone, 'zh'), { ...left, y: y + 14, size: 12 })
  y = paper.write(daysInWords(startsAt, endsAt, timeZone, 'en'), {
    ...left,
    y: y + 2,
    size: 10,
    color: faint,
  })
  y = paper.write(inBoth(place), { ...left, y: y + 4, size: 12 })
  qrSquares(paper, code, { x: (width - codeSide) / 2, y: y + 24, side: codeSide })
  const below = { ...left, align: 'center' } as const
  y = paper.write('入场时请出示此二维码 · Show this code at the entrance', {
    ...below,
    y: y + 36 + codeSide,
    size: 10,
  })
  paper.write(`订单 Order ${orderNo}`, { ...below, y: y + 6, size: 9, color: faint })
  return paper.finish()
}

/** A text that is given in one language only is there once. */
const inBoth = ({ zh, en }: { readonly zh: string; readonly en: string }): string =>
  zh === en ? zh : `${zh} · ${en}`

/** A5, standing. */
const [width, height] = [419.53, 595.28]
const codeSide = 150
