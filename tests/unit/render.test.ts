import { describe, expect, it } from 'vitest'

import { fixedPages } from '../../server/http/routes/sitemap.ts'
import { createRenderer } from '../../server/render.ts'
import type { RendererOptions, SsrModule } from '../../server/render.ts'
import { tencentSources } from '../../server/live/tencent/tencentSources.ts'
import * as entry from '../../src/app/entry-server.tsx'
import { listConferences, listLives } from '../../src/contract/catalogue.ts'
import { routes } from '../../src/app/routes.ts'
import { getConference } from '../../src/contract/conference.ts'
import { getLiveInfo } from '../../src/contract/live.ts'
import { getLinks, getNavFooter, getNavHeader, getSiteBase } from '../../src/contract/site.ts'
import { getVideo } from '../../src/contract/video.ts'
import { longestHold, longestPause } from '../support/longestPause.ts'
import { site } from '../../mocks/samples/payloads.ts'
import en from '../../src/i18n/en.json'
import zh from '../../src/i18n/zh-CN.json'

/** The server loads the bundle without seeing its types: this line is where they meet. */
const ssr: SsrModule = entry

const template =
  '<html lang="zh-CN"><head><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>'

const renderer = (options: Partial<RendererOptions> = {}) =>
  createRenderer({
    template,
    ssr,
    fetchApi: () => Response.json({ code: 500, msg: '', data: null }),
    ...options,
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers })

it('[PUB-02] what the server puts into the page cannot end its script element', async () => {
  const evil = '</script><script>alert(1)</script><!--'
  const render = renderer({
    fetchApi: (request) =>
      new URL(request.url).pathname === getSiteBase.path
        ? Response.json({ code: 1, msg: '', data: { copyright: evil } })
        : Response.json({ code: 500, msg: '', data: null }),
  })
  const html = await (await render(get('/404'))).text()
  expect(html).not.toContain('<script>alert')
  const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(boot).data[`${getSiteBase.path}?`]).toEqual({ copyright: evil })
})

it('a page whose data cannot be read now is answered 503, also where a visitor has it, and 200 when it is back', async () => {
  let isAway = true
  let now = 0
  const render = renderer({
    now: () => now,
    fetchApi: () =>
      Response.json({ code: isAway ? 500 : 1, msg: '', data: null }, { status: isAway ? 503 : 200 }),
  })
  const away = await render(get('/home'))
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await away.text()).toContain('id="root"')
  const known = { 'if-none-match': away.headers.get('etag') ?? '' }
  expect((await render(get('/home', known))).status).toBe(503)
  isAway = false
  now = 10_000
  const back = await render(get('/home'))
  expect([back.status, back.headers.get('retry-after')]).toEqual([200, null])
})

it('[NAV-02] an unknown path is answered with 404 and kept only once, whatever it was', async () => {
  let rendered = 0
  const render = renderer({
    ssr: {
      ...ssr,
      render: (request) => {
        rendered += 1
        return ssr.render(request)
      },
    },
  })
  for (const path of ['/nothing', '/nothing/else', '/another']) {
    expect((await render(get(path))).status).toBe(404)
  }
  expect(rendered).toBe(1)
})

it('[NAV-02] addresses without end are rendered once for their shape, and each says its own', async () => {
  let rendered = 0
  const render = renderer({
    publicOrigin: 'https://symposium.example',
    ssr: {
      ...ssr,
      render: (request) => {
        rendered += 1
        return ssr.render(request)
      },
    },
  })
  const pages = ['/verify/', '/scan/', '/pay/', '/meetStream/', '/conferences/7/register?x=']
  for (const page of pages) {
    const before = rendered
    for (let count = 1; count <= 20; count += 1) {
      expect((await render(get(`${page}${page.startsWith('/verify') ? 'code-' : ''}${count}`))).status).toBe(
        200,
      )
    }
    expect({ page, rendered: rendered - before }).toEqual({ page, rendered: 1 })
  }
  const html = await (await render(get('/verify/code-17'))).text()
  expect(html).toContain('code-17')
  expect(html).toContain(encodeURIComponent('/verify/code-17'))
  expect(html).toContain('href="https://symposium.example/verify/code-17"')
  expect(html).not.toMatch(/stand-in|19283746\d/)
  // An impossible code gets the page 404, cached like it.
  const before = rendered
  for (const odd of ['/verify/a%20b', '/verify/%3Cb%3E', `/verify/${'x'.repeat(65)}`, '/conferences/a.b']) {
    expect({ odd, status: (await render(get(odd))).status }).toEqual({ odd, status: 404 })
  }
  expect(rendered).toBe(before + 1)
})

it('[NAV-02] pages are rendered one at a time, other requests run in between, and each waits only so long', async () => {
  let together = 0
  let most = 0
  const turns: string[] = []
  const render = renderer({
    fetchApi: () => Response.json({ code: 1, msg: '', data: {} }),
    ssr: {
      ...ssr,
      render: async () => {
        together += 1
        most = Math.max(most, together)
        turns.push('page')
        await Promise.resolve()
        together -= 1
        return nothing
      },
    },
  })
  setImmediate(() => turns.push('other'))
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, id) => render(get(`/conferences/${id + 1}`))),
  )
  expect(most).toBe(1)
  expect(turns.indexOf('other')).toBeLessThan(3)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2')
})

it('no page holds the event loop for more than 200 ms, and twenty at once do not, either', async () => {
  const places = ['/home', '/login', '/agreement', '/conferences', '/lives', '/verify/code', '/404']
  const pause = await longestPause(async () => {
    const render = renderer()
    await Promise.all(
      ['zh-CN', 'en', 'en; theme=dark'].flatMap((cookie) =>
        places.map(async (place) => (await render(get(place, { cookie: `locale=${cookie}` }))).text()),
      ),
    )
  })
  expect(pause).toBeLessThan(longestHold)
})

it('[TKT-02] the page that checks a certificate is not indexed, and its title names no person', async () => {
  const asked: string[] = []
  const render = renderer({
    fetchApi: (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json({ code: 500, msg: '', data: null })
    },
  })
  const html = await (await render(get('/verify/cE3vX0cQz8Lr2kWb6yPj1A'))).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(asked.filter((path) => path.includes('certificate'))).toEqual([])
  expect(await (await render(get('/agreement'))).text()).not.toContain('noindex')
})

it('[I18N-01] renders the language of the cookie, and zh-CN for an unreadable one', async () => {
  const render = renderer()
  const languageFor = async (cookie: string) => {
    const html = await (await render(get('/404', { cookie }))).text()
    return /<html lang="([^"]*)"/.exec(html)?.[1]
  }
  expect(await languageFor('locale=en')).toBe('en')
  expect(await languageFor('locale=fr')).toBe('zh-CN')
  expect(await languageFor('other=en')).toBe('zh-CN')
})

it('[OPS-01] [I18N-01] a site that is named says its name, and one with a single language knows no other', async () => {
  const base = { ...site.base, name: 'Yangtze & Co', languages: ['en'] }
  const render = renderer({
    publicOrigin: 'https://symposium.test',
    fetchApi: (request) => {
      const answers = [
        [getSiteBase, base],
        [getNavHeader, site.header],
        [getNavFooter, site.footer],
        [getLinks, site.links],
      ] as const
      const found = answers.find(([{ path }]) => path === new URL(request.url).pathname)
      return Response.json({ code: found?.[0].success ?? 500, msg: '', data: found?.[1] ?? null })
    },
  })
  for (const [path, cookie] of [
    ['/home', 'locale=zh-CN'],
    ['/home?lang=zh-CN', ''],
  ] as const) {
    const answer = await render(get(path, { cookie }))
    expect(answer.headers.get('set-cookie')).toBeNull()
    const html = await answer.text()
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('· Yangtze &amp; Co</title>')
    expect(html).toContain('<meta property="og:site_name" content="Yangtze &amp; Co">')
    expect(html).not.toContain('hreflang')
    expect(html).not.toContain(en['shell.locale'])
  }
})

it('allows the styles of the page by their hash and nothing unsafe', async () => {
  const policy = (await renderer()(get('/404'))).headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  // One for the empty element that the styles start from, one for the rendered ones.
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
})

it('[ENG-01] the policy allows Tencent’s services only where its keys are configured', async () => {
  const directivesWith = async (options: Partial<RendererOptions>) => {
    const text = (await renderer(options)(get('/404'))).headers.get('content-security-policy') ?? ''
    return new Map(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  }
  const plain = await directivesWith({})
  expect([...plain.values()].flat().filter((source) => /:\/\/|\*|wasm|default/.test(source))).toEqual([])
  expect(plain.get('connect-src')).toEqual(["'self'"])
  expect(plain.get('worker-src')).toEqual(["'self'"])
  const keyed = await directivesWith({ sources: tencentSources({ playerDomain: 'play.symposium.test' }) })
  expect(keyed.get('connect-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      'wss://*.rtc.qq.com',
      'https://*.im.qcloud.com',
      'https://play.symposium.test',
    ]),
  )
  expect(keyed.get('media-src')).toEqual(["'self'", 'blob:', 'https://play.symposium.test'])
  expect(keyed.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(keyed.get('worker-src')).toEqual(["'self'", 'blob:'])
  // Still no text becomes a script of the page.
  expect(keyed.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(keyed.get('trusted-types')).toEqual(['dompurify', 'pdfWorker', 'default'])
  expect(tencentSources({ playerDomain: '' })['media-src']).toEqual([])
})

it('renders again when the data has changed, and not before', async () => {
  let now = 0
  let copyright = 'first'
  const render = renderer({
    now: () => now,
    fetchApi: () => Response.json({ code: 1, msg: '', data: { copyright } }),
    ssr: {
      ...ssr,
      render: async ({ boot }) => ({ ...nothing, html: JSON.stringify(boot.data) }),
    },
  })
  const text = async () => (await render(get('/404'))).text()
  expect(await text()).toContain('first')
  copyright = 'second'
  expect(await text()).toContain('first')
  now = 5_000
  expect(await text()).toContain('second')
})

it('[NAV-02] a page about something that does not exist is the page 404 with that status', async () => {
  const render = renderer({
    fetchApi: (request) =>
      new URL(request.url).pathname === getConference.path
        ? Response.json({ code: 404, msg: '', data: null })
        : Response.json({ code: 500, msg: '', data: null }),
  })
  const missing = await render(get('/conferences/7'))
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain(`<title>${zh['title.404']}`)
  // A server in trouble has not said that there is no such conference.
  expect((await renderer()(get('/conferences/7'))).status).toBe(200)
})

it('[PUB-02] an address that names its subject in the query is rendered with it, in the visitor’s language', async () => {
  const asked: string[] = []
  let rendered = 0
  const render = renderer({
    publicOrigin: 'https://symposium.test',
    fetchApi: (request) => {
      const { pathname, search } = new URL(request.url)
      const isEnglish = request.headers.get('lang') === 'en'
      const answer = {
        [getLiveInfo.path]: { ...live, title: isEnglish ? 'Spines tomorrow' : '明日脊柱' },
        [getVideo.path]: { ...video, title: isEnglish ? 'Knees yesterday' : '昨日膝关节' },
      }[pathname]
      if (answer === undefined) return Response.json({ code: 500, msg: '', data: null })
      asked.push(search)
      return Response.json(
        search.endsWith('=7') ? { code: 1, msg: '', data: answer } : { code: 404, msg: '', data: null },
      )
    },
    ssr: {
      ...ssr,
      render: (request) => {
        rendered += 1
        return ssr.render(request)
      },
    },
  })
  const markup = async (path: string, locale: string) => {
    const html = await (await render(get(path, { cookie: `locale=${locale}` }))).text()
    return html.slice(0, html.indexOf('id="boot"'))
  }
  expect(await markup('/liveDetails?live_id=7', 'en')).toContain('Spines tomorrow</h')
  expect(await markup('/liveDetails?live_id=7', 'zh-CN')).toContain('明日脊柱</h')
  expect(await markup('/videoDetails?video_id=7', 'en')).toContain('Knees yesterday</h1>')
  expect(await markup('/videoDetails?video_id=7', 'zh-CN')).toContain('昨日膝关节</h1>')
  expect(await markup('/liveDetails?live_id=7', 'en')).toContain(
    '<link rel="canonical" href="https://symposium.test/liveDetails?live_id=7&amp;lang=en">',
  )
  // Other words in a query make no other page, and no call.
  expect(rendered).toBe(4)
  await markup('/liveDetails?from=%3Cb%3E&live_id=7&video_id=9', 'en')
  expect(rendered).toBe(4)
  for (const path of ['/liveDetails?live_id=8', '/videoDetails?video_id=8']) {
    const missing = await render(get(path))
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain(`<title>${zh['title.404']}`)
  }
  const before = asked.length
  for (const none of ['', '?live_id=', '?live_id=-7', '?live_id=7e1', '?live_id=7%20or%201', '?live_id=0'])
    expect([none, (await render(get(`/liveDetails${none}`))).status]).toEqual([none, 404])
  expect(asked).toHaveLength(before)
})

it.each([
  ['/videoDetails', 404],
  ['/liveDetails', 404],
  ['/onlinereview', 404],
  ['/onlinereview?review_id=abc', 404],
  ['/onlinereview?invitation=abc', 404],
  ['/onlinereview?review_id=7', 200],
  ['/onlinereview?invitation=abcdefghijklmnopqrstuvwxyz', 200],
  ['/bannerDetails', 200],
] as const)(
  '[NAV-07] a page that is told nothing it could be about, %s, is answered %i',
  async (path, status) => {
    const page = await renderer()(get(path))
    expect(page.status).toBe(status)
    expect((await page.text()).includes(`<title>${zh['title.404']}`)).toBe(status === 404)
  },
)

it('[NAV-07] a link of a mail that leads nowhere is the page 404, and says that the link may not be valid any more', async () => {
  const asked: string[] = []
  let rendered = 0
  const render = renderer({
    fetchApi: (request) => {
      const { pathname, search } = new URL(request.url)
      if (!/knock|invitation/.test(pathname)) return Response.json({ code: 500, msg: '', data: null })
      asked.push(search)
      const code = search.includes('good') ? 1 : search.includes('odd') ? 400 : 404
      return Response.json({ code, msg: '', data: { secret: 'not for everybody' } })
    },
    ssr: {
      ...ssr,
      render: (request) => {
        rendered += 1
        return ssr.render(request)
      },
    },
  })
  for (const place of ['/knock/', '/invitation/team/']) {
    for (const link of ['unknown', 'odd']) {
      const missing = await render(get(place + link))
      expect([place, link, missing.status]).toEqual([place, link, 404])
      expect(await missing.text()).toContain('链接可能已失效')
    }
    const before = rendered
    for (const link of ['good1', 'good2', 'good3']) {
      const found = await render(get(place + link))
      expect([place, link, found.status]).toEqual([place, link, 200])
      expect(await found.text()).not.toContain('not for everybody')
    }
    // Once for the shape of the address.
    expect(rendered - before).toBe(1)
  }
  expect(asked.length).toBeGreaterThan(9)
})

it('[PUB-01] a list is rendered with its filters, and many different searches cost little', async () => {
  const asked: string[] = []
  let rendered = 0
  let now = 0
  const render = renderer({
    now: () => now,
    fetchApi: (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname !== listConferences.path && pathname !== listLives.path)
        return Response.json({ code: 500, msg: '', data: null })
      asked.push(pathname + search)
      return Response.json({ code: 1, msg: '', data: { list: [], total: 0, page: 1, page_size: 10 } })
    },
    ssr: {
      ...ssr,
      render: (request) => {
        rendered += 1
        return ssr.render(request)
      },
    },
  })
  const boot = async (path: string): Promise<{ query: string; data: object }> => {
    const html = await (await render(get(path))).text()
    return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  }
  expect((await boot('/lives?phase=over&x=1')).query).toBe('phase=over')
  expect((await boot('/lives?phase=never')).query).toBe('')
  // However it is spelt, it is one page.
  const found = await boot('/conferences?status=ended&q=+knee+&place=')
  expect(found.query).toBe('q=knee&status=ended')
  await boot('/conferences?q=knee&status=ended&utm=7')
  expect(asked).toEqual([
    `${listLives.path}?phase=over`,
    listLives.path,
    `${listConferences.path}?q=knee&status=ended`,
  ])
  expect(rendered).toBe(3)
  expect(await (await render(get('/conferences?q=%22%3Cb%3E'))).text()).toContain('value="&quot;&lt;b&gt;"')

  // Hundreds of words in one second: some are looked up, the rest get one page that asks for itself.
  asked.length = rendered = 0
  for (let word = 0; word < 300; word++) await boot(`/conferences?q=word${word}`)
  expect(asked.length).toBeLessThanOrEqual(20)
  expect(rendered).toBeLessThanOrEqual(21)
  const late = await boot('/conferences?q=later')
  expect(late.query).toBe('')
  expect(Object.keys(late.data).join()).not.toContain(listConferences.path)
  // Other pages go on while searches are limited; and so does the search, a second later.
  expect(Object.keys((await boot('/conferences')).data).join()).toContain(listConferences.path)
  now = 1000
  expect((await boot('/conferences?q=later')).query).toBe('q=later')
})

describe('[SEO-01] data for search engines', () => {
  const evil = 'Knees </script><script>alert(1)</script> & "hips"'
  const conference = {
    id: 3,
    title: evil,
    summary: 'All about\n knees. '.repeat(20),
    cover: '/covers/page.svg',
    cover_alt: '',
    starts_at: '2026-11-23T02:00:00.000Z',
    ends_at: '2026-11-25T02:00:00.000Z',
    status: 'not_started',
    place: 'Shanghai',
    venue: 'Hall 3',
    organizer: 'Society',
    subject: '',
    submission_deadline: null,
    submission_grace: 30,
    content: '',
    time_zone: 'Asia/Shanghai',
    registration_opens_at: null,
    registration_closes_at: null,
    refund_until: null,
    ways_to_pay: [],
    ticket_types: [],
    texts: [],
    maps: [],
    rooms: [],
    hosts: [],
    committees: [],
    contacts: [],
    cancelled: null,
    rescheduled_from: null,
    ended_at: '2026-11-25T02:00:00.000Z',
    collected: false,
    order_id: null,
    free_as_author: false,
    student_proof: null,
    group: null,
  }
  const pictured = { cover: '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp', cover_alt: 'Hills & "lake"' }
  const render = renderer({
    publicOrigin: 'https://symposium.test',
    fetchApi: (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname === getConference.path && search === '?id=3')
        return Response.json({ code: 1, msg: '', data: conference })
      if (pathname === getConference.path && search === '?id=70')
        return Response.json({ code: 1, msg: '', data: { ...conference, id: 70, ...pictured } })
      if (pathname === getVideo.path)
        return Response.json({ code: 1, msg: '', data: { ...video, title: 'Hips' } })
      return Response.json({ code: pathname === getConference.path ? 404 : 500, msg: '', data: null })
    },
  })
  const headOf = async (path: string, headers: Record<string, string> = {}) => {
    const html = await (await render(get(path, headers))).text()
    return html.slice(0, html.indexOf('</head>'))
  }
  const factsOf = (head: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null')

  it('each conference, live and video speaks of itself, and its words stay words', async () => {
    const head = await headOf('/conferences/3')
    expect(head).not.toContain('<script>alert')
    expect(head).toContain('<title>Knees &lt;/script&gt;')
    expect(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]?.length).toBe(160)
    expect(factsOf(head)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: evil,
      startDate: '2026-11-23T02:00:00.000Z',
      endDate: '2026-11-25T02:00:00.000Z',
      location: { '@type': 'Place', name: 'Hall 3', address: 'Shanghai' },
      url: 'https://symposium.test/conferences/3',
      image: ['https://symposium.test/share/conf/3.zh.png'],
    })
    expect(factsOf(await headOf('/videoDetails?video_id=7'))).toMatchObject({
      '@type': 'VideoObject',
      name: 'Hips',
      duration: 'PT61S',
      thumbnailUrl: ['https://symposium.test/share/video/7.zh.png'],
    })
  })

  it('[CONF-03] the cover of a conference represents it, with its size and what is seen on it', async () => {
    const html = await (await render(get('/conferences/70'))).text()
    for (const [name, content] of [
      ['', `https://symposium.test${pictured.cover}`],
      [':width', '1600'],
      [':height', '800'],
      [':alt', 'Hills &amp; &quot;lake&quot;'],
    ])
      expect(html).toContain(`<meta property="og:image${name}" content="${content}">`)
    expect(html).toMatch(/<img[^>]*alt="Hills &amp; &quot;lake&quot;"[^>]*>/)
  })

  it('each language has its address, which the server honours and remembers', async () => {
    const answer = await render(get('/conferences?lang=en&q=knee'))
    expect(answer.headers.get('set-cookie')).toMatch(
      /^locale=en; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
    )
    const html = await answer.text()
    expect(html).toContain('<html lang="en"')
    // A search is no page of its own.
    expect(html).toContain('<link rel="canonical" href="https://symposium.test/conferences?lang=en">')
    for (const [language, address] of [
      ['zh-CN', ''],
      ['en', '?lang=en'],
      ['x-default', ''],
    ])
      expect(html).toContain(`hreflang="${language}" href="https://symposium.test/conferences${address}">`)
    expect((await render(get('/home?lang=fr'))).headers.get('set-cookie')).toBeNull()
    expect((await render(get('/home?lang=en', { cookie: 'locale=en' }))).headers.get('set-cookie')).toBeNull()
  })

  it('a forged host header is used in no answer', async () => {
    const head = await (
      await render(new Request('http://evil.example/home', { headers: { host: 'evil.example' } }))
    ).text()
    expect(head).toContain('<link rel="canonical" href="https://symposium.test/home">')
    expect(head).not.toContain('evil.example')
  })

  it('private and missing pages, and results of a search, are not indexed, and the sitemap lists the others', async () => {
    for (const path of [
      '/nothing',
      '/conferences/4',
      '/personal/order/conf',
      '/search?q=a',
      '/202',
      '/liveDetails',
      '/onlinereview',
    ])
      expect(await headOf(path), path).toContain('<meta name="robots" content="noindex">')
    for (const path of fixedPages) expect(await headOf(path), path).not.toContain('noindex')
    const fixed = routes
      .filter(({ indexed, path, subjects }) => indexed && !path.includes(':') && subjects.length === 0)
      .map(({ path }) => path)
    expect(fixed.toSorted()).toEqual([...fixedPages].toSorted())
    const own = await Promise.all(
      fixed.map(async (path) => /<title>.*?<meta name="description"[^>]*>/.exec(await headOf(path))?.[0]),
    )
    expect(new Set(own).size).toBe(fixed.length)
  })
})

/** A page without anything. */
const nothing = {
  html: '',
  css: '',
  site: '',
  about: { title: '', description: '', image: '', type: 'website', facts: null },
}

const live = {
  id: 7,
  title: '',
  own_title: '',
  speaker: 'Somebody',
  status: 'not_started',
  starts_at: '2026-11-23T02:00:00.000Z',
  cover: '/covers/page.svg',
  max_user: 10,
  member_count: 0,
  conference_id: null,
  video_id: null,
}

const video = {
  id: 7,
  title: '',
  speaker: 'Somebody',
  duration: 61,
  views: 3,
  cover: '/covers/page.svg',
  published_at: '2026-11-20T02:00:00.000Z',
  is_free: true,
  has_recording: true,
  live_id: null,
  member: null,
}
