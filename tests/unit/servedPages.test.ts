import { readFileSync } from 'node:fs'

import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'

import { createRenderer } from '../../server/render.ts'
import * as entry from '../../src/app/entry-server.tsx'
import { createHarness, site } from '../server/api/harness.ts'
import type { Harness } from '../server/api/harness.ts'
import { en, zh } from '../e2e/support/texts.ts'
import { newMemory } from '../support/engines.ts'

/** Pages as the server answers them, with its routes and its files: what needs no browser to be seen. */
describe('the pages of the server', () => {
  let harness: Harness
  beforeAll(async () => {
    const database = await newMemory()
    harness = await createHarness(() => Promise.resolve(database), {
      renderPage: createRenderer({
        template: readFileSync('index.html', 'utf8'),
        ssr: entry,
        publicOrigin: site,
        fetchApi: (request) => harness.app.fetch(request),
      }),
      staticRoot: 'public',
    })
    return () => database.close()
  }, 60_000)

  const get = (path: string, headers: Record<string, string> = {}) =>
    harness.app.request(
      `${site}${path}`,
      { headers: { host: new URL(site).host, accept: 'text/html', ...headers } },
      { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
    )
  const pageOf = async (path: string, headers?: Record<string, string>) =>
    parseDocument(await (await get(path, headers)).text())
  const textsOf = (node: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string) =>
    DomUtils.getElementsByTagName(name, node).map((element) => DomUtils.innerText(element))

  it('[NAV-01] [NAV-03] [NAV-04] groups lead to their first child and keep the query', async () => {
    const expected = {
      '/': '/login',
      '/helpCenter': '/helpCenter/modo',
      '/personal': '/personal/myconf',
      '/personal/order': '/personal/order/conf',
      '/personal/paper': '/personal/paper/postedby',
      '/personal/collection': '/personal/collection/conf',
      '/personal/notes': '/personal/notes/tickets',
      '/personal/history': '/personal/history/live',
      '/personal/file': '/personal/file/oral',
      '/personal/dynamic': '/personal/dynamic/comment',
    }
    for (const [from, to] of Object.entries(expected)) {
      const response = await get(`${from}?akey=7`)
      expect([from, response.status, response.headers.get('location')]).toEqual([from, 302, `${to}?akey=7`])
    }
  })

  it('[NAV-02] an unknown path shows the page 404 with that status, at its own address', async () => {
    for (const path of ['/nothing', '/login/more', '/personal/unknown', '/%2e%2e/etc', '/%ff']) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 404, null])
      expect(textsOf(parseDocument(await response.text()), 'h1')).toEqual([zh('page.404.title')])
    }
  })

  it('[NAV-07] the three landing pages say what they are for', async () => {
    for (const name of ['202', '203', 'reviewed'] as const) {
      const page = await pageOf(`/${name}`)
      expect([name, textsOf(page, 'h1')]).toEqual([name, [zh(`page.${name}.title`)]])
      expect([name, textsOf(page, 'main').join()]).toEqual([
        name,
        expect.stringContaining(zh(`page.${name}.text`)),
      ])
    }
  })

  it('[LOGIN-12] [I18N-02] the login page promises that academic data is kept confidential', async () => {
    expect(textsOf(await pageOf('/login'), 'body').join()).toContain(zh('login.confidential'))
    const english = await pageOf('/login', { cookie: 'locale=en' })
    expect(textsOf(english, 'body').join()).toContain(en('login.confidential'))
  })

  it('every icon that a page names is there, as what its name says', async () => {
    const named = DomUtils.getElementsByTagName('link', await pageOf('/login')).filter(({ attribs }) =>
      ['icon', 'apple-touch-icon'].includes(attribs['rel'] ?? ''),
    )
    const types = await Promise.all(
      named.map(async ({ attribs }) => {
        const answer = await get(attribs['href'] ?? '')
        return [answer.status, answer.headers.get('content-type')]
      }),
    )
    expect(types).toEqual([
      [200, 'image/x-icon'],
      [200, 'image/svg+xml; charset=utf-8'],
      [200, 'image/png'],
    ])
  })

  it('pages are compressed, answer 304 to what the browser has, and differ by language', async () => {
    const first = await get('/home', { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('vary')).toContain('Cookie')
    const again = await get('/home', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const english = await get('/home', { 'if-none-match': etag, cookie: 'locale=en' })
    expect(english.status).toBe(200)
    expect(await english.text()).toContain('<html lang="en"')
    const dark = await get('/home', { cookie: 'theme=dark' })
    expect(await dark.text()).toContain('data-theme="dark"')
  })

  it('[SEO-01] every public page names a share card in its language, and the card is there', async () => {
    for (const [path, card] of [
      ['/home', '/share/site/0.zh.png'],
      ['/butler', '/share/site/0.zh.png'],
      ['/conferences/1', '/share/conf/1.zh.png'],
      ['/conferences/1?lang=en', '/share/conf/1.en.png'],
      ['/news/1?lang=en', '/share/news/1.en.png'],
      ['/liveDetails?live_id=1', '/share/live/1.zh.png'],
      ['/videoDetails?video_id=1', '/share/video/1.zh.png'],
    ] as const) {
      const html = await (await get(path)).text()
      const named = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
      expect([path, named]).toEqual([path, `${site}${card}`])
      const picture = await get(card)
      expect([card, picture.status, picture.headers.get('content-type')]).toEqual([card, 200, 'image/png'])
    }
  })
})
