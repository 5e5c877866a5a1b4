import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import project from '../../../package.json' with { type: 'json' }
import { calls } from '../../../src/contract/calls.ts'
import { reasons } from '../../../src/contract/reasons.ts'
import { readConfig } from '../../../server/shared/config.ts'
import { codeOf, messages } from '../../../server/shared/sentences/messages.ts'
import { demoPassword } from '../../../server/db/seed.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Harness } from './harness.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describeDatabase('transport', (open) => {
  let server: Harness
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    const script = 'console.log("built")\n'.repeat(100)
    mkdirSync(join(folder, 'site/assets'), { recursive: true })
    mkdirSync(join(folder, 'workshop/sub'), { recursive: true })
    writeFileSync(join(folder, 'secret.txt'), 'outside')
    writeFileSync(join(folder, 'site/index.html'), 'template')
    writeFileSync(join(folder, 'site/favicon.svg'), '<svg/>')
    writeFileSync(join(folder, 'site/assets/app-1.js'), script)
    writeFileSync(join(folder, 'site/assets/app-1.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'site/assets/app-1.js.gz'), gzipSync(script))
    writeFileSync(join(folder, 'workshop/index.html'), '<script>inline()</script>')
    writeFileSync(join(folder, 'workshop/sub/iframe.html'), 'iframe')
    for (const at of ['1', '2']) {
      mkdirSync(join(folder, 'former', at, 'assets'), { recursive: true })
      writeFileSync(join(folder, 'former', at, 'release.json'), '{}')
      writeFileSync(join(folder, 'former', at, `assets/app-${at}0.js`), `former(${at})`)
      writeFileSync(join(folder, 'former', at, 'assets/app-1.js'), 'an older one')
      writeFileSync(join(folder, 'former', at, 'assets/both.js'), `both(${at})`)
    }
    server = await createHarness(open, {
      formerRoots: [join(folder, 'former/1'), join(folder, 'former/2')],
      staticRoot: join(folder, 'site'),
      workshopRoot: join(folder, 'workshop'),
      renderPage: (request) =>
        new Response(`<h1>${new URL(request.url).pathname.length}</h1>`, {
          headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
        }),
    })
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.browser().request(path, { headers })

  it('class 3: every route of the server is a call of the contract or one of the listed others', () => {
    const routes = new Set(
      server.app.routes
        .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
        .map(({ method, path }) => `${method} ${path}`),
    )
    const expected = [
      ...Object.values(calls).map(({ method, path }) => `${method} ${path}`),
      'POST /pay/notify/:provider',
      'GET /sandbox/pay/:outTradeNo',
      'POST /sandbox/pay/:outTradeNo',
      'GET /unsubscribe/:account/:kind/:sign',
      'POST /unsubscribe/:account/:kind/:sign',
      'GET /files/voucher/:paymentId',
      'GET /files/student-proof/:id',
      'GET /files/invoice/:name',
      'GET /files/invoice-official/:id',
      'GET /files/invoice-upload/:id',
      'GET /files/paper/:id',
      'GET /files/presentation/:id',
      'GET /files/papers/:id/:file',
      'GET /files/conferences/:id/conference.json',
      'GET /files/conferences/:id/drafts/:name',
      'GET /files/conferences/:id/notices/:name',
      'GET /files/hotels/:id/:file',
      'GET /files/coupons/:id/:file',
      'GET /files/people/:id/:file',
      'GET /files/template/:id',
      'GET /files/documents/:name',
      'GET /files/badge/:name',
      'GET /papers/:file{[1-9]\\d{0,9}\\.(?:pdf|bib|ris)}',
      'GET /files/certificate/:name',
      'GET /files/audit.csv',
      'GET /files/audit.jsonl',
      'GET /files/account/:file',
      'POST /mail/notify/:provider',
      'GET /uploads/:name',
      'GET /live/echo',
      'POST /live/echo',
      // Permission for a recording; the files themselves come with the media process.
      'ALL /recordings/:room/*',
      // Pages of a conference as another user gets them.
      'ALL /preview/*',
      'GET /ics/calendar.ics',
      'GET /ics/conferences/:file{[1-9]\\d{0,9}\\.ics}',
      'GET /healthz',
      'GET /healthz/live',
      'GET /healthz/ready',
      'GET /robots.txt',
      'GET /news.xml',
      'GET /share/:kind/:card',
      'GET /sitemap.xml',
      'GET /sitemaps/:file{papers-[1-9]\\d{0,3}\\.xml}',
      'GET /api/docs',
      'GET /dev/outbox',
      'GET /workshop',
      'GET /workshop/*',
      'GET /*',
    ]
    expect([...routes].sort()).toEqual(expected.sort())
  })

  it('[SEO-01] robots learn the address of the site, whatever host they claim, and what is in it', async () => {
    const robots = await (await get('/robots.txt', { 'x-forwarded-host': 'evil.example' })).text()
    expect(robots).toMatch(/^User-agent: \*\n/)
    expect(robots).toContain('Disallow: /personal\n')
    expect(robots).toContain('/sitemap.xml\n')
    expect((await get('/sitemap.xml', { host: 'evil.example' })).status).toBe(421)
    const answer = await get('/sitemap.xml', { 'x-forwarded-host': 'evil.example' })
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const sitemap = await answer.text()
    expect(robots + sitemap).not.toContain('evil.example')
    for (const path of ['/home', '/conferences/1', '/liveDetails?live_id=1', '/videoDetails?video_id=1'])
      expect(sitemap).toContain(`${path}</loc>`)
    expect(sitemap).toContain('hreflang="en" href="')
    expect(sitemap).toContain('/videoDetails?video_id=1&amp;lang=en</loc>')
  })

  it('an unknown path of the API is 404 with an envelope, for every method; no other site may ask', async () => {
    for (const [method, path] of [
      ['GET', '/apic/nothing'],
      ['POST', '/apic/nothing'],
      ['POST', '/apic/user/info'],
      ['GET', '/apic/login/account'],
      ['PUT', '/apic/login/account'],
      ['DELETE', '/apic/user/info'],
      ['OPTIONS', '/apic/login/account'],
      ['GET', '/apic/user/info/'],
    ] as const) {
      const response = await server
        .browser()
        .request(path, { method, headers: { origin: 'http://symposium.test', ...form } })
      expect({ method, path, status: response.status }).toEqual({ method, path, status: 404 })
      expect(await response.json()).toMatchObject({ code: 404, data: { reason: 'notFound' } })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('answers of the API carry the security headers; refusals and faults, too', async () => {
    for (const response of [
      await get('/apic/config/base'),
      await get('/apic/user/info'),
      await get('/apic/nothing'),
      await get('/apic/config/base?a=1&a=2'),
    ]) {
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(response.headers.get('permissions-policy')).toContain('geolocation=()')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
      expect(response.headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('[SES-02] on https cookies are Secure and bound to the host, and HSTS is sent', async () => {
    const secure = await createHarness(open, {
      config: { publicOrigin: 'https://symposium.test', production: true },
    })
    const response = await secure.browser().request('/apic/login/account', {
      method: 'POST',
      body: `account=linmei&password=${demoPassword}`,
      headers: { ...form, origin: 'https://symposium.test' },
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-known=[\w.-]+; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure$/,
      ),
    ])
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const scene = await secure.browser().request('/apic/wechat/get_wechat_scence_data')
    expect(scene.headers.get('set-cookie')).toMatch(/^__Host-scene=.*; HttpOnly; Secure$/)
    expect(await scene.text()).toContain('https://symposium.test/scan/')
    expect((await secure.browser().request('/dev/outbox')).status).toBe(404)
  })

  it('class 9: a foreign Host is refused before anything happens, in every spelling', async () => {
    for (const host of [
      'evil.example',
      'symposium.test.evil.example',
      'evil.example:80',
      'symposium.test@evil.example',
      'symposium.test:80:evil',
      'symposium.test.',
      'sub.symposium.test',
      '127.0.0.1.evil.example',
      '[::1]evil',
      'symposium.test, evil.example',
      '',
    ]) {
      const response = await server.app.request('/apic/wechat/get_wechat_scence_data', { headers: { host } })
      expect({ host, status: response.status }).toEqual({ host, status: 421 })
      expect(await response.json()).toMatchObject({ data: { reason: 'unknownHost' } })
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    for (const host of ['symposium.test', 'SYMPOSIUM.test', 'localhost:4200', '127.0.0.1']) {
      expect((await server.app.request('/apic/config/link', { headers: { host } })).status).toBe(200)
    }
  })

  it('class 9: X-Forwarded-Host and Forwarded never make a foreign Host ours', async () => {
    const response = await server.app.request('/apic/config/link', {
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'symposium.test',
        forwarded: 'host=symposium.test',
      },
    })
    expect(response.status).toBe(421)
  })

  it('class 13: a foreign Origin is refused for every call that is not a GET', async () => {
    const posts = Object.values(calls).filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(20)
    for (const { path } of posts) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://symposium.test.evil.example' },
        { origin: 'http://evil.example/http://symposium.test' },
        { origin: 'http://symposium.test:8080' },
        { origin: 'http://symposium.test', 'sec-fetch-site': 'cross-site' },
        { origin: '', 'sec-fetch-site': 'cross-site' },
        { origin: '', 'sec-fetch-site': 'same-site' },
      ]) {
        const response = await server
          .browser()
          .request(path, { method: 'POST', body: 'a=1', headers: { ...form, ...headers } })
        expect({ path, headers, status: response.status }).toEqual({ path, headers, status: 403 })
      }
    }
    for (const headers of [
      { origin: 'http://symposium.test', 'sec-fetch-site': 'same-origin' },
      { origin: '', 'sec-fetch-site': 'same-origin' },
      { origin: '' },
    ]) {
      const response = await server
        .browser()
        .request('/apic/statistic/coupon', { method: 'POST', body: '', headers: { ...form, ...headers } })
      expect(response.status).toBe(200)
    }
  })

  it('class 13: a page of another site can neither sign out nor read: GETs change nothing without the headers', async () => {
    const browser = server.browser()
    await browser.call('loginByPassword', { account: 'approved', password: demoPassword })
    const cookieOnly = server.browser()
    for (const [name, value] of browser.cookies) cookieOnly.cookies.set(name, value)
    const response = await cookieOnly.request('/index/index/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await browser.call('getUserInfo', {})).id).toBeGreaterThan(0)
  })

  it('class 8: no answer of the server ever redirects to an address of the request', async () => {
    for (const target of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      for (const name of ['url', 'next', 'redirect', 'return']) {
        for (const path of ['/login', '/loading', '/workshop', '/apic/config/link']) {
          const response = await get(`${path}?${name}=${encodeURIComponent(target)}`)
          expect(response.headers.get('location') ?? '').not.toContain('evil')
          expect(response.headers.get('location') ?? '').not.toContain('javascript')
        }
      }
    }
    expect((await get('/workshop')).headers.get('location')).toBe('/workshop/')
  })

  it('a fault shows nothing of the inside, and the log nothing of the visitor', async () => {
    await server.database.db.execute(sql`alter table friendly_links rename to friendly_links_gone`)
    try {
      const answer = await get('/apic/config/link?secret=hunter2')
      expect(answer.status).toBe(500)
      expect(await answer.json()).toEqual({
        code: 500,
        msg: messages.fault.en,
        data: { reason: 'fault', field: null, retry_after: null },
      })
      const [line = ''] = server.log.faults().slice(-1)
      expect(line).toContain(answer.headers.get('x-request-id'))
      expect(line).toContain('"code":"42P01"')
      expect(line).not.toMatch(/hunter2|select|friendly_links"/)
    } finally {
      await server.database.db.execute(sql`alter table friendly_links_gone rename to friendly_links`)
    }
  })

  it('/healthz answers for the database, also to a monitor that names no host of ours', async () => {
    const response = await server.app.request('/healthz', { headers: { host: '10.0.0.3:80' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ...{ status: 'ok', database: server.database.kind },
      // Without a build the commit is unknown.
      ...{ version: project.version, commit: 'unknown' },
    })
  })

  it('[OPS-03] assets of the last two builds are served to pages that are still open; nothing else of them is', async () => {
    const text = async (path: string) => {
      const answer = await get(path)
      return answer.status === 200 ? answer.text() : answer.status
    }
    expect(await text('/assets/app-10.js')).toBe('former(1)')
    expect(await text('/assets/app-20.js')).toBe('former(2)')
    expect((await get('/assets/app-20.js')).headers.get('cache-control')).toContain('immutable')
    // The present build goes before the former ones, and the newer of them before the older.
    expect(await text('/assets/app-1.js')).toContain('built')
    expect(await text('/assets/both.js')).toBe('both(1)')
    expect([await text('/assets/app-30.js'), await text('/release.json')]).toEqual([404, 404])
  })

  it('/api/docs is an OpenAPI 3.1 document of every call, and a page for people', async () => {
    const document = (await (await get('/api/docs')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string; security?: unknown }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security }]) => [
        operationId,
        method.toUpperCase(),
        path,
        security !== undefined,
      ]),
    )
    expect(operations).toEqual(
      Object.entries(calls).map(([name, { method, path, access }]) => [
        name,
        method,
        path,
        access !== 'anyone',
      ]),
    )
    const page = await get('/api/docs', { accept: 'text/html,application/json;q=0.9' })
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'/,
    )
    expect(html).not.toMatch(/<script|style=|\son\w+=/)
    for (const { path } of Object.values(calls)) expect(html).toContain(path)
  })

  it('/dev/outbox lists what was sent, escaped, newest first', async () => {
    await server.database.db.execute(
      sql`insert into outbox_messages (channel, recipient, body, lang) values ('sms', '+86 13900000001', 'Your code is 123456.', 'en'), ('mail', '<b>@example.org', '<script>1</script>', 'en')`,
    )
    const { list } = (await (await get('/dev/outbox')).json()) as {
      list: Array<{ recipient: string; code: string | null }>
    }
    expect(list[0]).toMatchObject({ recipient: '<b>@example.org', code: null })
    expect(list[1]).toMatchObject({ recipient: '+86 13900000001', code: '123456' })
    const one = (await (await get('/dev/outbox?recipient=13900000001')).json()) as { list: unknown[] }
    expect(one.list).toHaveLength(1)
    const html = await (await get('/dev/outbox', { accept: 'text/html' })).text()
    expect(html).toContain('123456')
    expect(html).not.toContain('<script>1')
  })

  it('files of the build are compressed, immutable and answered 304; the tag belongs to the encoding', async () => {
    const brotli = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })
    const refused = await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    const text = await refused.text()
    expect(text).toContain('built')
    expect(refused.headers.get('content-encoding')).toBeNull()
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(text)
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text)
    for (const response of [brotli, gzip, refused]) {
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
    }
    const tags = [brotli, gzip, refused].map((response) => response.headers.get('etag') ?? '')
    expect(new Set(tags).size).toBe(3)
    const again = await get('/assets/app-1.js', {
      'accept-encoding': 'br',
      'if-none-match': `W/"x", ${tags[0]}`,
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  it('class 16: no spelling of a path leaves the folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '/..\\secret.txt',
      '/%252e%252e%252fsecret.txt',
      '/assets/%c0%ae%c0%ae/secret.txt',
      '/assets/app-1.js%00.txt',
      '/assets/app-1.js/',
      '//secret.txt',
      '/workshop/../secret.txt',
      '/workshop/%2e%2e%2fsecret.txt',
      '/workshop/..%2fsite%2findex.html',
      '/workshop/sub/../../secret.txt',
      '/%E0%A4%A',
      `${folder}/secret.txt`,
    ]) {
      const response = await get(path)
      const text = await response.text()
      expect({ path, outside: text.includes('outside') }).toEqual({ path, outside: false })
      expect({ path, template: text.includes('template') }).toEqual({ path, template: false })
    }
    expect((await get('/assets/missing.js')).status).toBe(404)
  })

  it('pages get their own policy and the common headers; the workshop alone is relaxed', async () => {
    const page = await get('/login', { accept: 'text/html' })
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const workshop = await get('/workshop/')
    expect(workshop.headers.get('content-security-policy')).toContain("'unsafe-inline'")
    expect(workshop.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await get('/workshop/sub/iframe.html')).status).toBe(200)
    expect((await get('/workshop/missing.js')).status).toBe(404)
    for (const path of ['/', '/login', '/assets/app-1.js', '/apic/config/link', '/api/docs', '/healthz']) {
      expect((await get(path)).headers.get('content-security-policy') ?? '').not.toContain('unsafe')
    }
  })

  it('[I18N-02] every refusal has a sentence in both languages; anything but English is answered in Chinese', async () => {
    for (const reason of reasons) {
      expect(messages[reason].zh).toMatch(/\p{Script=Han}/u)
      expect(messages[reason].en).toMatch(/^[\x20-\x7e’]+[.!]$/)
      expect(codeOf[reason]).toBeGreaterThanOrEqual(300)
    }
    for (const [lang, sentence] of [
      ['en', messages.signedOut.en],
      ['en-GB', messages.signedOut.en],
      ['zh-CN', messages.signedOut.zh],
      ['', messages.signedOut.zh],
      ['english', messages.signedOut.zh],
      ['<script>', messages.signedOut.zh],
    ] as const) {
      expect((await server.browser().refused('getUserInfo', {}, { lang })).msg).toBe(sentence)
    }
  })
})

describeDatabase('over a real socket', (open) => {
  let server: Harness
  let listener: Server
  let port: number
  beforeAll(async () => {
    server = await createHarness(open)
    listener = createServer({ maxHeaderSize: 16 * 1024 }, (incoming, outgoing) => {
      void getRequestListener(server.app.fetch)(incoming, outgoing)
    })
    await new Promise<void>((settle) => listener.listen(0, '127.0.0.1', settle))
    port = (listener.address() as AddressInfo).port
  })
  afterAll(async () => {
    listener.closeAllConnections()
    await new Promise((settle) => listener.close(settle))
  })
  /** The status line of what a raw request is answered with. */
  const raw = (text: string) =>
    new Promise<string>((settle, fail) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('error', (error: NodeJS.ErrnoException) =>
        // A server that hangs up in the middle of a megabyte is an answer, too.
        error.code === 'ECONNRESET' || error.code === 'EPIPE'
          ? settle(answer.split('\r\n')[0] ?? '')
          : fail(error),
      )
      socket.on('close', () => settle(answer.split('\r\n')[0] ?? ''))
      socket.end(text)
    })
  const alive = () =>
    new Promise<number>((settle, fail) => {
      httpRequest({ port, path: '/apic/config/link', headers: { host: 'localhost' } }, (response) => {
        response.resume()
        settle(response.statusCode ?? 0)
      })
        .on('error', fail)
        .end()
    })

  it('class 20: 1 MB of query, header or cookie is refused, and the server lives on', async () => {
    const megabyte = 'a'.repeat(1024 * 1024)
    const host = 'Host: localhost\r\nConnection: close\r\n'
    for (const request of [
      `GET /apic/config/link?q=${megabyte} HTTP/1.1\r\n${host}\r\n`,
      `GET /apic/config/link HTTP/1.1\r\n${host}X-Big: ${megabyte}\r\n\r\n`,
      `GET /apic/config/link HTTP/1.1\r\n${host}Cookie: sid=${megabyte}\r\n\r\n`,
      `GET /apic/config/link HTTP/1.1\r\n${host}Token: ${megabyte}\r\n\r\n`,
    ]) {
      expect(await raw(request)).toMatch(/^(?:HTTP\/1\.1 431 .*|)$/)
      expect(await alive()).toBe(200)
    }
  })

  it('nonsense instead of HTTP is refused, and the server lives on', async () => {
    for (const request of [
      '\0\0\0\0\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /apic/login/code HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
      'POST /apic/login/code HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /apic/config/link HTTP/1.1\r\n\r\n',
    ]) {
      expect({ request, answer: await raw(request) }).toMatchObject({
        request,
        answer: expect.stringMatching(/^HTTP\/1\.1 4\d\d/) as string,
      })
      expect(await alive()).toBe(200)
    }
  })

  it('an aborted request body harms no other request', async () => {
    await new Promise<void>((settle) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /apic/login/account HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nacc',
          () => {
            socket.destroy()
            settle()
          },
        )
      })
    })
    expect(await alive()).toBe(200)
  })
})

describe('configuration', () => {
  it('names the variable that is wrong, and what it should be', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_ORIGIN: /)
    expect(() => readConfig({ PUBLIC_ORIGIN: 'symposium.example' })).toThrow(/^PUBLIC_ORIGIN: /)
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://symposium.example/path' })).toThrow(/^PUBLIC_ORIGIN: /)
    expect(() => readConfig({ PORT: 'x' })).toThrow(/^PORT: /)
    for (const DATABASE_URL of ['memory:', 'mysql://x/y'])
      expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL: /)
    const tencent = { TENCENT_SDK_APP_ID: '1', TENCENT_SECRET_KEY: 'k' }
    expect(() => readConfig({ ...tencent, TENCENT_PLAYER_DOMAIN: "play.example; script-src '*'" })).toThrow(
      /^TENCENT_PLAYER_DOMAIN: /,
    )
    expect(() => readConfig({ PORT: '70000' })).toThrow(/^PORT: /)
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/^TRUST_PROXY: /)
    expect(() => readConfig({ SECRET: 'short' })).toThrow(/^SECRET: /)
  })

  it('writes demo content in production only when configured, and never beside real senders', () => {
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://symposium.example' }
    expect(readConfig({}).demo).toBe('emptyOnly')
    expect(readConfig({ SEED: 'off' }).demo).toBe('off')
    expect(readConfig(production).demo).toBe('off')
    expect(readConfig({ ...production, SEED: 'demo' }).demo).toBe('demo')
    expect(() => readConfig({ SEED: 'yes' })).toThrow(/^SEED: must be demo or off/)
    for (const sender of ['SMTP_URL', 'TENCENT_SMS_SECRET_ID', 'WECHAT_APP_ID']) {
      expect(() => readConfig({ ...production, SEED: 'demo', [sender]: 'x' })).toThrow(
        new RegExp(`^SEED: .* real senders .* ${sender} is set`),
      )
      expect(readConfig({ ...production, [sender]: 'x' }).demo).toBe('off')
      expect(readConfig({ SEED: 'demo', [sender]: 'x' }).demo).toBe('demo')
    }
    expect(readConfig({ ...production, SEED: 'demo', WECHAT_PAY_APP_ID: 'x', SMTP_URL: '' }).demo).toBe(
      'demo',
    )
  })

  it('serves the workshop beside the site in production only when configured', () => {
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://symposium.example' }
    expect(readConfig({}).workshop).toBe(true)
    expect(readConfig({ WORKSHOP: 'off' }).workshop).toBe(false)
    expect(readConfig(production).workshop).toBe(false)
    expect(readConfig({ ...production, WORKSHOP: 'on' }).workshop).toBe(true)
    expect(() => readConfig({ WORKSHOP: 'yes' })).toThrow(/^WORKSHOP: must be on or off/)
  })

  it('trusts only named hosts in production, and this machine’s own addresses in development', () => {
    const production = readConfig({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://symposium.example/',
      ALLOWED_HOSTS: 'Internal, ',
    })
    expect(production).toMatchObject({
      production: true,
      publicOrigin: 'https://symposium.example',
      allowedHosts: ['internal'],
      trustProxy: 0,
    })
    const development = readConfig({})
    expect(development.allowedHosts).toEqual(expect.arrayContaining(['localhost', '127.0.0.1', '[::1]']))
    expect(development.keyFile).toMatch(/data\/db\.key$/)
    expect(readConfig({ DATABASE_URL: 'postgres://x/y' }).keyFile).toBeNull()
  })
})
