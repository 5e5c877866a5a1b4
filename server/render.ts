import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

import type { Endpoint } from '../src/contract/endpoint.ts'
import { codes } from '../src/contract/envelope.ts'
import { isHandheldAgent } from '../src/contract/handheld.ts'
import { getSiteBase, type SiteBase } from '../src/contract/site.ts'
import { isInviteCode } from '../src/contract/inviteCode.ts'
import { writeCookie } from './shared/cookies.ts'
import { pagePolicy, type PolicySources } from './shared/pagePolicy.ts'
import { shareCardSize } from './shared/shareCardSize.ts'

/** A public call whose answer a page shows. */
interface PageCall {
  readonly endpoint: Endpoint
  readonly input: object
  /** The page is about this answer: where it is not found, neither is the page. */
  readonly required?: boolean
  readonly unseen?: boolean
  /** One of endlessly many: with words that the visitor chose. */
  readonly endless?: boolean
}
type Locale = string
/** null follows the system. */
type Theme = string | null
interface Boot {
  readonly locale: Locale
  readonly handheld: boolean
  /** The markup is the page 404, whatever the address. */
  readonly isMissing: boolean
  /** As of the plan. */
  readonly query: string
  /** Answers of public calls, by `dataKey`. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Exports of dist/ssr (src/app/entry-server.tsx); loaded at run time, so that the server is built without React. */
export interface SsrModule {
  plan(path: string, search: string): SsrPlan
  render(request: SsrRequest): Promise<SsrResult>
  parseLocale(stored: unknown): Locale
  parseTheme(stored: unknown): Theme
  dataKey(endpoint: PageCall['endpoint'], input: object): string
}

export type SsrPlan =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page'
      readonly name: string
      readonly status: 200 | 404
      /** Search engines may keep it. */
      readonly indexed: boolean
      /** Source files whose modules the page needs, as the build's manifest names them. */
      readonly sources: readonly string[]
      /** Subject of the markup besides its path, as `live_id=7` or search words; empty for most pages. */
      readonly query: string
      /** Query by which search engines know it, from the question mark. */
      readonly canonical: string
      /** Namespaces of its texts. */
      readonly texts: readonly string[]
      readonly calls: readonly PageCall[]
      /** Its address with `:name` for what differs, and what is there in this one. */
      readonly pattern: string
      readonly params: Readonly<Record<string, string>>
      /** Names among them of which there are a few texts, so that nothing may replace them. */
      readonly listed?: readonly string[]
    }

export interface SsrRequest {
  readonly path: string
  /** As of the plan. */
  readonly query: string
  readonly boot: Boot
}

export interface SsrResult {
  readonly html: string
  /** Style elements. */
  readonly css: string
  readonly about: {
    readonly title: string
    readonly description: string
    /** Path on this site or address; empty: none. */
    readonly image: string
    readonly picture?: { readonly width: number; readonly height: number; readonly alt: string }
    readonly type: string
    /** schema.org, without `@context`, `url` and `image`; null: nothing to say. */
    readonly facts: Readonly<Record<string, unknown>> | null
    /** Path of what feed readers may subscribe to here; absent: nothing. */
    readonly feed?: string
    /** Tags for indexes of papers, in this order; `path`: an address on this site. */
    readonly citation?: ReadonlyArray<
      { readonly name: string } & ({ readonly content: string } | { readonly path: string })
    >
  }
  /** Name of the site. */
  readonly site: string
}

export interface RendererOptions {
  /** index.html of the build: with the comments `head`, `app` and `boot`. */
  readonly template: string
  readonly ssr: SsrModule
  /** Answers the API in this process, without the network. */
  readonly fetchApi: (request: Request) => Response | Promise<Response>
  /** Addresses of the modules behind a list of source files. */
  readonly modulesOf?: (sources: readonly string[]) => readonly string[]
  /** Development: the policy would forbid what the dev server injects. */
  readonly policy?: 'strict' | 'none'
  /** Sources that pages may reach besides this site. */
  readonly sources?: PolicySources
  /** Origin of the site as visitors see it, for canonical addresses; empty leaves them out. */
  readonly publicOrigin?: string | null
  readonly now?: () => number
  readonly onFault?: (error: unknown) => void
}

/**
 * Renders pages for visitors: public data only, the same bytes for everybody with the same language and theme, kept
 * compressed until the data changes. Answers null for requests that are not for a page.
 */
export const createRenderer = (options: RendererOptions) => {
  const now = options.now ?? Date.now
  const pages = new Map<string, Promise<Rendered>>()
  const answers = new Map<string, Answer>()
  const searches = createAllowance({ most: 20, perSecond: 5, now })
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    let plan = options.ssr.plan(url.pathname, url.search)
    if (plan.kind === 'redirect') return redirect(plan.to + url.search)
    // No id and no code looks like that, so nothing has this address.
    if (!Object.values(plan.params).every((value) => /^[\w-]{1,64}$/.test(value))) {
      plan = options.ssr.plan('/404', '')
      if (plan.kind === 'redirect') throw new Error('the page 404 is a redirect')
    }

    const cookies = cookiesOf(request)
    // A language has an address of its own, for a visitor who follows a link to it; it is then remembered like a switch.
    const asked = url.searchParams.get('lang')
    const isAsked = asked !== null && options.ssr.parseLocale(asked) === asked
    const only = await onlyLanguage(plan.calls)
    const locale = only ?? (isAsked ? asked : options.ssr.parseLocale(cookies.get('locale')))
    const theme = options.ssr.parseTheme(cookies.get('theme'))
    const handheld = isHandheld(request)
    // A new search costs a query and a rendering. Above the limit the page comes without its
    // list, which it then requests itself: at the API, which limits each caller.
    const isNew = plan.calls.some((call) => call.endless === true && !isFresh(call, locale))
    if (isNew && !searches.take()) {
      plan = { ...plan, query: '', calls: plan.calls.filter((call) => call.endless !== true) }
    }
    let found = await dataFor(plan.calls, locale)
    if (found.isMissing) {
      const missing = options.ssr.plan('/404', '')
      if (missing.kind === 'page') {
        plan = missing
        found = await dataFor(plan.calls, locale)
      }
    }
    const { data, version } = found
    // Addresses without end must neither be rendered each nor fill the memory: an unknown one is the same page whatever it
    // was, and one whose data the markup does not know is rendered for its shape.
    const shape = plan.status === 404 ? null : shapeOf(plan)
    const place = plan.status === 404 ? '/404' : (shape?.path ?? url.pathname)
    const key = `${place}?${plan.query}|${locale}|${theme ?? ''}|${handheld ? 'handheld' : ''}|${version}`
    const planned = plan
    let page: Rendered
    try {
      page = await kept(pages, key, () =>
        renderOnce(planned, place, theme, {
          locale,
          handheld,
          isMissing: planned.status === 404,
          query: planned.query,
          data,
        }),
      )
    } catch (error) {
      if (error instanceof TooMany)
        return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
      throw error
    }
    const answer = respond(request, shape === null ? page : await fitted(page, shape.values), found.isAway)
    // A link of a member: kept until the visitor signs up, on whatever page that is (BEN-02).
    const invite = url.searchParams.get('invite')
    if (invite !== null && isInviteCode(invite)) {
      const secure = options.publicOrigin?.startsWith('https:') === true
      const kept = { maxAge: 2_592_000, secure, httpOnly: true }
      answer.headers.append('set-cookie', writeCookie('invite', invite, kept))
    }
    if (isAsked && only === null && cookies.get('locale') !== locale) {
      const secure = options.publicOrigin?.startsWith('https:') === true ? '; Secure' : ''
      answer.headers.append('set-cookie', `locale=${locale}; Path=/; Max-Age=2592000; SameSite=Lax${secure}`)
    }
    return answer
  }

  /** One after the other, and what else waits has its turn in between. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= mostWaiting) throw new TooMany()
    waiting += 1
    const before = last
    let done = () => {}
    last = new Promise((settle) => {
      done = settle
    })
    try {
      await before
      return await work()
    } finally {
      waiting -= 1
      setImmediate(done)
    }
  }

  async function renderOnce(
    plan: Extract<SsrPlan, { kind: 'page' }>,
    path: string,
    theme: Theme,
    boot: Boot,
  ): Promise<Rendered> {
    const { locale } = boot
    const { query } = plan
    const result = await inTurn(() => options.ssr.render({ path, query, boot }))
    const texts = plan.texts.map((namespace) => `virtual:messages/${locale}/${namespace}`)
    const modules = options.modulesOf?.([...plan.sources, ...texts]) ?? []
    const html = fill(options.template, {
      lang: locale,
      theme,
      head: head(plan, result, modules, {
        path: path + plan.canonical,
        origin: options.publicOrigin ?? '',
        locale,
        isBilingual: languagesIn(boot.data[options.ssr.dataKey(getSiteBase, {})]).length !== 1,
      }),
      app: result.html,
      boot: `<script type="application/json" id="boot">${scriptSafe(boot)}</script>`,
    })
    return pack(
      html,
      plan.status,
      options.policy === 'none' ? null : pagePolicy(options.template, result.css, options.sources),
    )
  }

  /** Language of a site that offers one only, regardless of the request; else null. */
  async function onlyLanguage(calls: readonly PageCall[]): Promise<Locale | null> {
    const base = calls.find(({ endpoint }) => endpoint.path === getSiteBase.path)
    if (base === undefined) return null
    const languages = languagesIn((await answerTo(base, 'zh-CN'))[1].value)
    return languages.length === 1 ? options.ssr.parseLocale(languages[0]) : null
  }

  function isFresh({ endpoint, input }: PageCall, locale: Locale) {
    const held = answers.get(`${locale} ${options.ssr.dataKey(endpoint, input)}`)
    return held !== undefined && held.until > now()
  }

  async function dataFor(calls: readonly PageCall[], locale: Locale) {
    const entries = await Promise.all(calls.map((call) => answerTo(call, locale)))
    const data: Record<string, unknown> = {}
    const seen = entries.filter((_, at) => calls[at]?.unseen !== true)
    for (const [key, answer] of seen) if (answer.value !== undefined) data[key] = answer.value
    return {
      data,
      version: seen.map(([, answer]) => answer.version).join('.'),
      isMissing: calls.some((call, at) => call.required === true && entries[at]?.[1].isMissing === true),
      isAway: entries.some(([, answer]) => answer.isAway),
    }
  }

  async function answerTo(call: PageCall, locale: Locale): Promise<[key: string, answer: Answer]> {
    const key = options.ssr.dataKey(call.endpoint, call.input)
    const slot = `${locale} ${key}`
    const held = answers.get(slot)
    if (held !== undefined && held.until > now()) return [key, held]
    const given = await ask(call, locale)
    const answer: Answer = { ...given, version: versionOf(given.value), until: now() + freshFor }
    answers.delete(slot)
    answers.set(slot, answer)
    const eldest = answers.keys().next()
    if (answers.size > mostAnswers && !eldest.done) answers.delete(eldest.value)
    return [key, answer]
  }

  /** A refusal or a fault leaves the page without this answer; it then asks by itself and shows what happens. */
  async function ask(
    { endpoint, input }: PageCall,
    locale: Locale,
  ): Promise<Pick<Answer, 'value' | 'isMissing' | 'isAway'>> {
    const fields = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const address = new URL(endpoint.path, options.publicOrigin || 'http://localhost')
    if (endpoint.method === 'GET') address.search = fields.toString()
    try {
      const response = await options.fetchApi(
        new Request(address, {
          method: endpoint.method,
          headers: {
            host: address.host,
            lang: locale,
            ...(endpoint.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          },
          ...(endpoint.method === 'POST' ? { body: fields.toString() } : {}),
        }),
      )
      const envelope: unknown = await response.json()
      const isAway = response.status === 503
      if (!isEnvelope(envelope)) return { value: undefined, isMissing: false, isAway }
      const isGiven = envelope.code === endpoint.success
      return {
        value: isGiven ? envelope.data : undefined,
        // An address that its call refuses as invalid does not exist either.
        isMissing: envelope.code === codes.notFound || envelope.code === codes.invalid,
        isAway,
      }
    } catch (error) {
      options.onFault?.(error)
      return { value: undefined, isMissing: false, isAway: false }
    }
  }
}

/** Languages that the site offers; empty if its configuration could not be read. */
const languagesIn = (base: unknown): readonly string[] =>
  (base as Partial<SiteBase> | undefined)?.languages ?? []

/** More pages wait for being rendered than anybody waits for. */
class TooMany extends Error {}
const mostWaiting = 100

interface Shape {
  readonly path: string
  /** Replacements in the markup. */
  readonly values: ReadonlyArray<readonly [standIn: string, value: string]>
}

/** Null: the address has no part that differs, or the markup is about what it names. */
const shapeOf = (plan: Extract<SsrPlan, { kind: 'page' }>): Shape | null => {
  if (plan.calls.some(({ required, unseen }) => required === true && unseen !== true)) return null
  const values: Array<[string, string]> = []
  const path = plan.pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = plan.params[name] ?? ''
    if (plan.listed?.includes(name) === true) return value
    // Pages read numbers as numbers; and no text of the site has either of these.
    const standIn = `${/^[1-9]\d{0,9}$/.test(value) ? '19283746' : 'x7Kq-stand-in-'}${values.length}`
    values.push([standIn, value])
    return standIn
  })
  return values.length === 0 ? null : { path, values }
}

/** The page of a shape for one address; a value is of signs that mean the same in text, addresses and attributes. */
const fitted = async (page: Rendered, values: Shape['values']): Promise<Rendered> => {
  let html = new TextDecoder().decode(page.plain)
  for (const [standIn, value] of values) html = html.replaceAll(standIn, value)
  return pack(html, page.status, page.policy, { brotli: 4, gzip: 5 })
}

/** So many at once, and so many more each second. */
const createAllowance = ({
  most,
  perSecond,
  now,
}: {
  most: number
  perSecond: number
  now: () => number
}) => {
  let left = most
  let since = now()
  return {
    take(): boolean {
      left = Math.min(most, left + ((now() - since) / 1000) * perSecond)
      since = now()
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

interface Answer {
  readonly value: unknown
  readonly isMissing: boolean
  /** The call was answered 503: its data cannot be read now. */
  readonly isAway: boolean
  readonly version: string
  readonly until: number
}

interface Rendered {
  readonly status: number
  readonly etag: string
  readonly policy: string | null
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer>
}

/** Milliseconds that an answer of the API may be reused for markup: an edit shows on the site after that. */
const freshFor = 2000
/** About 60 pages × 2 locales × 3 themes fit; the least recently used ones are rendered again. */
const mostPages = 400
/** Answers behind them; the least recently used ones are requested again. */
const mostAnswers = 2000

const kept = async (pages: Map<string, Promise<Rendered>>, key: string, make: () => Promise<Rendered>) => {
  const known = pages.get(key)
  if (known !== undefined) {
    // Re-inserted, so that the first entry of the map is always the least recently used one.
    pages.delete(key)
    pages.set(key, known)
    return known
  }
  const fresh = make()
  pages.set(key, fresh)
  const eldest = pages.keys().next()
  if (pages.size > mostPages && !eldest.done) pages.delete(eldest.value)
  try {
    return await fresh
  } catch (error) {
    pages.delete(key)
    throw error
  }
}

const versionOf = (value: unknown) =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12)

/** Said by the browser itself where it says so, else read from its name. */
const isHandheld = (request: Request) => {
  const said = request.headers.get('sec-ch-ua-mobile')
  if (said !== null) return said === '?1'
  return isHandheldAgent(request.headers.get('user-agent') ?? '')
}

const isEnvelope = (value: unknown): value is { code: unknown; data: unknown } =>
  typeof value === 'object' && value !== null && 'code' in value && 'data' in value

/** `</script>` and `<!--` inside a text must not end the element. */
const scriptSafe = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const head = (
  { indexed }: { indexed: boolean },
  { about, site, css }: SsrResult,
  modules: readonly string[],
  {
    path,
    origin,
    locale,
    isBilingual,
  }: { path: string; origin: string; locale: Locale; isBilingual: boolean },
) => {
  const { title, description, type, facts } = about
  const address = (language: Locale) =>
    `${origin}${path}${language === 'en' && isBilingual ? `${path.includes('?') ? '&' : '?'}lang=en` : ''}`
  const url = address(locale)
  const image = about.image === '' ? '' : new URL(about.image, origin || 'http://localhost').href
  const isKnown = origin !== '' && indexed
  const property = (name: string, content: string) =>
    content === '' ? '' : `<meta property="og:${name}" content="${escapeText(content)}">`
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    indexed ? '' : '<meta name="robots" content="noindex">',
    origin === '' ? '' : `<link rel="canonical" href="${escapeText(url)}">`,
    ...(isKnown
      ? [
          ...(isBilingual
            ? [
                alternate('zh-CN', address('zh-CN')),
                alternate('en', address('en')),
                alternate('x-default', address('zh-CN')),
              ]
            : []),
          property('site_name', site),
          property('title', title),
          property('description', description),
          property('type', type),
          property('url', url),
          property('image', image),
          property('image:width', image === '' ? '' : String((about.picture ?? shareCardSize).width)),
          property('image:height', image === '' ? '' : String((about.picture ?? shareCardSize).height)),
          property('image:alt', about.picture?.alt ?? ''),
          property('locale', locale === 'en' ? 'en_US' : 'zh_CN'),
          `<meta name="twitter:card" content="${image === '' ? 'summary' : 'summary_large_image'}">`,
        ]
      : []),
    about.feed === undefined || !isKnown
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="${escapeText(site)}" href="${escapeText(`${origin}${about.feed}`)}">`,
    ...(isKnown ? (about.citation ?? []) : []).map((meta) => {
      const content = 'path' in meta ? `${origin}${meta.path}` : meta.content
      return `<meta name="${meta.name}" content="${escapeText(content)}">`
    }),
    // Never run: a type that no browser knows as a script.
    isKnown && facts !== null
      ? `<script type="application/ld+json">${scriptSafe({ '@context': 'https://schema.org', ...facts, ...factsOf(facts, url, image) })}</script>`
      : '',
    modules.length === 0 ? '' : `<meta name="modules" content="${escapeText(modules.join(' '))}">`,
    css,
  ].join('')
}

/** Facts that need the addresses of the site. */
const factsOf = (facts: Readonly<Record<string, unknown>>, url: string, image: string) => ({
  url,
  ...(image !== '' && { [facts['@type'] === 'VideoObject' ? 'thumbnailUrl' : 'image']: [image] }),
  ...(isVirtual(facts['location']) && { location: { '@type': 'VirtualLocation', url } }),
})

const isVirtual = (place: unknown) =>
  typeof place === 'object' && place !== null && '@type' in place && place['@type'] === 'VirtualLocation'

interface Parts {
  readonly lang: string
  readonly theme: Theme
  readonly head: string
  readonly app: string
  readonly boot: string
}

/** After the build, never before: the bundler would strip the markers by which styled-components finds its styles. */
const fill = (template: string, parts: Parts) =>
  template
    .replace(/<html[^>]*>/, () => {
      const theme = parts.theme === null ? '' : ` data-theme="${parts.theme}"`
      return `<html lang="${parts.lang}"${theme}>`
    })
    .replace('<!--head-->', () => parts.head)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--boot-->', () => parts.boot)

const brotliPacked = promisify(brotliCompress)
const gzipPacked = promisify(gzip)

const pack = async (
  html: string,
  status: number,
  csp: string | null,
  // One percent longer than with 9, of which brotli takes 125 ms for such a page instead of 3.
  quality = { brotli: 6, gzip: 6 },
): Promise<Rendered> => {
  const plain = new TextEncoder().encode(html)
  const [brotli, gzipped] = await Promise.all([
    brotliPacked(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } }),
    gzipPacked(plain, { level: quality.gzip }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, policy: csp, plain, brotli: new Uint8Array(brotli), gzip: new Uint8Array(gzipped) }
}

/** `isAway`: the page lacks data that cannot be read now, so search engines must not index it. */
const respond = (request: Request, page: Rendered, isAway: boolean): Response => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // Kept by the browser, but revalidated each time: the language may have changed.
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile',
    etag: page.etag,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), payment=(), usb=()',
  })
  if (page.policy !== null) headers.set('content-security-policy', page.policy)
  if (isAway) headers.set('retry-after', '5')
  if (page.status === 200 && !isAway && sameTag(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const [coding, body] = choose(request.headers.get('accept-encoding') ?? '', page)
  if (coding !== null) headers.set('content-encoding', coding)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, {
    status: isAway ? 503 : page.status,
    headers,
  })
}

const sameTag = (given: string | null, etag: string) =>
  given !== null && given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const choose = (
  accepted: string,
  page: Rendered,
): [coding: 'br' | 'gzip' | null, body: Uint8Array<ArrayBuffer>] => {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['br', page.brotli]
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['gzip', page.gzip]
  return [null, page.plain]
}

const redirect = (to: string) =>
  new Response(null, { status: 302, headers: { location: to, 'cache-control': 'no-cache' } })

const cookiesOf = (request: Request) => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.split('='))
  return new Map(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]))
}
