import type { Context, Hono } from 'hono'
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { bothLanguages, inLanguage } from '../../../src/contract/inLanguage.ts'
import { citation } from '../../../src/contract/citation.ts'
import { presentationTypes } from '../../../src/contract/presentationFile.ts'
import { takeHit } from '../../accounts/limits.ts'
import { exportKeptMs } from '../../accounts/readOwnAccount.ts'
import { mustBeRecent } from '../../accounts/secondFactor/mustHaveProof.ts'
import { mayPlayGuarded } from '../../accounts/secondFactor/hasFactor.ts'
import { memberIn } from '../../accounts/sessions.ts'
import { accountExports } from '../../db/schema/accountExports.ts'
import { certificates } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { invoiceDocuments, invoices } from '../../db/schema/invoices.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { orders } from '../../db/schema/registration.ts'
import { designedCertificate } from '../../documents/designedCertificate.ts'
import { createDocuments } from '../../documents/documents.ts'
import { createOfficialInvoices, isFinance, type OfficialInvoice } from '../../files/officialInvoices.ts'
import type { Deps } from '../../handlers/table.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { dataPolicy } from '../headers.ts'
import type { AppConfig } from '../../shared/config.ts'
import { countAcknowledgedReviews } from '../../lifecycles/papers/acknowledgedReviews.ts'
import { publicationOf } from '../../lifecycles/papers/publication.ts'
import { readPaperFile } from '../../orders/readPaperFile.ts'
import { readPresentation } from '../../orders/readPresentation.ts'
import { readStudentProof } from '../../orders/studentProofs.ts'
import { refusalPage } from '../refusalPage.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { Refused } from '../../shared/refused.ts'
import { sendRefusal } from '../send.ts'
import { mountDocumentBatches } from './documentBatches.ts'
import { mountNoticePdfs } from './noticePdfs.ts'
import { pdfIdOf, rowIdOf } from './rowIdOf.ts'
import { mountTemplates } from './templates.ts'
import { readersOf } from '../../files/readersOf.ts'
import { isStoredName } from '../../files/store.ts'

/** Addresses of files: uploads, and documents made of rows on request. */
export const mountFiles = (app: Hono, deps: Deps): void => {
  const { files, payments } = deps
  const official = createOfficialInvoices(deps)
  const documents = createDocuments()
  const notFound = (c: Context) => noSuchFile(c, deps.config)

  mountTemplates(app, deps, notFound)
  mountDocumentBatches(app, deps, { documents, notFound })
  mountNoticePdfs(app, deps, notFound)

  app.get('/uploads/:name', async (c) => {
    const name = c.req.param('name')
    // Before the database is asked: it takes no text with a NUL in it.
    if (!isStoredName(name)) return notFound(c)
    const { who, isForGood } = await readersOf(deps.db, name)
    if (who !== 'everybody' && !(await mayRead(c, deps, who))) return notFound(c)
    const file = await files.find(name)
    if (file === null) return notFound(c)
    const type = pictureTypes[name.slice(name.lastIndexOf('.'))] ?? 'image/jpeg'
    const lasting = isForGood ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    return answer(c, file, type, { 'cache-control': who === 'everybody' ? lasting : 'private, no-store' })
  })

  app.get('/files/invoice/:name', async (c) => {
    const id = pdfIdOf(c.req.param('name'))
    if (id === null) return notFound(c)
    const userId = await memberOf(c, deps)
    const sheet = await invoiceSheet(deps, userId, id)
    if (sheet === null) return notFound(c)
    return pdf(c, await documents.of(userId, { kind: 'invoice', sheet }), `invoice-statement-${sheet.number}`)
  })

  app.get('/files/invoice-official/:id', async (c) => {
    const found = await official.issued(rowIdOf(c.req.param('id')), await memberOf(c, deps))
    return found === null ? notFound(c) : invoiceFile(c, found)
  })

  app.get('/files/invoice-upload/:id', async (c) => {
    const found = await official.uploaded(rowIdOf(c.req.param('id')), await memberOf(c, deps))
    return found === null ? notFound(c) : invoiceFile(c, found)
  })

  app.get('/files/account/:file', async (c) => {
    const member = memberIn(await deps.sessions.identifyLink(exchangeOf(c)))
    // Asked in any case: an answer must not be slower for one name than for another.
    const found = await findExport(deps, member.userId)
    if (found === null || c.req.param('file') !== 'data.zip') return notFound(c)
    await mustBeRecent(deps.db, member, new Date(deps.now()))
    return answer(c, found, 'application/zip', {
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="my-data.zip"',
    })
  })

  app.get('/files/voucher/:paymentId', async (c) => {
    const id = rowIdOf(c.req.param('paymentId'))
    const actor = { userId: await memberOf(c, deps), requestId: exchangeOf(c).id }
    const mayPlay = await mayPlayGuarded(deps.db, deps.config.secondFactor, actor.userId)
    const found = id === null ? null : await payments.voucher(id, actor, mayPlay)
    if (found === null) return notFound(c)
    const { file, ending } = found
    return answer(c, file, typeOfEnding[ending] ?? 'application/octet-stream', {
      'cache-control': 'private, no-store',
      // Never shown as a page of this site, whatever is in it.
      'content-disposition': `attachment; filename="voucher-${id}.${ending}"`,
    })
  })

  app.get('/files/student-proof/:id', async (c) => {
    const id = rowIdOf(c.req.param('id'))
    const actor = { userId: await memberOf(c, deps), requestId: exchangeOf(c).id }
    const mayPlay = await mayPlayGuarded(deps.db, deps.config.secondFactor, actor.userId)
    const found = await readStudentProof(deps, id, actor, mayPlay)
    if (found === null) return notFound(c)
    return answer(c, found.file, typeOfEnding[found.ending] ?? 'application/octet-stream', {
      'cache-control': 'private, no-store',
      // Never shown as a page of this site, whatever is in it.
      'content-disposition': `attachment; filename="student-proof-${id}.${found.ending}"`,
    })
  })

  app.get('/files/paper/:id', async (c) => {
    const found = await readPaperFile(deps, rowIdOf(c.req.param('id')), await memberOf(c, deps))
    if (found === null) return notFound(c)
    return answer(c, found.file, typeOfEnding[found.ending] ?? 'application/octet-stream', {
      'cache-control': 'private, no-store',
      // Never shown as a page of this site, whatever its author put into it.
      'content-disposition': `attachment; filename="${found.name}"`,
    })
  })

  app.get('/files/presentation/:id', async (c) => {
    const found = await readPresentation(deps, rowIdOf(c.req.param('id')), await memberOf(c, deps))
    if (found === null) return notFound(c)
    return answer(c, found.file, typeOfEnding[found.ending] ?? 'application/octet-stream', {
      'cache-control': 'private, no-store',
      // Never shown as a page of this site, whatever its author put into it.
      'content-disposition': `attachment; filename="${found.name}"`,
    })
  })

  // Beside the page of the paper, where search engines expect it.
  app.get('/papers/:file{[1-9]\\d{0,9}\\.(?:pdf|bib|ris)}', async (c) => {
    const [digits, ending] = c.req.param('file').split('.')
    const id = rowIdOf(digits)
    const found = id === null ? null : await publicationOf(deps, id)
    if (found === null) return notFound(c)
    const named = { 'content-disposition': `attachment; filename="paper-${id}.${ending}"` }
    if (ending === 'pdf') {
      const file = found.pdf === null ? null : await deps.paperFiles.find(found.pdf)
      if (file === null) return notFound(c)
      return answer(c, file, 'application/pdf', { 'cache-control': 'public, max-age=300', ...named })
    }
    const style = ending === 'bib' ? 'bibtex' : 'ris'
    const language = messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
    const cited = citation(style, found.publication, language)
    const text = new TextEncoder().encode(cited)
    return answer(c, { size: text.byteLength, stream: () => text }, citationTypes[style], {
      'cache-control': 'public, max-age=300',
      vary: 'lang',
      ...named,
    })
  })

  app.get('/files/certificate/:name', async (c) => {
    const id = pdfIdOf(c.req.param('name'))
    if (id === null) return notFound(c)
    const userId = await memberOf(c, deps)
    const { origin } = exchangeOf(c)
    const sheet = await certificateSheet(deps, userId, id, origin)
    if (sheet === null) return notFound(c)
    // A document issued with a batch keeps the conference's design.
    const designed = await designedCertificate(deps.db, id, origin)
    const order =
      designed === null
        ? ({ kind: 'certificate', sheet } as const)
        : ({ kind: 'designed', sheet: designed } as const)
    return pdf(c, await documents.of(userId, order), `certificate-${id}`)
  })
}

const memberOf = async (c: Context, { db, sessions, now }: Deps): Promise<number> => {
  const { userId } = memberIn(await sessions.identifyLink(exchangeOf(c)))
  // Also for those that are kept: reading them takes work of the database.
  const wait = await takeHit(db, { key: `documents:${userId}`, hits: 60, seconds: 60 }, now())
  if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  return userId
}

const mayRead = async (
  c: Context,
  { db, config, sessions }: Deps,
  readers: readonly number[],
): Promise<boolean> => {
  const identity = await sessions.identifyLink(exchangeOf(c))
  if (identity.kind !== 'member') return false
  const { userId } = identity.member
  if (readers.includes(userId)) return true
  const rows = await db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
  return (await mayPlayGuarded(db, config.secondFactor, userId)) && rows.length > 0
}

const typeOfEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  ...presentationTypes,
}

const citationTypes = {
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
} as const

/** For the owner of the order and for finance; else null. */
const invoiceSheet = async (deps: Deps, userId: number, id: number) => {
  const [row] = await deps.db
    .select({ document: invoiceDocuments, order: orders, conference: conferences, first: first.number })
    .from(invoiceDocuments)
    .innerJoin(invoices, eq(invoices.id, invoiceDocuments.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .leftJoin(first, eq(first.id, invoiceDocuments.refersTo))
    .where(eq(invoiceDocuments.id, id))
  // Queried in any case: the answer for another user's row must take as long as for a missing one.
  const mayReadAll = await isFinance(deps, userId, row?.order.conferenceId)
  if (row === undefined || (row.order.userId !== userId && !mayReadAll)) return null
  const { kind, number, amount, form, reason, createdAt } = row.document
  return {
    kind,
    number,
    refersTo: row.first,
    amount,
    form,
    reason,
    at: createdAt,
    orderNo: row.order.no,
    conference: inLanguage('zh', row.conference.title, row.conference.engTitle),
  }
}

const first = alias(invoiceDocuments, 'first_document')

/** For the holder, while it is valid. */
const certificateSheet = async ({ db }: Deps, userId: number, id: number, origin: string) => {
  const [row] = await db
    .select({ certificate: certificates, conference: conferences })
    .from(certificates)
    .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
    .where(and(eq(certificates.id, id), eq(certificates.userId, userId), eq(certificates.state, 'issued')))
  if (row === undefined || row.certificate.issuedAt === null) return null
  const { kind, name, code, issuedAt } = row.certificate
  const { title, engTitle, place, engPlace, startsAt, endsAt, timeZone } = row.conference
  return {
    kind,
    name,
    conference: bothLanguages(title, engTitle),
    place: bothLanguages(place, engPlace),
    startsAt,
    endsAt,
    timeZone,
    issuedAt,
    reviews: kind === 'review' ? await countAcknowledgedReviews(db, row.certificate, issuedAt) : 0,
    code,
    verifyUrl: `${origin}/verify/${code}`,
  }
}

/** Avatars are written by the server itself, as WebP. */
const pictureTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

/** The newest archive of the member’s own data, while it can be downloaded. */
const findExport = async ({ db, exportFiles, now }: Deps, userId: number) => {
  const [row] = await db
    .select({ file: accountExports.file })
    .from(accountExports)
    .where(
      and(
        eq(accountExports.userId, userId),
        gt(accountExports.readyAt, new Date(now() - exportKeptMs)),
        isNotNull(accountExports.file),
      ),
    )
    .orderBy(desc(accountExports.id))
    .limit(1)
  return row === undefined || row.file === null ? null : exportFiles.find(row.file)
}

/** Same answer for a missing file and for one that is not for this visitor. */
export const noSuchFile = (c: Context, config: AppConfig): Response => {
  const refused = new Refused('notFound')
  return refusalPage(c, refused, { config, status: 404 }) ?? sendRefusal(c, exchangeOf(c), refused, 404)
}

const pdf = (c: Context, bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  answer(c, { size: bytes.byteLength, stream: () => bytes }, 'application/pdf', {
    'cache-control': 'private, no-store',
    // Saved without leaving the page of the link.
    'content-disposition': `attachment; filename="${name.replace(/[^\w-]/g, '')}.pdf"`,
  })

/** The bytes that finance brought, and no others. */
const invoiceFile = (c: Context, { file, number, ending }: OfficialInvoice): Response =>
  answer(c, file, typeOfEnding[ending] ?? 'application/octet-stream', {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${number}.${ending}"`,
  })

/** For any bytes, a browser uses the type given here, and nothing in them runs. */
const answer = (
  c: Context,
  { size, stream }: { readonly size: number; readonly stream: () => BodyInit },
  type: string,
  more: Record<string, string>,
): Response =>
  new Response(c.req.method === 'HEAD' ? null : stream(), {
    headers: {
      ...dataHeaders(c, type),
      'content-security-policy': `${dataPolicy}; sandbox`,
      'content-length': String(size),
      ...more,
    },
  })
