import { siteTimeZone } from '../../../src/contract/timeZone.ts'
import type { Context, Hono } from 'hono'
import { and, eq } from 'drizzle-orm'

import { isPublic } from '../../db/isPublic.ts'
import { isLiveCancelled, ofLive, isPublicLive, isShown } from '../../db/isPublicLive.ts'
import { conferences, lives, news, videos } from '../../db/schema/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { dayInWords, daysInWords } from '../../shared/dayInWords.ts'
import { createDocuments } from '../../documents/documents.ts'
import type { ShareCard } from '../../documents/shareCard.ts'
import { isRowId } from '../../handlers/table.ts'
import { siteNames } from '../../operators/firstRun.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { etagOf, isKnownTag } from '../etag.ts'

/**
 * `/share/:kind/:card`, the picture that networks show beside a link: `/share/conf/3.en.png` for a conference, `live`, `video`
 * and `news` likewise, `/share/site/0.zh.png` for all other pages. A subject that is not public has no picture.
 */
export const mountShareCards = (app: Hono, db: Db, notFound: (c: Context) => Response): void => {
  const documents = createDocuments()
  app.get('/share/:kind/:card', async (c) => {
    const [, digits = '', language = ''] = /^(0|[1-9]\d{0,9})\.(zh|en)\.png$/.exec(c.req.param('card')) ?? []
    const kind = kinds.find((known) => known === c.req.param('kind'))
    const id = Number(digits)
    if (kind === undefined || digits === '' || !isRowId(id)) return notFound(c)
    const said = language === 'en' ? 'en' : 'zh'
    const card = await shareCardOf(db, kind, id, said)
    if (card === null) return notFound(c)
    // One lane for all cards: a burst of requests for them must not delay tickets.
    const bytes = await documents.of(0, { kind: 'shareCard', sheet: card })
    const etag = etagOf(bytes)
    const headers = { ...dataHeaders(c, 'image/png'), 'cache-control': 'public, max-age=3600', etag }
    if (isKnownTag(c, etag)) return new Response(null, { status: 304, headers })
    const length = { 'content-length': String(bytes.byteLength) }
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...length } })
  })
}

const kinds = ['conf', 'live', 'video', 'news', 'site'] as const
type Kind = (typeof kinds)[number]

const names: Readonly<Record<Kind, readonly [zh: string, en: string]>> = {
  conf: ['会议', 'Conference'],
  live: ['直播', 'Live'],
  video: ['视频', 'Video'],
  news: ['头条', 'Headline'],
  site: ['', ''],
}

/** Texts of the picture; null: the page does not exist, or is not public. */
export const shareCardOf = async (
  db: Db,
  kind: Kind,
  id: number,
  language: MessageLanguage,
): Promise<ShareCard | null> => {
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
  const { name, eng_name } = await siteNames(db)
  const site = say(name, eng_name) || say('学术会议平台', 'Symposium')
  const about = await subjectOf(db, kind, id, language)
  if (about === null) return null
  const { title, lines, isCancelled = false } = about
  const what = say(...names[kind])
  return {
    language,
    site,
    kind: isCancelled ? `${what} · ${say('已取消', 'cancelled')}` : what,
    title: title === '' ? site : title,
    lines,
  }
}

interface Subject {
  readonly title: string
  readonly lines: readonly string[]
  readonly isCancelled?: boolean
}

/** Null: there is no such thing, or it is not public. */
const subjectOf = async (
  db: Db,
  kind: Kind,
  id: number,
  language: MessageLanguage,
): Promise<Subject | null> => {
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
  switch (kind) {
    case 'conf': {
      const [row] = await db
        .select()
        .from(conferences)
        .where(and(eq(conferences.id, id), isPublic))
      if (row === undefined) return null
      const days = daysInWords(row.startsAt, row.endsAt, row.timeZone, language)
      return {
        title: say(row.title, row.engTitle),
        lines: [days, say(row.place, row.engPlace)],
        isCancelled: row.isCancelled,
      }
    }
    case 'live': {
      const [found] = await db
        .select({
          row: lives,
          conference: ofLive,
        })
        .from(lives)
        .leftJoin(conferences, eq(conferences.id, lives.conferenceId))
        .where(and(eq(lives.id, id), isPublicLive))
      if (found === undefined) return null
      const { row, conference } = found
      const day = dayInWords(row.startsAt, conference?.timeZone ?? siteTimeZone, language)
      return {
        title: say(row.title, row.engTitle),
        lines: [say(row.speaker, row.engSpeaker), day],
        isCancelled: isLiveCancelled(row, conference),
      }
    }
    case 'video': {
      const [row] = await db
        .select()
        .from(videos)
        .where(and(eq(videos.id, id), isShown))
      return row === undefined
        ? null
        : { title: say(row.title, row.engTitle), lines: [say(row.speaker, row.engSpeaker)] }
    }
    case 'news': {
      const [row] = await db.select().from(news).where(eq(news.id, id))
      if (row === undefined) return null
      return {
        title: say(row.title, row.engTitle),
        lines: [dayInWords(row.publishedAt, siteTimeZone, language)],
      }
    }
    case 'site':
      return id === 0
        ? {
            title: '',
            lines: [say('发现会议、提交论文、观看直播', 'Conferences, papers and live broadcasts')],
          }
        : null
  }
}
