import { readFileSync } from 'node:fs'

import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'

import { createRenderer } from '../../server/render.ts'
import * as entry from '../../src/app/entry-server.tsx'
import { routes } from '../../src/app/routes.ts'
import { createHarness, site } from '../server/api/harness.ts'
import type { Harness } from '../server/api/harness.ts'
import { en, zh } from '../e2e/support/texts.ts'
import { newMemory } from '../support/engines.ts'

/** Parts of addresses that hold any text: codes, tokens, and the name of a part of the site. */
const anyText: ReadonlySet<string> = new Set(['scene', 'code', 'token', 'part'])
const usual: Readonly<Record<string, string>> = {
  kind: 'about',
  place: 'mail',
  entity: 'order',
  code: 'a',
  token: 'a',
  scene: 'a',
}

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

  it('[NAV-02] an address in which a row cannot have the number is the page 404, and so is one of a public row that is not there', async () => {
    const named = routes.flatMap(({ path, access }) =>
      [...path.matchAll(/:(\w+)/g)]
        .map(([, name = '']) => ({ path, access, name }))
        .filter(({ name }) => !anyText.has(name)),
    )
    expect(named.length).toBeGreaterThan(50)
    const strange = [
      '0',
      '9999999999',
      '2147483648',
      '-1',
      '1e9',
      '1.0',
      '+1',
      '０',
      '１２',
      '٣',
      '0x1',
      'abc',
    ]
    const filled = (path: string, name: string, value: string) =>
      path.replace(/:(\w+)/g, (_, part: string) =>
        part === name ? encodeURIComponent(value) : (usual[part] ?? '1'),
      )
    const statusOf = (path: string, search = '') => {
      const plan = entry.plan(path, search)
      return plan.kind === 'page' ? plan.status : plan.to
    }
    for (const { path, name } of named) {
      const statuses = strange.map((value) => [value, statusOf(filled(path, name, value))])
      expect([path, statuses]).toEqual([path, strange.map((value) => [value, 404])])
      expect([path, statusOf(filled(path, name, usual[name] ?? '2147483647'))]).toEqual([path, 200])
    }
    const subjects = routes.flatMap(({ path, subjects: names }) => names.map((name) => ({ path, name })))
    for (const { path, name } of subjects)
      for (const value of strange)
        expect([path, value, statusOf(path, `?${name}=${encodeURIComponent(value)}`)]).toEqual([
          path,
          value,
          404,
        ])
    expect(statusOf('/organizer/1/lives/new')).toBe(200)
    // Ten digits that a row may have: the server queries, and there is no row.
    const addresses = [
      ...named
        .filter(({ access, name }) => access === 'public' && name === 'id')
        .map(({ path }) => filled(path, 'id', '1999999999')),
      ...subjects.map(({ path, name }) => `${path}?${name}=1999999999`),
      '/conferences/0',
    ]
    for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 404])
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
