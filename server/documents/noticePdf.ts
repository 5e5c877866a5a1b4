import sharp from 'sharp'

import type { RichDocument } from '../../src/contract/richText.ts'
import { dayInWords, daysInWords } from '../shared/dayInWords.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { noticeWords, type HostKind, type NoticeContact } from './noticeWords.ts'
import { cinnabar, faint, ink } from './paper.ts'
import { createFlow, type Flow } from './rich/createFlow.ts'
import { drawRich } from './rich/drawRich.ts'

/** A notice of a conference in one language, with the words around it on paper. */
export interface NoticeSheet {
  readonly language: MessageLanguage
  readonly title: string
  readonly body: RichDocument
  /** File of each picture, by its address; a missing one is replaced by its words. */
  readonly pictures: Readonly<Record<string, string>>
  readonly conference: string
  readonly isCancelled: boolean
  /** By kind, in the order of the page of the conference. */
  readonly hosts: ReadonlyArray<{ readonly kind: HostKind; readonly names: readonly string[] }>
  readonly contacts: readonly NoticeContact[]
  /** Town and house; empty: not said yet. */
  readonly place: string
  readonly venue: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  /** Number and moment of the release; null: it is a draft, and `at` is the moment of its last change. */
  readonly no: number | null
  readonly at: Date
  /** Public address. */
  readonly address: string
  readonly origin: string
}

/** The notice on A4 sheets, as conferences send it by post and pin it to a board (CONF-03). */
export const noticePdf = async (sheet: NoticeSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { language, title, body, conference, no, at, timeZone, origin } = sheet
  const words = noticeWords[language]
  const flow = createFlow({ title, subject: conference, language, at })
  letterhead(flow, sheet)
  drawRich(flow, body, { language, origin, pictures: await printable(sheet.pictures) })
  ending(flow, sheet)
  const day = dayInWords(at, timeZone, language)
  const state = no === null ? words.draft : words.released(day, no)
  return flow.finish((page, pages) => ({
    left: `${conference} · ${state}`,
    right: words.page(page, pages),
  }))
}

/** PDF knows no WebP. On white, because paper is. */
const printable = async (paths: NoticeSheet['pictures']): Promise<ReadonlyMap<string, Uint8Array>> => {
  const made = new Map<string, Uint8Array>()
  // One after the other: each takes some megabytes while it is decoded.
  for (const [src, path] of Object.entries(paths))
    made.set(src, await sharp(path).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer())
  return made
}

const letterhead = (flow: Flow, sheet: NoticeSheet) => {
  const { language, title, conference, hosts, isCancelled, no, at, timeZone } = sheet
  const words = noticeWords[language]
  const middle = { ...flow.inner, align: 'center' } as const
  const top = flow.part('Sect')
  flow.write(
    [{ text: conference }],
    { ...middle, size: 19, leading: 1.45, bold: true, color: cinnabar },
    flow.part('P', top),
  )
  const days = daysInWords(sheet.startsAt, sheet.endsAt, timeZone, language)
  const lines = [
    [days, sheet.place].filter((part) => part !== '').join(' · '),
    ...hosts.map(({ kind, names }) => words.hosts(kind, names)),
  ]
  for (const text of lines)
    flow.write([{ text }], { ...middle, size: 9.5, leading: 1.6, color: faint }, flow.part('P', top))
  flow.down(8)
  flow.rule({ color: cinnabar, weight: 1.6 })
  flow.down(3)
  flow.rule({ color: cinnabar, weight: 0.5 })
  flow.down(20)
  flow.write([{ text: title }], { ...middle, size: 17, leading: 1.5, bold: true }, flow.part('H1'))
  const note = no === null ? words.draftNote : words.releasedOn(dayInWords(at, timeZone, language))
  flow.write(
    [{ text: note }],
    { ...middle, size: 9.5, leading: 1.7, color: no === null ? cinnabar : faint },
    flow.part('P'),
  )
  if (isCancelled)
    flow.write(
      [{ text: words.cancelled }],
      { ...middle, size: 11, leading: 1.7, bold: true, color: cinnabar },
      flow.part('P'),
    )
  flow.down(12)
}

/** Place, contacts, and signature. */
const ending = (flow: Flow, sheet: NoticeSheet) => {
  const { language, contacts, hosts, no, at, timeZone, address, place, venue } = sheet
  const words = noticeWords[language]
  const facts: Array<readonly [label: string, text: string, href?: string]> = [
    [words.when, daysInWords(sheet.startsAt, sheet.endsAt, timeZone, language)],
    [words.where, [place, venue].filter((part) => part !== '').join(words.comma)],
    ...contacts.map((contact) => [words.contact[contact.kind], words.reach(contact)] as const),
    [words.online, address, address],
  ]
  const style = { size: 9.5, leading: 1.6 }
  const shown = facts.filter(([, text]) => text !== '')
  const wide = Math.min(
    140,
    Math.max(...shown.map(([label]) => flow.widthOf([{ text: label }], { ...style, bold: true }))) + 14,
  )
  flow.down(10)
  flow.need(3 * style.size * style.leading + 12)
  flow.rule()
  flow.down(8)
  for (const [label, text, href = null] of shown) {
    const line = flow.part('P')
    const left = { ...style, x: flow.inner.x, width: wide - 8, bold: true, color: faint }
    const labels = flow.linesOf([{ text: label }], left)
    flow.need(Math.max(1, labels.length) * style.size * style.leading)
    flow.put(labels, 0, left, line)
    const right = { ...style, x: flow.inner.x + wide, width: flow.inner.width - wide, color: ink }
    flow.write([{ text, href }], right, line)
  }
  if (no === null) return
  const signers = hosts.find(({ kind }) => kind === 'host')?.names ?? []
  const signing = [...signers.slice(0, mostSigners), dayInWords(at, timeZone, language)]
  flow.down(16)
  flow.need(signing.length * 18)
  const sign = { ...flow.inner, align: 'right', size: 11, leading: 1.6 } as const
  for (const text of signing) flow.write([{ text }], sign, flow.part('P'))
}

/** More hosts than that are in the head alone. */
const mostSigners = 4
