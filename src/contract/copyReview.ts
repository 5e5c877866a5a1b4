import type { ConferenceFile } from './conferenceFile.ts'
import { textOf, type RichDocument, type RichNode } from './richText.ts'
import { typedYuan } from './yuan.ts'
import { cutTo, partOf } from './characters.ts'

/** Items to check after a conference was copied: a copy cannot know their new values (CONF-03). */

/**
 * `weekday`: it begins on another day of the week · `past`: a time is over already · `subject`: the file names a subject that
 * this site does not have · `year`, `date`, `ordinal`: words that name another year, a day, or which conference it is · `price`: as it was
 * · `link`: an address that may be gone.
 */
export const eyeKinds = ['weekday', 'past', 'subject', 'year', 'date', 'ordinal', 'price', 'link'] as const
export type EyeKind = (typeof eyeKinds)[number]

/** Pages of the conference on which it is changed. */
export const eyeSections = ['basics', 'tickets', 'content', 'papers', 'hotels', 'hosts'] as const
export type EyeSection = (typeof eyeSections)[number]

export interface Eye {
  /** The same item in the same place: it disappears once the text no longer contains it. */
  readonly key: string
  readonly kind: EyeKind
  readonly section: EyeSection
  /** A field of the basics, a kind of text, or the name of a ticket type, meal or hotel. */
  readonly field: string
  /** The same field in English; empty: there is none, or it is not a field. */
  readonly eng_field: string
  /** Content of the place; empty where the kind says it all. */
  readonly text: string
}

interface Terms {
  /** First day of the conference that was copied, `2026-12-03`; null: it came as a file. */
  readonly sourceDay: string | null
  /** By the clocks of the conference, `2026-12-03T09:00:00`. */
  readonly now: string
}

/** Lines of one conference; the rest is found again once these were seen to. */
export const mostEyes = 200

export const eyesOf = (file: ConferenceFile, { sourceDay, now }: Terms): Eye[] => {
  const { basics } = file
  const own = new Set([basics.starts_at.slice(0, 4), basics.ends_at.slice(0, 4)])
  const found: Eye[] = [
    ...(sourceDay !== null && weekdayOf(sourceDay) !== weekdayOf(basics.starts_at)
      ? [eye('weekday', 'basics', 'starts_at')]
      : []),
    ...timeFields.flatMap(([field, section]) => {
      const at = basics[field]
      return at !== null && at < now ? [eye('past', section, field, at.slice(0, 16).replace('T', ' '))] : []
    }),
    ...(basics.subject === null ? [eye('subject', 'basics', 'subject_id')] : []),
    ...textFields.flatMap((field) => words(basics[field], 'basics', field, own)),
    ...file.texts.flatMap(({ kind, title, eng_title, body, eng_body }) =>
      [title, eng_title, textOf(body), textOf(eng_body)].flatMap((text) => words(text, 'content', kind, own)),
    ),
    ...file.tickets.flatMap(({ name, eng_name, tiers }) => [
      eye('price', 'tickets', [name, eng_name], tiers.map(({ amount }) => typedYuan(amount)).join(' → ')),
      ...[name, eng_name, ...tiers.flatMap((tier) => [tier.name, tier.eng_name])].flatMap((text) =>
        words(text, 'tickets', [name, eng_name], own),
      ),
    ]),
    ...file.meals.flatMap(({ name, eng_name }) =>
      [name, eng_name].flatMap((text) => words(text, 'tickets', [name, eng_name], own)),
    ),
    ...[...file.hosts, ...file.committees, ...file.contacts].flatMap(({ name, eng_name }) =>
      [name, eng_name].flatMap((text) => words(text, 'hosts', [name || eng_name, eng_name], own)),
    ),
    ...(file.papers !== null && file.papers.fee > 0
      ? [eye('price', 'papers', 'fee', typedYuan(file.papers.fee))]
      : []),
    ...file.hotels.flatMap(({ hotel, room, eng_hotel, eng_room, price, book_until, note, eng_note }) => {
      const name = [`${hotel} · ${room}`, namesOf(eng_hotel, eng_room)] as const
      return [
        eye('price', 'hotels', name, typedYuan(price)),
        ...(book_until !== null && book_until < now
          ? [eye('past', 'hotels', name, book_until.slice(0, 16).replace('T', ' '))]
          : []),
        ...[note, eng_note].flatMap((text) => words(text, 'hotels', name, own)),
      ]
    }),
    ...file.hosts.flatMap(({ name, eng_name, url }) =>
      url === '' ? [] : [eye('link', 'hosts', [name || eng_name, eng_name], url)],
    ),
    ...file.texts.flatMap(({ kind, body, eng_body }) =>
      [...new Set([...linksIn(body), ...linksIn(eng_body)])].map((href) =>
        eye('link', 'content', kind, href),
      ),
    ),
  ]
  const keys = new Set<string>()
  return found.filter(({ key }) => !keys.has(key) && keys.add(key) !== undefined).slice(0, mostEyes)
}

const timeFields = [
  ['starts_at', 'basics'],
  ['submission_deadline', 'papers'],
  ['registration_opens_at', 'tickets'],
  ['registration_closes_at', 'tickets'],
  ['refund_until', 'tickets'],
  ['certificates_at', 'tickets'],
] as const
const textFields = [
  'title',
  'eng_title',
  'place',
  'eng_place',
  'venue',
  'eng_venue',
  'summary',
  'eng_summary',
] as const

/** A field, or a name with the English one; the key is that of the field, or of the Chinese name. */
type Where = string | readonly [name: string, engName: string]

const eye = (kind: EyeKind, section: EyeSection, where: Where, text = ''): Eye => {
  const [field, eng_field] = typeof where === 'string' ? [where, ''] : where
  return {
    ...{ kind, section, field, eng_field, text },
    key: cutTo([kind, section, field, text].join('|'), 300),
  }
}

const namesOf = (hotel: string, room: string) => (hotel === '' || room === '' ? '' : `${hotel} · ${room}`)

const weekdayOf = (day: string): number => new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()

/** Passages that mention another time, with some characters around each. */
const words = (text: string, section: EyeSection, field: Where, own: ReadonlySet<string>): Eye[] =>
  patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      kind === 'year' && own.has(match[0]) ? [] : [eye(kind, section, field, around(text, match))],
    ),
  )

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const patterns = [
  ['year', /(?<!\d)(?:19|20)\d\d(?!\d)/g],
  [
    'date',
    new RegExp(
      String.raw`\d{1,2}\s*月\s*\d{1,2}\s*[日号]|\b(?:${months})\.? \d{1,2}\b|\b\d{1,2} (?:${months})\b`,
      'g',
    ),
  ],
  ['ordinal', /第\s*[一二三四五六七八九十百零〇\d]+\s*[届次]|\b\d+(?:st|nd|rd|th)\b/gi],
] as const satisfies ReadonlyArray<readonly [EyeKind, RegExp]>

const around = (text: string, { index, 0: found }: RegExpExecArray): string => {
  const from = Math.max(0, index - reach)
  const until = Math.min(text.length, index + found.length + reach)
  return `${from > 0 ? '…' : ''}${partOf(text, from, until).replaceAll(/\s+/g, ' ')}${until < text.length ? '…' : ''}`
}
/** Signs on either side. */
const reach = 12

const linksIn = (document: RichDocument): string[] => {
  const hrefsOf = (node: RichNode): string[] => [
    ...(node.marks ?? []).flatMap((mark) =>
      mark.type === 'link' && /^https?:/.test(mark.attrs.href) ? [mark.attrs.href] : [],
    ),
    ...(node.content ?? []).flatMap(hrefsOf),
  ]
  return hrefsOf(document)
}
