import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { conferences, news, videos } from '../../../server/db/schema/catalogue.ts'
import { collections } from '../../../server/db/schema/members.ts'
import type { CollectionKind } from '../../../src/contract/collection.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { openShop, type Shop } from '../support/shop.ts'

describeDatabase('collections', (open) => {
  let shop: Shop
  let member: Browser
  beforeEach(async () => {
    shop = await openShop(open)
    await shop.db.delete(collections)
    member = await shop.signedIn('linmei')
  })

  const idsOf = async (kind: CollectionKind): Promise<number[]> => {
    const table = { conf: conferences, news, video: videos }[kind]
    const rows = await shop.db.select({ id: table.id }).from(table).orderBy(table.id).limit(3)
    return rows.map(({ id }) => id)
  }
  const collect = async (kind: CollectionKind, id: number) => {
    shop.server.clock.now += 60_000
    await member.call('collect', { kind, id, collected: 1 })
  }
  const listed = async (kind: CollectionKind, who = member) =>
    (await who.call('listCollected', { kind })).list.map(({ id }) => id)

  it.each(['conf', 'news', 'video'] as const)(
    '[MEM-01] of %s are listed the latest first, page, and hold nothing of other kinds or members',
    async (kind) => {
      const ids = await idsOf(kind)
      for (const id of ids) await collect(kind, id)
      for (const other of (['conf', 'news', 'video'] as const).filter((one) => one !== kind))
        expect(await listed(other)).toEqual([])
      expect(await listed(kind)).toEqual(ids.toReversed())
      expect(await listed(kind, await shop.signedIn('newcomer'))).toEqual([])
      const second = await member.call('listCollected', { kind, page: 2, page_size: 2 })
      expect(second).toMatchObject({ total: 3, page: 2, list: [{ id: ids[0] }] })
    },
  )

  it('[MEM-01] what is taken out is gone, and is the latest when it is put back', async () => {
    const [first = 0, second = 0] = await idsOf('news')
    await collect('news', first)
    await collect('news', second)
    await member.call('collect', { kind: 'news', id: first, collected: 0 })
    expect(await listed('news')).toEqual([second])
    await collect('news', first)
    expect(await listed('news')).toEqual([first, second])
  })

  it('[PUB-01] a conference that is no longer public is left out, and counted no more', async () => {
    const { conference, other } = shop
    await collect('conf', conference.id)
    await collect('conf', other.id)
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, other.id))
    expect(await member.call('listCollected', { kind: 'conf' })).toMatchObject({
      total: 1,
      list: [{ id: conference.id }],
    })
  })

  it('[CONF-02] texts come in the language of the visitor, and in the other one where there is no translation', async () => {
    const [id = 0] = await idsOf('news')
    await shop.db.update(news).set({ engTitle: '' }).where(eq(news.id, id))
    await collect('news', id)
    const [entry] = (await member.call('listCollected', { kind: 'news' })).list
    expect(entry?.title).toMatch(/\p{Script=Han}/u)
    expect(entry?.about).not.toMatch(/\p{Script=Han}/u)
  })

  it('a kind that there is not is refused, and the field is named; a guest has none', async () => {
    expect(await member.refused('listCollected', { kind: 'live' as CollectionKind })).toMatchObject({
      field: 'kind',
    })
    expect(await shop.server.browser().refused('listCollected', { kind: 'conf' })).toMatchObject({
      code: 301,
    })
  })

  it('a page tells each visitor whether they have collected it', async () => {
    const [id = 0] = await idsOf('video')
    await collect('video', id)
    const asked = async (who: Browser) => (await who.call('getVideo', { video_id: id })).collected
    expect([await asked(member), await asked(shop.server.browser())]).toEqual([true, false])
  })
})
