import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import { eq } from 'drizzle-orm'

import { templateEndings, templateTypes, type TemplateEnding } from '../../../src/contract/templateFile.ts'
import { mayPlayGuarded } from '../../accounts/secondFactor/hasFactor.ts'
import { isPublicAs } from '../../../src/contract/ownConference.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { templatePacks } from '../../db/schema/templatePacks.ts'
import { templatePack } from '../../documents/templates/templatePack.ts'
import type { FileStore } from '../../files/store.ts'
import { isRowId, type Deps } from '../../handlers/table.ts'
import { rolesOf } from '../../lifecycles/rolesOf.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { etagOf, isKnownTag } from '../etag.ts'
import { exchangeOf } from '../guard.ts'
import { dataPolicy } from '../headers.ts'
import { doesWork } from '../../../src/contract/teamParts.ts'

/**
 * Paper templates of authors, public (MEM-02, BEN-03): `/files/template/:conference` is the pack of the
 * conference, or else the platform's, which is `/files/template/platform`. A conference that is not public shows one to its chairs only.
 */
export const mountTemplates = (app: Hono, deps: Deps, notFound: (c: Context) => Response): void => {
  const { db, paperFiles } = deps
  // Made once, on the first request.
  let platform: Pack | null = null
  app.get('/files/template/:id', async (c) => {
    const digits = c.req.param('id')
    const isPlatform = digits === 'platform'
    const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0
    if (!isRowId(id)) return notFound(c)
    const find = async () => {
      const [row] = await db
        .select({ publication: conferences.publication, name: templatePacks.name, file: templatePacks.file })
        .from(conferences)
        .leftJoin(templatePacks, eq(templatePacks.conferenceId, conferences.id))
        .where(eq(conferences.id, id))
      return row ?? null
    }
    const found = isPlatform ? { publication: 'published' as const, name: null, file: null } : await find()
    const isPublic = found !== null && isPublicAs(found.publication)
    // Asked also for a conference that is not there: an answer must not be slower for one that is hidden.
    const mayRead = isPublic || (await isChair(c, deps, id))
    if (found === null || !mayRead) return notFound(c)
    // If the pack was replaced between the query and the opening, its row is read again.
    const own = (await openOwn(paperFiles, found)) ?? (await openOwn(paperFiles, await find()))
    const { pack, close } = own ?? { pack: (platform ??= packOfPlatform()), close: () => Promise.resolve() }
    const { type, name, tag, size, body } = pack
    const headers = {
      ...dataHeaders(c, type),
      'content-security-policy': `${dataPolicy}; sandbox`,
      // Revalidated each time: a chair's upload or removal counts at once, and known bytes are not sent again.
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
      'content-disposition': `attachment; filename="paper-templates.${endingOf(type)}"; filename*=UTF-8''${encoded(name)}`,
      etag: tag,
    }
    const isKnown = isKnownTag(c, tag)
    if (isKnown || c.req.method === 'HEAD') await close()
    if (isKnown) return new Response(null, { status: 304, headers })
    const length = { 'content-length': String(size) }
    return new Response(c.req.method === 'HEAD' ? null : body(), { headers: { ...headers, ...length } })
  })
}

interface Pack {
  readonly type: string
  /** As it is saved. */
  readonly name: string
  /** Tag of its bytes, in quotes: another pack has another one. */
  readonly tag: string
  readonly size: number
  readonly body: () => BodyInit
}

const packOfPlatform = (): Pack => {
  const bytes = templatePack()
  return {
    type: templateTypes.zip,
    name: '论文模板 paper-templates.zip',
    tag: etagOf(bytes),
    size: bytes.byteLength,
    body: () => bytes,
  }
}

interface Row {
  readonly name: string | null
  readonly file: string | null
}

/** Opened before the answer, so that it comes whole, even if it is replaced during the transfer. */
const openOwn = async (store: FileStore, row: Row | null) => {
  if (row === null || row.name === null || row.file === null) return null
  const { name, file } = row
  const stored = await store.find(file)
  const handle = stored === null ? null : await open(stored.path).catch(nullIfGone)
  if (stored === null || handle === null) return null
  const [stem = '', ending = ''] = file.split('.')
  const body = () => Readable.toWeb(handle.createReadStream()) as ReadableStream
  const type = templateTypes[ending as TemplateEnding]
  return { pack: { type, name, tag: `"${stem}"`, size: stored.size, body }, close: () => handle.close() }
}

const nullIfGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const endingOf = (type: string) => templateEndings.find((ending) => templateTypes[ending] === type)

/** RFC 8187 leaves fewer signs as they are than addresses do. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isChair = async (c: Context, { db, config, sessions }: Deps, conferenceId: number) => {
  const exchange = exchangeOf(c)
  const identity = await sessions.identifyLink(exchange)
  if (identity.kind !== 'member') return false
  const { userId } = identity.member
  const roles = await rolesOf(db, { userId, requestId: exchange.id }, { ownerId: 0, conferenceId })
  return (await mayPlayGuarded(db, config.secondFactor, userId)) && doesWork('papers', roles)
}
