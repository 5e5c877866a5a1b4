import { desc, sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'

import { createCodes } from './accounts/codes.ts'
import { createScenes } from './accounts/scenes.ts'
import { createSecondFactor } from './accounts/secondFactor/createSecondFactor.ts'
import { createSessions, type Identity, type Member } from './accounts/sessions.ts'
import { mountAuditExport } from './http/routes/auditExport.ts'
import { mountCalendar } from './http/routes/calendar.ts'
import type { AppConfig } from './shared/config.ts'
import { createDelivery, type Delivery } from './delivery/createDelivery.ts'
import { outageOf } from './db/errors.ts'
import { outboxMessages } from './db/schema/outbox.ts'
import type { Db, Engine } from './db/types.ts'
import { mountUnsubscribe } from './http/routes/unsubscribe.ts'
import { mountFiles } from './http/routes/files.ts'
import { uploadStores } from './files/store.ts'
import { createPartialUploads } from './files/partialUploads.ts'
import { createUploads } from './files/uploads.ts'
import { createAdmissions, createHandlers } from './handlers/handlers.ts'
import { ClientGone, readText } from './http/body.ts'
import { describeFault } from './shared/faults.ts'
import { dataHeaders } from './http/dataHeaders.ts'
import { exchangeOf, guard } from './http/guard.ts'
import { commonHeaders, dataPolicy, plainPagePolicy, workshopPolicy } from './http/headers.ts'
import { mountCalls } from './http/routes/calls.ts'
import { escapeHtml, plainPage, plainPageStyleHash } from './http/plainPage.ts'
import { refusalPage } from './http/refusalPage.ts'
import { mountSitemap } from './http/routes/sitemap.ts'
import { refusalOf } from './db/refusalOf.ts'
import { Refused } from './shared/refused.ts'
import { countRequests, requestLog, type Counted, type RequestLog } from './http/requestLog.ts'
import { release } from './shared/release.ts'
import { sendRefusal } from './http/send.ts'
import { createReadiness, isReady } from './http/readiness.ts'
import { createStaticFiles } from './http/staticFiles.ts'
import { createEngine } from './lifecycles/engine.ts'
import { guardRecordings } from './http/routes/recordings.ts'
import { createLive, type Live } from './live/createLive.ts'
import { mountHls } from './http/routes/hls.ts'
import type { MediaPlane } from './live/media/types.ts'
import { mountEcho } from './http/routes/echo.ts'
import { createWatchRefusal } from './http/routes/watchRefusal.ts'
import { openApi, openApiPage } from './openapi.ts'
import type { PaymentMethods } from './pay/paymentMethods.ts'
import { createPayments } from './pay/payments.ts'
import { mountMailNotify } from './http/routes/mailNotify.ts'
import { mountNewsFeed } from './http/routes/newsFeed.ts'
import { mountShareCards } from './http/routes/shareCards.ts'
import type { Surroundings } from './operators/firstRun.ts'
import { mountPaperSheets } from './http/routes/paperSheets.ts'
import { mountConferenceFiles } from './http/routes/conferenceFiles.ts'
import { mountBookingSheets } from './http/routes/bookingSheets.ts'
import { mountCouponSheets } from './http/routes/couponSheets.ts'
import { mountPeopleSheets } from './http/routes/peopleSheets.ts'
import { mountPayments } from './http/routes/payments.ts'
import { mountPreviews } from './http/routes/previews.ts'
import { createBreakers, type Breakers } from './senders/breaker.ts'
import type { Sender } from './senders/sender.ts'
import { WechatError, type CallbackQuery, type Wechat } from './wechat/types.ts'
import { cutTo } from '../src/contract/characters.ts'

export interface AppOptions {
  readonly db: Db
  readonly kind: Engine
  readonly sender: Sender
  /** Those that the sender is behind; without them it is behind none. */
  readonly breakers?: Breakers
  /** Null: the QR code carries an address of this site. */
  readonly wechat: Wechat | null
  readonly config: AppConfig
  readonly log: RequestLog
  /** Reads the settings of the environment, for the first run. */
  readonly surroundings?: () => Surroundings
  /** Settings made by administrators in the browser; absent: an empty environment that never changes. */
  readonly delivery?: Delivery
  /** Signs reports of mails that came back; null or absent: none are taken. */
  readonly mailWebhookSecret?: string | null
  /** Ways to pay; without it the sandbox and a made-up bank account. */
  readonly pay?: PaymentMethods
  /** Milliseconds since 1970; every judgement about time uses it. */
  readonly now: () => number
  /** Called for each answer, for figures. */
  readonly onRequest?: (counted: Counted) => void
  /** Whether the process stops. */
  readonly isDraining?: () => boolean
  /** Live rooms, which outlive a rebuilt application; without it rooms without sound and pictures. */
  readonly live?: Live
  /** The relay of pictures and sound, and the folder of recordings; without it another server does. */
  readonly media?: { readonly plane: Pick<MediaPlane, 'hls'>; readonly recordings: string | null }
  /** Pages; without it there is only the API. */
  readonly renderPage?: Answer
  /** The same of what another application answers: of a preview. */
  readonly renderFor?: (fetchApi: Answer) => Answer
  /** Within a preview: who asks, whatever the request says; null: a guest. */
  readonly person?: Member | null
  /** The built site's files, listed once. */
  readonly staticRoot?: string | undefined
  /** Folders of the builds before it, the newest first. */
  readonly formerRoots?: readonly string[] | undefined
  /** The static workshop, served at /workshop/. */
  readonly workshopRoot?: string | null | undefined
}

type Answer = (request: Request) => Response | Promise<Response>

/** The whole server as a function from Request to Response. It does not listen. */
export const createApp = (options: AppOptions): Hono => {
  const { db, kind, sender, wechat, config, log, now, renderPage } = options
  const live = options.live ?? createLive({ db, config, log, now, media: null })
  const bySession = createSessions(db, config.key, now, live.signOut)
  const sessions = options.person === undefined ? bySession : { ...bySession, ...always(options.person) }
  const codes = createCodes(db, config, sender, log, now)
  const scenes = createScenes(db, config.key, wechat, now)
  const secondFactor = createSecondFactor(db, config, now, live.signOut, log)
  const delivery = options.delivery ?? createDelivery({ env: {}, db, key: config.key, now, log })
  const paymentMethods = options.pay ?? delivery.paymentMethods
  const engine = createEngine(db, now, config.secondFactor, paymentMethods)
  const stores = uploadStores(config.filesRoot)
  const payments = createPayments({ db, engine, paymentMethods, log, now }, stores.vouchers)
  const uploads = createUploads(db, stores, now)
  const tools = {
    db,
    config,
    sessions,
    codes,
    scenes,
    secondFactor,
    engine,
    files: stores.pictures,
    invoiceFiles: stores.invoices,
    paperFiles: stores.papers,
    proofFiles: stores.proofs,
    exportFiles: stores.exports,
    documentFiles: stores.documents,
    uploads,
    partialUploads: createPartialUploads(db, stores.papers, now),
    payments,
    live,
    sender,
    breakers: options.breakers ?? createBreakers({ now, log }),
    delivery,
    surroundings: options.surroundings ?? delivery.readiness,
    now,
  }
  const site =
    options.staticRoot === undefined
      ? null
      : createStaticFiles(options.staticRoot, undefined, options.formerRoots)
  const workshop = options.workshopRoot == null ? null : createStaticFiles(options.workshopRoot, 0)

  const readiness = createReadiness({
    ...{ db, filesRoot: config.filesRoot, now: () => performance.now() },
    isDraining: options.isDraining ?? (() => false),
  })

  const app = new Hono()

  app.onError((error, c) => {
    const exchange = exchangeOf(c)
    if (error instanceof Refused) {
      return refusalPage(c, error, { config, status: 200 }) ?? sendRefusal(c, exchange, error)
    }
    if (error instanceof ClientGone) {
      log.debug({ requestId: exchange.id, path: cutTo(c.req.path, 200) }, 'the client has left')
      return sendRefusal(c, exchange, new Refused('malformedBody'))
    }
    const outage = outageOf(error)
    if (outage !== null) {
      const about = { requestId: exchange.id, path: cutTo(c.req.path, 200) }
      if (outage === 'busy') log.error(about, 'no connection to the database')
      if (outage === 'full')
        log.error(
          { ...about, fault: describeFault(error) },
          'nothing can be stored: the disk is full or can only be read',
        )
      const refused = refusalOf(error)
      return refusalPage(c, refused, { config, status: 200 }) ?? sendRefusal(c, exchange, refused)
    }
    log.error({ requestId: exchange.id, path: cutTo(c.req.path, 200), fault: describeFault(error) }, 'fault')
    return sendRefusal(c, exchange, new Refused('fault'))
  })
  app.notFound((c) => sendRefusal(c, exchangeOf(c), new Refused('notFound'), 404))
  if (options.onRequest !== undefined) app.use('*', countRequests(options.onRequest))
  app.use('*', guard(config), requestLog(log))

  mountCalls(app, { handlers: createHandlers(tools), admissions: createAdmissions(tools) }, tools, config)
  mountFiles(app, tools)
  mountCalendar(app, db, now)
  mountNewsFeed(app, db)
  mountShareCards(app, db, (c) => sendRefusal(c, exchangeOf(c), new Refused('notFound'), 404))
  mountAuditExport(app, tools)
  mountPaperSheets(app, tools)
  mountConferenceFiles(app, tools)
  mountBookingSheets(app, tools)
  mountCouponSheets(app, tools)
  mountPeopleSheets(app, tools)
  mountMailNotify(app, { db, secret: options.mailWebhookSecret ?? null, log, now })
  mountUnsubscribe(app, { db, key: config.key, now })
  guardRecordings(app, tools)
  mountEcho(app, db, now)
  mountPreviews(app, {
    ...tools,
    renderFor: options.renderFor,
    within: (tx, person, at) => {
      const { renderPage: _, renderFor: __, media: ___, ...rest } = options
      return createApp({ ...rest, db: tx, now: at, person, live, pay: paymentMethods, wechat: null })
    },
  })
  mountSitemap(app, { db, origin: config.publicOrigin ?? '', now })
  if (options.media !== undefined) {
    mountHls(app, options.media.plane, options.media.recordings, createWatchRefusal(live.rooms, tools))
  }

  app.get('/healthz', async (c) => {
    const alive = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const status = { status: alive ? 'ok' : 'unavailable', database: kind, ...release() }
    return c.body(JSON.stringify(status), alive ? 200 : 503, dataHeaders(c, 'application/json'))
  })

  app.get('/healthz/live', (c) =>
    c.body(JSON.stringify({ status: 'ok' }), 200, dataHeaders(c, 'application/json')),
  )

  app.get('/healthz/ready', async (c) => {
    const parts = await readiness()
    const status = { status: isReady(parts) ? 'ok' : 'unavailable', ...parts }
    return c.body(JSON.stringify(status), isReady(parts) ? 200 : 503, dataHeaders(c, 'application/json'))
  })

  app.get('/api/docs', async (c) =>
    prefersHtml(c)
      ? page(c, await (documentationPage ??= openApiPage()))
      : data(c, await (documentation ??= openApi())),
  )

  mountPayments(app, payments)

  if (!config.production) {
    app.get('/dev/outbox', async (c) => {
      const rows = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(100)
      const list = rows
        .filter(({ recipient }) => recipient.includes(c.req.query('recipient') ?? ''))
        .map(({ id, channel, recipient, subject, body, lang, createdAt }) => ({
          id,
          channel,
          recipient,
          subject,
          body,
          lang,
          created_at: createdAt.toISOString(),
          code: /\b\d{6}\b/.exec(body)?.[0] ?? null,
        }))
      if (!prefersHtml(c)) return data(c, { list })
      const lines = list.map(
        ({ created_at, recipient, code, body }) =>
          `<tr><td>${created_at}</td><td>${escapeHtml(recipient)}</td><td><code>${code ?? ''}</code></td><td>${escapeHtml(body)}</td></tr>`,
      )
      const table = `<table><thead><tr><th>At</th><th>To</th><th>Code</th><th>Text</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
      return page(c, plainPage('Outbox', list.length === 0 ? '<p>Nothing was sent yet.</p>' : table))
    })
  }

  if (wechat !== null) {
    app.get('/wechat/callback', (c) =>
      plainText(
        c,
        wechatAnswer(() => wechat.echo(callbackQuery(c))),
      ),
    )
    app.post('/wechat/callback', async (c) => {
      const body = await readText(c.req.raw, 64 * 1024)
      const event = wechatAnswer(() => wechat.readCallback(callbackQuery(c), body))
      if (event !== null) {
        const exchange = exchangeOf(c)
        await db
          .transaction((tx) => scenes.confirm(tx, exchange, event.sceneValue, { openid: event.openid }))
          .catch((error: unknown) => {
            // WeChat repeats a message until it is answered with success; a scene that has expired stays expired.
            if (!(error instanceof Refused)) throw error
          })
      }
      return plainText(c, 'success')
    })
  }

  app.get('/workshop', (c) => c.redirect('/workshop/', 301))
  app.get('/workshop/*', (c) => {
    const path = decoded(c.req.path.slice('/workshop'.length))
    const answer = workshop?.answer(path === '/' ? '/index.html' : path, c.req.raw, {
      ...commonHeaders(exchangeOf(c).secure),
      'content-security-policy': workshopPolicy,
    })
    if (answer == null) return c.notFound()
    return answer
  })

  app.get('*', async (c) => {
    const path = decoded(c.req.path)
    const file = isPageFile(path)
      ? null
      : site?.answer(path, c.req.raw, {
          ...commonHeaders(exchangeOf(c).secure),
          'content-security-policy': dataPolicy,
        })
    if (file != null) return file
    if (renderPage === undefined || isApiPath(path) || /\/[^/]*\.[a-z0-9]+$/i.test(path)) return c.notFound()
    const answer = await renderPage(c.req.raw)
    for (const [name, value] of Object.entries(commonHeaders(exchangeOf(c).secure))) {
      if (!answer.headers.has(name)) answer.headers.set(name, value)
    }
    return answer
  })

  return app
}

let documentation: Promise<object> | null = null
let documentationPage: Promise<string> | null = null

const always = (person: Member | null) => {
  const identity: Identity = person === null ? { kind: 'none' } : { kind: 'member', member: person }
  const identify = () => Promise.resolve(identity)
  return { identify, identifyLink: identify }
}

/** Answers of the API and files with a name never become pages. */
const isApiPath = (path: string): boolean =>
  /^\/(?:api|apic|apib|assets|files|hls|ics|index\/index|live|mail|preview|recordings|sample|sandbox|unsubscribe|wechat|dev)(?:\/|$)/.test(
    path,
  )

/** The build's own documents are templates for the renderer, not pages. */
const isPageFile = (path: string): boolean => path.endsWith('.html') || path.endsWith('/')

/** A path that cannot be decoded names nothing. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

const prefersHtml = (c: Context): boolean => {
  const accept = c.req.header('accept') ?? ''
  const html = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return html >= 0 && (json < 0 || html < json)
}

const data = (c: Context, value: object): Response =>
  c.body(JSON.stringify(value), 200, {
    ...dataHeaders(c, 'application/json; charset=utf-8'),
    vary: 'Accept',
  })

const page = (c: Context, html: string): Response =>
  c.body(html, 200, {
    ...commonHeaders(exchangeOf(c).secure),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy(plainPageStyleHash),
    'cache-control': 'no-store',
    vary: 'Accept',
  })

const plainText = (c: Context, text: string): Response =>
  c.body(text, 200, dataHeaders(c, 'text/plain; charset=utf-8'))

const callbackQuery = (c: Context): CallbackQuery => ({
  signature: c.req.query('signature') ?? null,
  timestamp: c.req.query('timestamp') ?? null,
  nonce: c.req.query('nonce') ?? null,
  echostr: c.req.query('echostr') ?? null,
})

/** A callback that is not WeChat's learns nothing but that. */
const wechatAnswer = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof WechatError)
      throw new Refused(error.fault === 'tooLarge' ? 'bodyTooLarge' : 'malformedBody')
    throw error
  }
}
