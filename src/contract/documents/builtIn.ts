import type { Block, Design, ListDesign, PageDesign, RectBlock, TextBlock } from './design.ts'
import type { CertificateKind, DocumentKind } from './words.ts'

/** Designs that every conference has, in the order in which they are offered; a template of its own begins as one of them. */
export const builtInNames = ['badge', 'badgeSheet', 'attendance', 'publication', 'review', 'list'] as const
export type BuiltInName = (typeof builtInNames)[number]

type Box = readonly [x: number, y: number, width: number, height: number]

const text = (
  [x, y, width, height]: Box,
  words: string,
  size: number,
  more: Partial<Omit<TextBlock, 'kind'>> = {},
): TextBlock => ({
  kind: 'text',
  ...{ x, y, width, height, text: words, size },
  weight: 'regular',
  align: 'center',
  height_align: 'middle',
  language: 'zh',
  fit: 'shrink',
  color: 'ink',
  ...more,
})

const rect = (
  [x, y, width, height]: Box,
  color: RectBlock['color'],
  line: RectBlock['line'] = 0,
): RectBlock => ({ kind: 'rect', x, y, width, height, color, line })

/** 90 × 130 mm, for a holder that hangs from the neck. */
const badgeBlocks: readonly Block[] = [
  rect([0, 0, 90, 34], 'indigo'),
  rect([0, 34, 90, 1.5], 'cinnabar'),
  text([7, 4, 76, 20], '{conference}', 14, {
    ...{ weight: 'bold', language: 'both', fit: 'wrap', color: 'paper' },
  }),
  text([7, 25, 76, 6], '{days}', 8, { color: 'paper' }),
  text([6, 42, 78, 24], '{name}', 40, { weight: 'bold' }),
  text([8, 67, 74, 14], '{affiliation}', 14, { fit: 'wrap' }),
  text([8, 82, 74, 7], '{position}', 11, { color: 'faint' }),
  rect([8, 93, 74, 0.5], 'hairline'),
  { kind: 'qr', x: 8, y: 98, width: 25 },
  text([37, 98, 45, 14], '{ticket}', 15, {
    ...{ weight: 'bold', align: 'left', height_align: 'top', language: 'both', color: 'cinnabar' },
  }),
  text([37, 113, 45, 5], '{place}', 9, { align: 'left', color: 'faint', language: 'zh' }),
  text([37, 118, 45, 5], 'No. {number}', 8, { align: 'left', color: 'faint' }),
]

const badge = (sheet: PageDesign['sheet']): PageDesign => ({
  kind: 'badge',
  width: 90,
  height: 130,
  sheet,
  blocks: [...badgeBlocks],
})

interface Certified {
  readonly title: string
  readonly english: string
  readonly zh: string
  readonly en: string
}

/** A4, lying. */
const certificate = (kind: CertificateKind, { title, english, zh, en }: Certified): PageDesign => ({
  kind,
  width: 297,
  height: 210,
  sheet: 'single',
  blocks: [
    rect([12.5, 12.5, 272, 185], 'ink', 0.5),
    rect([15.5, 15.5, 266, 179], 'hairline', 0.5),
    rect([20.5, 21, 1, 168], 'cinnabar'),
    text([48, 27, 201, 18], title, 36, { weight: 'bold' }),
    text([48, 46, 201, 8], english, 15, { color: 'faint' }),
    text([48, 63, 201, 16], '{name}', 30, { weight: 'bold', color: 'cinnabar' }),
    text([48, 85, 201, 24], zh, 15, { fit: 'wrap' }),
    text([48, 111, 201, 24], en, 11.5, { fit: 'wrap', language: 'en', color: 'faint' }),
    { kind: 'qr', x: 28, y: 152, width: 30 },
    text([63, 153, 106, 6], '扫码或访问网址核验 · Scan, or open the address, to verify', 9, {
      ...{ align: 'left', color: 'faint' },
    }),
    text([63, 160, 106, 6], '{address}', 8.5, { align: 'left' }),
    text([63, 170, 106, 6], '编号 No. {code}', 8.5, { align: 'left', color: 'faint' }),
    text([173, 159, 50, 7], '{issued}签发', 11, { align: 'right' }),
    text([173, 166, 50, 6], 'Issued {issued}', 9, { align: 'right', language: 'en', color: 'faint' }),
    rect([230, 148, 34, 34], 'cinnabar', 1),
    text([232, 152, 30, 15], '会序', 26, { weight: 'bold', color: 'cinnabar' }),
    text([232, 169, 30, 7], 'SYMPOSIUM', 9, { color: 'cinnabar' }),
  ],
})

const list: ListDesign = {
  kind: 'list',
  title: '{conference} 签到表',
  orientation: 'portrait',
  language: 'zh',
  size: 10.5,
  row: 11,
  columns: [
    { what: 'no', width: 14 },
    { what: 'name', width: 36 },
    { what: 'affiliation', width: 62 },
    { what: 'ticket', width: 30 },
    { what: 'signature', width: 40 },
  ],
}

export const builtIn: Readonly<Record<BuiltInName, Design>> = {
  badge: badge('single'),
  badgeSheet: badge('A4'),
  attendance: certificate('attendance', {
    title: '参会证书',
    english: 'Certificate of Attendance',
    zh: '于{days}在{place}\n参加《{conference}》，特此证明。',
    en: 'This is to certify that the person named above attended\n“{conference}”\n{place}, {days}',
  }),
  publication: certificate('publication', {
    title: '论文发表证书',
    english: 'Certificate of Publication',
    zh: '投稿的论文已由\n《{conference}》录用并发表，特此证明。',
    en: 'This is to certify that a paper of the person named above was accepted and published by\n“{conference}”',
  }),
  review: certificate('review', {
    title: '审稿证书',
    english: 'Certificate of Reviewing',
    zh: '担任《{conference}》审稿人，\n完成审稿 {reviews} 篇次，特此证明。',
    en: 'This is to certify that the person named above served as a reviewer of\n“{conference}”\nand completed {reviews}',
  }),
  list,
}

export const kindOf = (name: BuiltInName): DocumentKind => builtIn[name].kind

export const builtInTitles: Readonly<Record<BuiltInName, { readonly zh: string; readonly en: string }>> = {
  badge: { zh: '胸卡（每页一张）', en: 'Badge (one a page)' },
  badgeSheet: { zh: '胸卡（A4 拼版裁切）', en: 'Badges (A4 sheets to cut)' },
  attendance: { zh: '参会证书', en: 'Certificate of attendance' },
  publication: { zh: '论文发表证书', en: 'Certificate of publication' },
  review: { zh: '审稿证书', en: 'Certificate of reviewing' },
  list: { zh: '签到表', en: 'Check-in list' },
}
