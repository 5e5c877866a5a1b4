import { expect, it } from 'vitest'

import { createRenderer } from '../../server/render.ts'
import * as entry from '../../src/app/entry-server.tsx'
import { getPublication, type Publication } from '../../src/contract/publication.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'

const template =
  '<html lang="zh-CN"><head><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>'
const example = fixturesFor('zh').getPublication

const pageOf = async (change: Partial<Publication> | null, locale = 'en') => {
  const render = createRenderer({
    template,
    ssr: entry,
    publicOrigin: 'https://symposium.test',
    fetchApi: (request) => {
      if (new URL(request.url).pathname !== getPublication.path)
        return Response.json({ code: 500, msg: '', data: null })
      return Response.json(
        change === null
          ? { code: 404, msg: '', data: null }
          : { code: 1, msg: '', data: { ...example, ...change } },
      )
    },
  })
  const response = await render(
    new Request('https://symposium.test/papers/1', { headers: { cookie: `locale=${locale}` } }),
  )
  const html = await response.text()
  const end = html.indexOf('</head>')
  return {
    status: response.status,
    head: html.slice(0, end),
    body: html.slice(end, html.indexOf('id="boot"')),
  }
}
const metasOf = (head: string) =>
  [...head.matchAll(/<meta name="(citation_\w+)" content="([^"]*)">/g)].map(([, name, content]) => [
    name,
    content,
  ])
const factsOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null')

it('[SEO-01] a published paper tells indexes of papers what they ask for, each author with the own institution', async () => {
  const { head } = await pageOf({})
  expect(metasOf(head)).toEqual([
    ['citation_title', 'Defect passivation of perovskite films'],
    ['citation_author', 'Lin, Mei'],
    ['citation_author_institution', 'School of Energy Materials, East China University of Materials'],
    ['citation_author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['citation_author', 'Ouyang, Zixuan'],
    ['citation_author_institution', 'Shanghai Institute of Photoelectronics'],
    ['citation_publication_date', '2026/12/12'],
    ['citation_conference_title', 'Forum on Energy Materials and Carbon Neutrality'],
    ['citation_doi', '10.12345/symposium.2026.012'],
    ['citation_firstpage', '12'],
    ['citation_lastpage', '18'],
    ['citation_keywords', 'perovskite; defect passivation; solar cells'],
    ['citation_language', 'en'],
    ['citation_abstract_html_url', 'https://symposium.test/papers/1'],
    ['citation_pdf_url', 'https://symposium.test/papers/1.pdf'],
  ])
  expect(factsOf(head)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: 'Defect passivation of perovskite films',
    datePublished: '2026-12-12',
    author: [{ '@type': 'Person', name: 'Mei Lin', sameAs: 'https://orcid.org/0000-0002-1825-0097' }, {}],
  })
  expect(head).toContain('<link rel="canonical" href="https://symposium.test/papers/1?lang=en">')
  expect(head).toContain('hreflang="zh-CN" href="https://symposium.test/papers/1">')
  expect(metasOf((await pageOf({}, 'zh-CN')).head)).toContainEqual(['citation_author', '欧阳, 子轩'])
})

it('[SEO-01] what its authors write stays text, and without a PDF none is named', async () => {
  const evil = '</script><script>alert(1)</script>"><meta name="x'
  const { head, body } = await pageOf({ title: evil, eng_title: evil, abstract: evil, has_pdf: false })
  expect(head + body).not.toContain('<script>alert')
  expect(head).not.toContain('<meta name="x')
  expect(factsOf(head).headline).toBe(evil)
  expect(head + body).not.toContain('/papers/1.pdf')
})

it('a retracted paper says so before its title, in the head and in both languages', async () => {
  const { head, body } = await pageOf({ retraction: { reason: '数据有误', at: '2027-01-04T02:00:00.000Z' } })
  expect(head).toContain('<title>[Retracted] Defect')
  expect(factsOf(head)).toMatchObject({ creativeWorkStatus: 'Retracted' })
  expect(body.indexOf('已撤稿')).toBeGreaterThan(0)
  expect(body.indexOf('已撤稿')).toBeLessThan(body.indexOf('<h1'))
  expect(body).toContain('<span lang="zh-CN">数据有误</span>')
})

it('[CONF-02] a paper in Chinese alone is marked as Chinese in an English page', async () => {
  const { body } = await pageOf({ eng_title: '', eng_abstract: '', eng_keywords: [] })
  expect(body).toContain('<span lang="zh-CN">钙钛矿薄膜的缺陷钝化</span>')
  expect(body.match(/Only in Chinese/g)).toHaveLength(3)
})

it('[NAV-02] a hidden paper is the page 404', async () => {
  const { status, head } = await pageOf(null)
  expect(status).toBe(404)
  expect(metasOf(head)).toEqual([])
  expect(head).toContain('noindex')
})
