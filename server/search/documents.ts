import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import { isListedAs } from '../db/isPublic.ts'
import { conferences, lives, news, videos } from '../db/schema/catalogue.ts'
import { papers } from '../db/schema/papers.ts'
import { publications } from '../db/schema/publications.ts'
import { documents } from '../db/schema/site.ts'
import { searchDocuments, type SearchSource, type ShownDocument } from '../db/schema/search.ts'
import type { Tx } from '../db/types.ts'
import { publicStates } from '../lifecycles/papers/publication.ts'
import { entriesOf, plainText, type Entry } from './programme.ts'
import { correctWords, rules, termsOf, type Searchable } from './terms.ts'
import { folded } from '../shared/words/texts.ts'
import { cutTo } from '../../src/contract/characters.ts'

/** One source, as `search_changes` names it. */
export interface SourceName {
  readonly source: SearchSource
  readonly sourceId: number
  readonly name: string
}

export interface NewDocument {
  readonly row: typeof searchDocuments.$inferInsert
  /** Words for typing errors. */
  readonly words: readonly string[]
}

/**
 * The documents of a source as it is now; none when it is not public. The rows of the source and of its conference stay
 * locked, so that a concurrent hiding waits, and then finds the documents to remove.
 */
export const documentsOf = (tx: Tx, name: SourceName): Promise<NewDocument[]> =>
  builders[name.source](tx, name)

const indexOfConference = async (tx: Tx, { sourceId }: SourceName): Promise<NewDocument[]> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, sourceId)).for('share')
  if (row === undefined || !isListedAs(row)) return []
  const page = `/conferences/${row.id}`
  const title = [row.title, row.engTitle] as const
  const shared = { source: 'conference', sourceId, conferenceId: row.id, at: row.startsAt } as const
  return [
    document(
      { ...shared, kind: 'conference' },
      {
        href: [page, page],
        title,
        people: ['', ''],
        of: [row.place, row.engPlace],
        text: [textOf(row.summary, row.content), textOf(row.engSummary, row.engContent)],
      },
      [row.place, row.engPlace, row.venue, row.engVenue],
    ),
    ...pairsOf(entriesOf(row.content), entriesOf(row.engContent)).map(([zh, en], at) =>
      document(
        { ...shared, kind: (zh ?? en)?.kind ?? 'talk', part: at + 1 },
        {
          href: [placeOf(page, zh ?? en), placeOf(page, en ?? zh)],
          title: [zh?.title ?? '', en?.title ?? ''],
          people: [zh?.people ?? '', en?.people ?? ''],
          of: title,
          text: [zh?.note ?? '', en?.note ?? ''],
        },
      ),
    ),
  ]
}

const indexOfLive = async (tx: Tx, { sourceId }: SourceName): Promise<NewDocument[]> => {
  const [known] = await tx
    .select({ conferenceId: lives.conferenceId })
    .from(lives)
    .where(eq(lives.id, sourceId))
  const conference = await publicConference(tx, known?.conferenceId ?? null)
  const [row] = await tx.select().from(lives).where(eq(lives.id, sourceId)).for('share')
  if (row === undefined || row.publication !== 'scheduled') return []
  if (row.conferenceId !== null && row.conferenceId !== conference?.id) return []
  const page = `/liveDetails?live_id=${row.id}`
  return [
    document(
      { kind: 'live', source: 'live', sourceId, conferenceId: row.conferenceId, at: row.startsAt },
      {
        href: [page, page],
        title: [row.title, row.engTitle],
        people: [row.speaker, row.engSpeaker],
        of: conference === null ? ['', ''] : [conference.title, conference.engTitle],
        text: ['', ''],
      },
    ),
  ]
}

const indexOfVideo = async (tx: Tx, { sourceId }: SourceName): Promise<NewDocument[]> => {
  const [row] = await tx.select().from(videos).where(eq(videos.id, sourceId)).for('share')
  if (row === undefined || row.hidden) return []
  const page = `/videoDetails?video_id=${row.id}`
  return [
    document(
      { kind: 'video', source: 'video', sourceId, at: row.publishedAt },
      {
        href: [page, page],
        title: [row.title, row.engTitle],
        people: [row.speaker, row.engSpeaker],
        of: ['', ''],
        text: ['', ''],
      },
    ),
  ]
}

const indexOfNews = async (tx: Tx, { sourceId }: SourceName): Promise<NewDocument[]> => {
  const [row] = await tx.select().from(news).where(eq(news.id, sourceId)).for('share')
  if (row === undefined) return []
  const page = `/news/${row.id}`
  return [
    document(
      { kind: 'news', source: 'news', sourceId, at: row.publishedAt },
      {
        href: [page, page],
        title: [row.title, row.engTitle],
        people: ['', ''],
        of: ['', ''],
        text: [textOf(row.summary, row.content), textOf(row.engSummary, row.engContent)],
      },
    ),
  ]
}

const indexOfPaper = async (tx: Tx, { sourceId }: SourceName): Promise<NewDocument[]> => {
  const [known] = await tx
    .select({ conferenceId: papers.conferenceId })
    .from(papers)
    .where(eq(papers.id, sourceId))
  const conference = await publicConference(tx, known?.conferenceId ?? null)
  if (conference === null) return []
  const [paper] = await tx
    .select({ form: papers.form, state: papers.state, conferenceId: papers.conferenceId })
    .from(papers)
    .where(and(eq(papers.id, sourceId), inArray(papers.state, [...publicStates])))
    .for('share')
  const [publication] = await tx
    .select({ publishedAt: publications.publishedAt })
    .from(publications)
    .where(eq(publications.paperId, sourceId))
  if (paper === undefined || publication === undefined || paper.conferenceId !== conference.id) return []
  const page = `/papers/${sourceId}`
  const { form } = paper
  return [
    document(
      { kind: 'paper', source: 'paper', sourceId, conferenceId: conference.id, at: publication.publishedAt },
      {
        href: [page, page],
        title: [form.title, form.eng_title],
        people: [
          form.authors.map(({ name, eng_name }) => name || eng_name).join('、'),
          form.authors.map(({ name, eng_name }) => eng_name || name).join(', '),
        ],
        of: [conference.title, conference.engTitle],
        text: [form.abstract, form.eng_abstract],
      },
      [...form.keywords, ...form.eng_keywords],
    ),
  ]
}

/** A page of the help centre. */
const indexOfHelp = async (tx: Tx, { name }: SourceName): Promise<NewDocument[]> => {
  const [row] = await tx
    .select()
    .from(documents)
    .where(eq(documents.slug, helpPrefix + name))
    .for('share')
  if (row === undefined) return []
  const page = `/helpCenter/${name}`
  return [
    document(
      { kind: 'help', source: 'help', sourceId: 0, name, at: row.updatedAt },
      {
        href: [page, page],
        title: [row.title, row.engTitle],
        people: ['', ''],
        of: ['', ''],
        text: [plainText(row.content), plainText(row.engContent)],
      },
    ),
  ]
}

/** Prefix of the names of documents that are pages of the help centre. */
export const helpPrefix = 'help:'

/** Speakers of other documents; leads to the newest of them, unless a list of speakers names the person already. */
const indexOfSpeaker = async (tx: Tx, { name }: SourceName): Promise<NewDocument[]> => {
  const rows = await tx
    .select()
    .from(searchDocuments)
    .where(sql`${searchDocuments.speakers} @> array[${name}]::text[]`)
    .orderBy(desc(searchDocuments.at), desc(searchDocuments.id))
    .limit(mostOfSpeaker)
    .for('share')
  const [newest] = rows
  if (newest === undefined || rows.some(({ kind }) => kind === 'speaker')) return []
  const { shown } = newest
  const titles = (language: 0 | 1) =>
    rows
      .map((row) => row.shown.title[language] || row.shown.title[1 - language])
      .slice(0, titlesOfSpeaker)
      .join(language === 0 ? '；' : '; ')
  return [
    document(
      {
        kind: 'speaker',
        source: 'speaker',
        sourceId: 0,
        name,
        conferenceId: newest.conferenceId,
        at: newest.at,
      },
      {
        href: shown.href,
        title: spelled(shown, name),
        people: ['', ''],
        of: shown.of,
        text: [titles(0), titles(1)],
      },
      [],
      // The subject of a person's talk finds the talk, not the person.
      { withText: false },
    ),
  ]
}

const builders: Readonly<Record<SearchSource, (tx: Tx, name: SourceName) => Promise<NewDocument[]>>> = {
  conference: indexOfConference,
  live: indexOfLive,
  video: indexOfVideo,
  news: indexOfNews,
  paper: indexOfPaper,
  help: indexOfHelp,
  speaker: indexOfSpeaker,
}

const mostOfSpeaker = 50
const titlesOfSpeaker = 3

const publicConference = async (tx: Tx, id: number | null) => {
  if (id === null) return null
  const [row] = await tx
    .select({
      id: conferences.id,
      title: conferences.title,
      engTitle: conferences.engTitle,
      publication: conferences.publication,
      isCancelled: conferences.isCancelled,
    })
    .from(conferences)
    .where(eq(conferences.id, id))
    .for('share')
  return row !== undefined && isListedAs(row) ? row : null
}

type Place = Pick<typeof searchDocuments.$inferInsert, 'kind' | 'source' | 'sourceId' | 'at'> &
  Partial<Pick<typeof searchDocuments.$inferInsert, 'part' | 'name' | 'conferenceId'>>

export const document = (
  place: Place,
  shown: ShownDocument,
  marks: readonly string[] = [],
  { withText = true } = {},
): NewDocument => {
  const searchable: Searchable = {
    title: shown.title.filter((text) => text !== ''),
    people: shown.people.filter((text) => text !== ''),
    marks,
    text: withText ? [...shown.text, ...shown.of].filter((text) => text !== '') : [],
  }
  return {
    row: {
      ...place,
      rules,
      speakers: speaking.has(place.kind) ? speakersOf(shown.people) : [],
      terms: termsOf(searchable),
      shown,
    },
    words: correctWords(searchable),
  }
}

/** Authors of papers are no speakers. */
const speaking: ReadonlySet<string> = new Set(['talk', 'live', 'video'])

/**
 * One name for each person, in Chinese if there is one: a person with two names is one speaker. Names of several
 * persons are beside each other in the same order in both languages.
 */
const speakersOf = (people: readonly [string, string]): string[] => {
  const [zh, en] = namesIn(people)
  return [...new Set(inLanguage('zh', zh, en).map(folded))].filter((name) => name !== '').slice(0, 20)
}

/** How a folded name is written in both languages. */
const spelled = ({ people }: ShownDocument, name: string): readonly [string, string] => {
  const [zh, en] = namesIn(people)
  const at = inLanguage('zh', zh, en).findIndex((each) => folded(each) === name)
  return [zh[at] ?? '', zh.length === en.length || zh.length === 0 ? (en[at] ?? '') : '']
}

const namesIn = (people: readonly [string, string]) =>
  people.map((text) =>
    text
      .split(/[、,，;；/／]|\s+(?:and|和|与)\s+/u)
      .map((each) => each.replace(/[（(].*$/u, '').trim())
      .filter((each) => each !== ''),
  ) as [string[], string[]]

const textOf = (summary: string, content: string): string =>
  cutTo([summary, plainText(content)].filter((text) => text !== '').join('\n'), 6000)

/** Entries of both languages beside each other, where both programmes have as many. */
const pairsOf = (
  zh: readonly Entry[],
  en: readonly Entry[],
): Array<readonly [Entry | undefined, Entry | undefined]> =>
  zh.length === en.length
    ? zh.map((entry, at) => [entry, en[at]] as const)
    : [...zh.map((entry) => [entry, undefined] as const), ...en.map((entry) => [undefined, entry] as const)]

const placeOf = (page: string, entry: Entry | undefined): string => `${page}?entry=${entry?.place ?? 0}`
