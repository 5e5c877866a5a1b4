import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences, lives, news, videos } from '../../../server/db/schema/catalogue.ts'
import { shareCardSize } from '../../../server/shared/shareCardSize.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Harness } from '../api/harness.ts'

describeDatabase('[SEO-01] share cards', (open) => {
  let server: Harness
  beforeEach(async () => {
    server = await createHarness(open)
  })
  const get = (path: string, init: RequestInit = {}) =>
    server.app.request(`http://symposium.test/share/${path}`, {
      headers: { host: 'symposium.test' },
      ...init,
    })
  /** Width and height from the header of a PNG. */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

  it('one is drawn of each conference, live, video and headline, and of the site, in both languages', async () => {
    const { db } = server.database
    const ids = {
      conf: (await db.select().from(conferences).orderBy(asc(conferences.id)).limit(1))[0]?.id,
      live: (await db.select().from(lives).limit(1))[0]?.id,
      video: (await db.select().from(videos).limit(1))[0]?.id,
      news: (await db.select().from(news).limit(1))[0]?.id,
      site: 0,
    }
    for (const [kind, id] of Object.entries(ids)) {
      const drawn: Buffer[] = []
      for (const language of ['zh', 'en']) {
        const response = await get(`${kind}/${id}.${language}.png`)
        expect([kind, response.status, response.headers.get('content-type')]).toEqual([
          kind,
          200,
          'image/png',
        ])
        const png = Buffer.from(await response.arrayBuffer())
        expect(sizeOf(png)).toEqual([shareCardSize.width, shareCardSize.height])
        drawn.push(png)
      }
      expect(drawn[0]?.equals(drawn[1] ?? Buffer.alloc(0))).toBe(false)
    }
  })

  it('is known by its tag until what it says has changed', async () => {
    const { db } = server.database
    const [row] = await db.select().from(news).limit(1)
    const path = `news/${row?.id}.zh.png`
    const etag = (await get(path)).headers.get('etag') ?? ''
    const headers = { host: 'symposium.test', 'if-none-match': etag }
    expect((await get(path, { headers })).status).toBe(304)
    await db
      .update(news)
      .set({ title: '另一个标题 😀 ﷽ \u202e<script>' })
      .where(eq(news.id, row?.id ?? 0))
    const changed = await get(path, { headers })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('a draft, and an address that names nothing, have none', async () => {
    const { db } = server.database
    const [row] = await db.select().from(conferences).limit(1)
    await db
      .update(conferences)
      .set({ publication: 'draft' })
      .where(eq(conferences.id, row?.id ?? 0))
    for (const path of [
      `conf/${row?.id}.zh.png`,
      'news/2147483647.zh.png',
      'news/9999999999.zh.png',
      'news/0.zh.png',
      'site/1.zh.png',
      'paper/1.zh.png',
      'news/1.fr.png',
      'news/-1.zh.png',
      'news/1.zh.svg',
      'news/%00.zh.png',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })
})
