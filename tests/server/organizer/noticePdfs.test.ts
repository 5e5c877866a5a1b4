import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences } from '../../../server/db/schema/catalogue.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { hostEntries } from '../../../server/db/schema/hostEntries.ts'
import { emptyDocument, type RichDocument } from '../../../src/contract/richText.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import { site, type Browser } from '../api/harness.ts'
import { readPdf } from '../documents/readPdf.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

const doc = (text: string): RichDocument => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `一、${text}` }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '投稿见' },
        { type: 'text', text: '系统', marks: [{ type: 'link', attrs: { href: '/conferences' } }] },
        { type: 'text', text: ' 😀' },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'table_row',
          content: [
            { type: 'table_header', content: [{ type: 'text', text: '事项甲' }] },
            { type: 'table_cell', content: [{ type: 'text', text: '二月二十八日' }] },
          ],
        },
      ],
    },
  ],
})

describeDatabase('[CONF-02] [CONF-03] notices as PDF', (open) => {
  let shop: Shop
  let chair: Browser
  let id = 0
  beforeEach(async () => {
    shop = await openShop(open)
    id = shop.conference.id
    await shop.db.delete(userRoles).where(eq(userRoles.conferenceId, id))
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('organizer'), role: 'organizer', conferenceId: id })
    chair = await shop.signedIn('organizer')
  })

  const save = (more: object = {}) =>
    chair.call('saveContent', {
      ...{ conference_id: id, kind: 'notice1', revision: 0, title: '首轮通知', eng_title: '' },
      body: JSON.stringify(doc('征文范围')),
      eng_body: JSON.stringify(emptyDocument),
      ...more,
    })
  const release = ({ revision }: { revision: number }) =>
    chair.call('moveContent', {
      ...{ conference_id: id, kind: 'notice1', event: 'release', revision, key: freshKey() },
    })
  const get = (
    path: string,
    {
      browser = shop.server.browser(),
      headers = {},
    }: { browser?: Browser; headers?: Record<string, string> } = {},
  ) => browser.request(`/files/conferences/${path}`, { headers })
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
  const released = (kind = 'notice1', language = 'zh', of = id) => `${of}/notices/${kind}.${language}.pdf`
  const draft = (kind = 'notice1', language = 'zh', of = id) => `${of}/drafts/${kind}.${language}.pdf`

  it('everybody gets a released one, with hosts, contacts, day, table and the addresses of links', async () => {
    await shop.db.delete(hostEntries).where(eq(hostEntries.conferenceId, id))
    const entry = { conferenceId: id, creationKey: null }
    await shop.db.insert(hostEntries).values([
      { ...entry, list: 'hosts', kind: 'host', name: '计算数学学会', position: 0 },
      { ...entry, list: 'hosts', kind: 'undertake', name: '数学科学学院', position: 1 },
      { ...entry, list: 'contacts', kind: 'general', name: '王老师', phone: '0571-8795', position: 0 },
    ])
    await release(await save())
    const answer = await get(released())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="conference-${id}-notice1-zh.pdf"`,
    )
    const bytes = await bytesOf(answer)
    const text = await readPdf(bytes)
    for (const part of [
      ...['首轮通知', '一、征文范围', '事项甲', '二月二十八日', '□'],
      ...['主办单位：计算数学学会', '承办单位：数学科学学院', '会务咨询', '王老师，电话 0571-8795'],
      `${site}/conferences`,
      `/conferences/${id}/text/notice1`,
      ...['发布，第 1 版', '第 1 页，共 1 页'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('草稿')
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/Lang (zh-CN)')
    expect(raw).toContain('/Marked true')
    // The same request, recognized by its tag.
    expect(await bytesOf(await get(released()))).toEqual(bytes)
    const again = await get(released(), { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  it('a draft is its team’s: others, and everybody of what is not there, get one and the same answer', async () => {
    await release(await save())
    await save({ revision: 1, body: JSON.stringify(doc('第二稿')) })
    const mine = await get(draft(), { browser: chair })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    const text = await readPdf(await bytesOf(mine))
    expect(text).toContain('第二稿')
    expect(text).toContain('草稿，尚未发布')
    expect(await readPdf(await bytesOf(await get(released())))).toContain('征文范围')

    const other = await shop.signedIn('approved')
    const nothing = async (path: string, browser: Browser) => {
      const answer = await get(path, { browser })
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    const gone = await nothing(draft('notice1', 'zh', 2_000_000_000), other)
    expect(gone[0]).toBe(404)
    for (const path of [draft(), draft('notice2'), draft('about'), `${id}/drafts/notice1.zh.pdf.pdf`])
      expect([path, await nothing(path, other)]).toEqual([path, gone])
    const guest = shop.server.browser()
    expect(await (await get(draft(), { browser: guest })).json()).toMatchObject({
      data: { reason: 'signedOut' },
    })
    const absent = await nothing(released('notice1', 'zh', 2_000_000_000), guest)
    expect(absent[0]).toBe(404)
    const missing = [
      ...[released('notice2'), released('about'), released('notice1', 'en'), released('notice1', 'fr')],
      ...[`${id}/notices/%00.zh.pdf`, `0${id}/notices/notice1.zh.pdf`, `99999999999/notices/notice1.zh.pdf`],
    ]
    for (const path of missing) expect([path, await nothing(path, guest)]).toEqual([path, absent])
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    expect(await nothing(released(), guest)).toEqual(absent)
  })

  it('ten at once get the same answer; a client over sixty in a minute learns when to retry', async () => {
    await release(await save())
    const first = await get(draft(), { browser: chair })
    await spendHits(shop.db, 'documents:', 50)
    const later = await Promise.all(Array.from({ length: 10 }, () => get(draft(), { browser: chair })))
    const answers = [first, ...later]
    const all = await Promise.all(answers.map(bytesOf))
    // By the buffers themselves: `toEqual` of so many bytes takes half a minute.
    expect(all.map((bytes) => Buffer.compare(bytes, all[0] ?? Buffer.alloc(0)))).toEqual(all.map(() => 0))
    const late = await get(draft(), { browser: chair })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
    // Another user does not block anyone.
    expect((await get(released())).status).toBe(200)
    // A network that has asked as often as it may in this minute, whatever it asks for.
    await spendHits(shop.db, 'notices:', 300)
    for (const path of [released(), released('notice2', 'zh', 2_000_000_000)])
      expect((await get(path)).status).toBe(429)
  })
})
