import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { lifecycleEvents } from '../../../server/db/schema/audit.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { paperFiles, papers, paperSettings, reviews } from '../../../server/db/schema/papers.ts'
import { publications } from '../../../server/db/schema/publications.ts'
import { uploadStores } from '../../../server/files/store.ts'
import { publishEarlier } from '../../../server/lifecycles/papers/publication.ts'
import { paperDefaults } from '../../../server/lifecycles/papers/settings.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { nodesOf } from '../../../workbench/core/walk.ts'
import { paperMachine } from '../../../src/machines/lifecycles/paper/paper.machine.ts'
import { describeDatabase } from '../../support/engines.ts'
import { writtenPaper } from '../../support/papers.ts'
import { pdf } from '../documents/officialDocuments.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const states = nodesOf(paperMachine)
  .filter(({ type }) => type === 'atomic' || type === 'final')
  .map(({ path }) => path.join('.'))
const isPublicState = (state: string) => /^(?:published|indexed)\./.test(state)
const hidden = states.filter((state) => !isPublicState(state))
/** Beyond every row. */
const none = 2_147_483_647

describeDatabase('published papers', (open) => {
  let shop: Shop
  let guest: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    guest = shop.server.browser()
  })

  const paper = async (state: string, form: Partial<PaperForm> = {}, at = shop.server.clock.now) => {
    const moved = new Date(at)
    const [row] = await shop.db
      .insert(papers)
      .values({
        userId: await shop.idOf('linmei'),
        conferenceId: shop.conference.id,
        form: { ...writtenPaper, ...form },
        state,
        reason: 'why it came here',
        movedAt: moved,
        ...(state.endsWith('.withdrawn') ? { withdrawnFrom: 'active' as const } : {}),
        ...(state.endsWith('.awaiting_revision') ? { revisionDueAt: moved } : {}),
      })
      .returning()
    if (row === undefined) throw new Error('the paper was not written')
    return row.id
  }
  const stored = async (paperId: number, kind: 'pdf' | 'doc', bytes: Buffer) => {
    const store = uploadStores(testConfig.filesRoot).papers
    const draft = await store.draft()
    await draft.write(bytes)
    const file = store.nameFor(kind)
    await draft.keep(file)
    await draft.drop()
    await shop.db
      .insert(paperFiles)
      .values({ paperId, kind, round: 0, name: kind, file, bytes: bytes.length })
  }
  const said = async (response: Response) => ({
    status: response.status,
    headers: [...response.headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name)),
    body: await response.text(),
  })

  it('[PAP-01] a paper is shown in the four published states and in no other', async () => {
    for (const state of states) {
      const id = await paper(state)
      const answer = await guest.raw('getPublication', { id })
      expect({ state, code: answer.code }).toEqual({ state, code: isPublicState(state) ? 1 : 404 })
    }
  })

  it('[PAP-01] a paper of any other state answers exactly as one that does not exist, also by its files', async () => {
    const ids = [none]
    for (const state of hidden) {
      const id = await paper(state)
      await stored(id, 'pdf', pdf())
      ids.push(id)
    }
    for (const browser of [guest, await shop.signedIn('linmei'), await shop.signedIn('organizer')]) {
      for (const address of [
        (id: number) => `/apic/publication/get?id=${id}`,
        (id: number) => `/papers/${id}.pdf`,
        (id: number) => `/papers/${id}.bib`,
        (id: number) => `/papers/${id}.ris`,
      ]) {
        const answers = []
        for (const id of ids) answers.push(await said(await browser.request(address(id))))
        expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
      }
    }
  })

  it('a paper of a conference that is not published is not shown', async () => {
    const id = await paper('published.accepted')
    await publishEarlier(shop.db)
    await shop.db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, shop.conference.id))
    expect(await guest.refused('getPublication', { id })).toMatchObject({ reason: 'notFound' })
    expect(await guest.refused('listPublications', { conference_id: shop.conference.id })).toMatchObject({
      reason: 'notFound',
      field: 'conference_id',
    })
    expect(await (await guest.request('/sitemaps/papers-1.xml')).text()).not.toContain('/papers/')
  })

  it('nothing of addresses, reviewers, reviews and conflicts is in any public answer', async () => {
    const id = await paper('published.accepted', { conflicts: ['secret rival'] })
    await publishEarlier(shop.db)
    await shop.db.insert(reviews).values({
      paperId: id,
      userId: await shop.idOf('approved'),
      round: 1,
      responseDueAt: new Date(0),
      state: 'accepted.submitted',
      comments: 'secret comment',
      remarks: 'secret remark',
    })
    for (const address of [
      `/apic/publication/get?id=${id}`,
      `/apic/publication/list?conference_id=${shop.conference.id}`,
      `/papers/${id}.bib`,
      `/papers/${id}.ris`,
    ]) {
      const body = await (await guest.request(address)).text()
      expect(body).toContain('林')
      expect(body).not.toMatch(/secret|@example|why it came here/)
    }
  })

  it('the public gets the newest PDF and never the Word file', async () => {
    const id = await paper('published.accepted')
    expect((await guest.request(`/papers/${id}.pdf`)).status).toBe(404)
    expect((await guest.call('getPublication', { id })).has_pdf).toBe(false)
    const newest = Buffer.concat([pdf(), Buffer.from('\n%newest\n%%EOF')])
    await stored(id, 'pdf', pdf())
    await stored(id, 'pdf', newest)
    await stored(id, 'doc', Buffer.from('the Word file'))
    const answer = await guest.request(`/papers/${id}.pdf`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(newest)).toBe(true)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="paper-${id}.pdf"`)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await guest.call('getPublication', { id })).has_pdf).toBe(true)
    for (const ending of ['doc', 'docx', 'PDF'])
      expect((await guest.request(`/papers/${id}.${ending}`)).headers.get('content-type')).not.toBe(
        'application/pdf',
      )
  })

  it('a retracted paper stays with its notice, and a citation says so', async () => {
    const id = await paper('indexed.accepted')
    await shop.db.insert(lifecycleEvents).values({
      entity: 'paper',
      entityId: id,
      seq: 7,
      event: 'paper.index',
      fromState: 'published.accepted',
      toState: 'indexed.accepted',
      role: 'organizer',
      reason: 'EI Compendex 20265011223',
    })
    expect(await guest.call('getPublication', { id })).toMatchObject({
      indexed_in: 'EI Compendex 20265011223',
      retraction: null,
    })
    await shop.db
      .update(papers)
      .set({ state: 'indexed.retracted', reason: '图 3 的数据有误' })
      .where(eq(papers.id, id))
    await publishEarlier(shop.db)
    expect(await guest.call('getPublication', { id })).toMatchObject({
      indexed_in: 'EI Compendex 20265011223',
      retraction: { reason: '图 3 的数据有误' },
    })
    expect(await (await guest.request(`/papers/${id}.bib`)).text()).toContain('图 3 的数据有误')
    const { list } = await guest.call('listPublications', { conference_id: shop.conference.id })
    expect(list).toMatchObject([{ id, is_retracted: true }])
  })

  it('[PAP-04] publishing puts the paper into the proceedings, with the moment of it', async () => {
    const id = await paper('first_review.accepted')
    await shop.db.update(papers).set({ finalAt: new Date() }).where(eq(papers.id, id))
    await shop.db.insert(paperSettings).values({ conferenceId: shop.conference.id, ...paperDefaults, fee: 0 })
    const conference = () => guest.call('getConference', { id: shop.conference.id })
    expect((await conference()).has_proceedings).toBe(false)
    const chair = await shop.signedIn('organizer')
    const event = { entity: 'paper', id, key: freshKey() } as const
    await chair.call('fireRecord', { ...event, event: 'paper.publish', version: 0 })
    const publishedAt = new Date(shop.server.clock.now).toISOString()
    shop.server.clock.now += 86_400_000
    await chair.call('fireRecord', {
      ...event,
      key: freshKey(),
      event: 'paper.index',
      version: 1,
      reason: 'EI 1',
    })
    expect(await guest.call('getPublication', { id })).toMatchObject({
      published_at: publishedAt,
      indexed_in: 'EI 1',
    })
    expect((await conference()).has_proceedings).toBe(true)
  })

  it('papers that were published earlier come into the proceedings once', async () => {
    await paper('published.accepted')
    await paper('first_review.active')
    await publishEarlier(shop.db)
    await publishEarlier(shop.db)
    expect(await shop.db.select().from(publications)).toHaveLength(1)
  })

  it('the proceedings are found by title, author and keyword, in either language', async () => {
    const { now } = shop.server.clock
    const first = await paper('published.accepted', {}, now)
    const second = await paper(
      'published.accepted',
      {
        title: '锂金属负极',
        eng_title: 'Lithium metal anodes for García’s cells',
        keywords: ['电池'],
        authors: writtenPaper.authors.map((author) => ({
          ...author,
          name: '欧阳子轩',
          eng_name: 'OUYANG Zixuan',
        })),
      },
      now + 1000,
    )
    const elsewhere = await paper('published.accepted', {}, now)
    await shop.db.update(papers).set({ conferenceId: shop.other.id }).where(eq(papers.id, elsewhere))
    await publishEarlier(shop.db)
    const found = async (q?: string) => {
      const { list } = await guest.call('listPublications', {
        conference_id: shop.conference.id,
        ...(q === undefined ? {} : { q }),
      })
      return list.map(({ id }) => id)
    }
    expect(await found()).toEqual([second, first])
    for (const [q, ids] of [
      ['钙钛矿', [first]],
      ['缺陷 林梅', [first]],
      ['lith', [second]],
      ['LITHIUM garcia', [second]],
      ['ouyang', [second]],
      ['子轩', [second]],
      ['锂', [second]],
      ['钝化 锂', []],
      ['钛钙', []],
      ['%', []],
      ["'; drop table papers", []],
    ] as const)
      expect({ q, ids: await found(q) }).toEqual({ q, ids })
  })

  it('the proceedings are paged without losing or repeating a paper', async () => {
    const ids: number[] = []
    // All at one moment.
    for (let count = 0; count < 7; count += 1) ids.unshift(await paper('published.accepted'))
    await publishEarlier(shop.db)
    const pages = []
    for (const page of [1, 2, 3, 4])
      pages.push(
        await guest.call('listPublications', { conference_id: shop.conference.id, page, page_size: 3 }),
      )
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(ids)
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
  })

  it('[SEO-01] the sitemaps name published papers and proceedings, and robots are led to them', async () => {
    const shown = await paper('published.accepted')
    const draft = await paper('draft')
    const robots = async () => (await guest.request('/robots.txt')).text()
    expect(await robots()).not.toContain('sitemaps/papers')
    expect((await guest.request('/sitemaps/papers-1.xml')).status).toBe(404)
    await publishEarlier(shop.db)
    expect(await robots()).toContain('/sitemaps/papers-1.xml\n')
    const text = await (await guest.request('/sitemaps/papers-1.xml')).text()
    expect(text).toContain(`/papers/${shown}</loc>`)
    expect(text).toContain(`/papers/${shown}?lang=en</loc>`)
    expect(text).not.toContain(`/papers/${draft}<`)
    expect((await guest.request('/sitemaps/papers-2.xml')).status).toBe(404)
    expect(await (await guest.request('/sitemap.xml')).text()).toContain(
      `/conferences/${shop.conference.id}/proceedings</loc>`,
    )
  })
})
