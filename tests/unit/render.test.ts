import { expect, it } from 'vitest'

import { createRenderer } from '../../server/render.ts'
import type { RendererOptions, SsrModule } from '../../server/render.ts'
import * as entry from '../../src/app/entry-server.tsx'
import { getConference } from '../../src/contract/conference.ts'
import { getSiteBase } from '../../src/contract/site.ts'
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

it('[TKT-02] the check of a certificate is kept out of search engines, and names nobody', async () => {
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

it('allows the styles of the page by their hash and nothing unsafe', async () => {
  const policy = (await renderer()(get('/404'))).headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  // One for the empty element that the styles start from, one for the rendered ones.
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
})

it('renders anew when the data has changed, and not before', async () => {
  let now = 0
  let copyright = 'first'
  const render = renderer({
    now: () => now,
    fetchApi: () => Response.json({ code: 1, msg: '', data: { copyright } }),
    ssr: {
      ...ssr,
      render: async ({ boot }) => ({ html: JSON.stringify(boot.data), css: '', title: '', description: '' }),
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
