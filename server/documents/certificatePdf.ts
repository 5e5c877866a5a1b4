import { dayInWords, daysInWords } from '../shared/dayInWords.ts'
import { cinnabar, createPaper, faint, hairline, ink, type Paper } from './paper.ts'
import { qrSquares } from './qrSquares.ts'

export interface CertificateSheet {
  readonly kind: 'attendance' | 'publication' | 'review'
  readonly name: string
  readonly conference: { readonly zh: string; readonly en: string }
  readonly place: { readonly zh: string; readonly en: string }
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly issuedAt: Date
  /** Reviews acknowledged before it was issued; 0 for kinds other than `review`. */
  readonly reviews: number
  /** Public; opens the page on which anybody can check it. */
  readonly code: string
  readonly verifyUrl: string
}

/** A certificate in Chinese and English on one sheet, with the code by which anybody can check it (TKT-02). */
export const certificatePdf = (sheet: CertificateSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { kind, name, conference, place, startsAt, endsAt, timeZone, issuedAt, reviews, code, verifyUrl } =
    sheet
  const words = texts[kind]
  const zhDays = daysInWords(startsAt, endsAt, timeZone, 'zh')
  const enDays = daysInWords(startsAt, endsAt, timeZone, 'en')
  const paper = createPaper({
    size: [width, height],
    title: `${words.zhTitle} ${name}`,
    subject: conference.zh,
    at: issuedAt,
  })
  border(paper)
  const middle = { x: 90, width: width - 180, align: 'center' } as const
  let y = paper.write(words.zhTitle, { ...middle, y: 78, size: 34, bold: true })
  y = paper.write(words.enTitle, { ...middle, y: y + 2, size: 15, color: faint })
  y = paper.write(name, { ...middle, y: y + 26, size: 26, bold: true, color: cinnabar })
  y = paper.write(words.zh(conference.zh, place.zh, zhDays, reviews), { ...middle, y: y + 18, size: 14 })
  y = paper.write(words.en(conference.en, place.en, enDays, reviews), {
    ...middle,
    y: y + 10,
    size: 11,
    color: faint,
  })

  seal(paper)
  paper.write(`${dayInWords(issuedAt, timeZone, 'zh')}签发`, {
    x: width - 330,
    y: height - 118,
    width: 150,
    size: 11,
    align: 'right',
  })
  paper.write(`Issued ${dayInWords(issuedAt, timeZone, 'en')}`, {
    x: width - 330,
    y: height - 98,
    width: 150,
    size: 9,
    align: 'right',
    color: faint,
  })

  qrSquares(paper, verifyUrl, { x: 78, y: height - 140, side: 80 })
  const beside = { x: 168, width: 300, color: faint } as const
  paper.write('扫码或访问网址核验 · Scan, or open the address, to verify', {
    ...beside,
    y: height - 128,
    size: 9,
  })
  paper.write(verifyUrl, { ...beside, y: height - 110, size: 8, color: ink })
  paper.write(`编号 No. ${code}`, { ...beside, y: height - 84, size: 8 })
  return paper.finish()
}

/** A4, lying. */
const [width, height] = [841.89, 595.28]

type Certified = (conference: string, place: string, days: string, reviews: number) => string

interface Words {
  readonly zhTitle: string
  readonly enTitle: string
  readonly zh: Certified
  readonly en: Certified
}

const texts: Record<CertificateSheet['kind'], Words> = {
  attendance: {
    zhTitle: '参会证书',
    enTitle: 'Certificate of Attendance',
    zh: (conference, place, days) => `于${days}在${place}\n参加《${conference}》，特此证明。`,
    en: (conference, place, days) =>
      `This is to certify that the person named above attended\n“${conference}”\n${place}, ${days}`,
  },
  publication: {
    zhTitle: '论文发表证书',
    enTitle: 'Certificate of Publication',
    zh: (conference) => `投稿的论文已由\n《${conference}》录用并发表，特此证明。`,
    en: (conference) =>
      `This is to certify that a paper of the person named above was accepted and published by\n“${conference}”`,
  },
  review: {
    zhTitle: '审稿证书',
    enTitle: 'Certificate of Reviewing',
    // How many, and never which: a title would tell its authors who reviewed it.
    zh: (conference, _place, _days, reviews) =>
      `担任《${conference}》审稿人，\n完成审稿 ${reviews} 篇次，特此证明。`,
    en: (conference, _place, _days, reviews) =>
      `This is to certify that the person named above served as a reviewer of\n“${conference}”\nand completed ${reviews === 1 ? 'one review' : `${reviews} reviews`}`,
  },
}

const border = ({ document }: Paper) => {
  document
    .lineWidth(1.2)
    .strokeColor(ink)
    .rect(36, 36, width - 72, height - 72)
    .stroke()
  document
    .lineWidth(0.5)
    .strokeColor(hairline)
    .rect(44, 44, width - 88, height - 88)
    .stroke()
  // The spine of the site's cards.
  document
    .lineWidth(3)
    .strokeColor(cinnabar)
    .moveTo(60, 60)
    .lineTo(60, height - 60)
    .stroke()
}

const seal = (paper: Paper) => {
  const [x, y, side] = [width - 158, height - 150, 78]
  paper.document.lineWidth(2.5).strokeColor(cinnabar).roundedRect(x, y, side, side, 6).stroke()
  paper.write('会序', { x, y: y + 12, width: side, size: 26, align: 'center', bold: true, color: cinnabar })
  paper.write('SYMPOSIUM', { x, y: y + 52, width: side, size: 9, align: 'center', color: cinnabar })
}
