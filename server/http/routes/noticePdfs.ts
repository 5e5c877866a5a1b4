import type { Context, Hono } from 'hono'
import { and, eq } from 'drizzle-orm'

import { isNoticeKind, type NoticeKind } from '../../../src/contract/contentKinds.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import { isPublic } from '../../db/isPublic.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import { createDocuments } from '../../documents/documents.ts'
import { noticeSheet } from '../../documents/noticeSheet.ts'
import type { Deps } from '../../handlers/table.ts'
import { ofKind } from '../../lifecycles/content/contentRows.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { etagOf, isKnownTag } from '../etag.ts'
import { exchangeOf } from '../guard.ts'
import { dataPolicy } from '../headers.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'

/**
 * `/files/conferences/{id}/notices/{kind}.{zh|en}.pdf`: a released notice on A4, public; `…/drafts/…`: its draft,
 * for the team that writes it. A missing notice and one that the visitor may not read get the same answer: no such file.
 */
export const mountNoticePdfs = (app: Hono, deps: Deps, notFound: (c: Context) => Response): void => {
  const { db, sessions, now } = deps
  // Those of everybody have a lane of their own: a burst of requests for them must not delay tickets.
  const documents = createDocuments()

  app.get('/files/conferences/:id/notices/:name', async (c) => {
    const wanted = noticeOf(c)
    if (wanted === null) return notFound(c)
    const { id, kind, language } = wanted
    const { addressGroup, origin } = exchangeOf(c)
    const wait = await takeHit(db, { key: `notices:${addressGroup}`, hits: perMinute, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const [row] = await db
      .select({ conference: conferences, release: contentReleases })
      .from(conferences)
      .innerJoin(conferenceContents, ofKind(id, kind))
      .innerJoin(
        contentReleases,
        and(
          eq(contentReleases.contentId, conferenceContents.id),
          eq(contentReleases.no, conferenceContents.publicNo),
        ),
      )
      .where(and(eq(conferences.id, id), isPublic))
    if (row === undefined) return notFound(c)
    const { conference, release } = row
    const sheet = await noticeSheet(deps, conference, { ...release, kind }, { language, origin })
    if (sheet === null) return notFound(c)
    const bytes = await documents.of(0, { kind: 'notice', sheet })
    return pdf(c, bytes, {
      name: `conference-${id}-${kind}-${language}`,
      cache: 'public, max-age=300, must-revalidate',
    })
  })

  app.get('/files/conferences/:id/drafts/:name', async (c) => {
    const { userId } = memberIn(await sessions.identifyLink(exchangeOf(c)))
    const wait = await takeHit(db, { key: `documents:${userId}`, hits: perMember, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    const wanted = noticeOf(c)
    if (wanted === null) return notFound(c)
    const { id, kind, language } = wanted
    const { id: requestId, origin } = exchangeOf(c)
    const conference = await orNull(conferenceOf(db, { userId, requestId }, id, 'content'))
    if (conference === null) return notFound(c)
    const [row] = await db.select().from(conferenceContents).where(ofKind(id, kind))
    const sheet =
      row === undefined
        ? null
        : await noticeSheet(
            deps,
            conference,
            { ...row, kind, no: null, at: row.editedAt ?? conference.createdAt },
            { language, origin },
          )
    if (sheet === null) return notFound(c)
    const bytes = await documents.of(userId, { kind: 'notice', sheet })
    return pdf(c, bytes, { name: `draft-${id}-${kind}-${language}`, cache: 'private, no-store' })
  })
}

/** Per network, behind which a whole conference may read; making is bounded by the lane. */
const perMinute = 300
const perMember = 60

const noticeOf = (c: Context): { id: number; kind: NoticeKind; language: MessageLanguage } | null => {
  const id = rowIdOf(c.req.param('id'))
  const [, kind = '', language = ''] = /^(\w+)\.(zh|en)\.pdf$/.exec(c.req.param('name') ?? '') ?? []
  return id === null || !isNoticeKind(kind) ? null : { id, kind, language: language === 'en' ? 'en' : 'zh' }
}

const pdf = (
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  { name, cache }: { readonly name: string; readonly cache: string },
): Response => {
  const etag = etagOf(bytes)
  const headers = {
    ...dataHeaders(c, 'application/pdf', cache),
    'content-security-policy': `${dataPolicy}; sandbox`,
    etag,
  }
  if (isKnownTag(c, etag)) return new Response(null, { status: 304, headers })
  return new Response(c.req.method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  })
}
