import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { createSceneReader } from '../../../server/accounts/sceneReader.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, type Browser, type Harness } from './harness.ts'

describeDatabase('many polls at once', (open) => {
  let server: Harness
  beforeAll(async () => {
    server = await createHarness(open)
  })
  const ask = async (browser: Browser = server.browser()) => {
    const { wechat_data } = await browser.call('getScene', {})
    return { browser, scene_str: wechat_data.scene_value }
  }

  it('[SCAN-01] class 12: each of 40 browsers hears of its own scene only, in 120 polls read together', async () => {
    const visitors = await Promise.all(Array.from({ length: 40 }, () => ask()))
    const phone = server.browser()
    for (const [index, { scene_str }] of visitors.entries()) {
      if (index % 4 > 0) await phone.call('openScene', { scene_str })
      if (index % 4 > 1) await phone.call('confirmScene', { scene_str, as: 'unbound' })
    }
    const expected = visitors.map((_, index) => ['waiting', 'scanned', 'confirmed', 'confirmed'][index % 4])
    const [own, foreign, unknown] = await Promise.all([
      Promise.all(visitors.map(({ browser, scene_str }) => browser.call('checkScene', { scene_str }))),
      Promise.all(
        visitors.map(({ scene_str }, index) =>
          visitors[(index + 1) % visitors.length]?.browser.refused('checkScene', { scene_str }),
        ),
      ),
      Promise.all(
        visitors.map(({ browser }, index) =>
          browser.refused('checkScene', { scene_str: `A${index}`.padEnd(22, '_') }),
        ),
      ),
    ])
    expect(own.map(({ status }) => status)).toEqual(expected)
    for (const refused of [...foreign, ...unknown]) expect(refused).toMatchObject({ reason: 'sceneUnknown' })
  })

  it('a poll that begins after a confirmation was answered sees it, while others are read', async () => {
    const noise = await Promise.all(Array.from({ length: 20 }, () => ask()))
    const { browser, scene_str } = await ask()
    const phone = server.browser()
    const polls = noise.map(({ browser: other, scene_str: value }) =>
      other.call('checkScene', { scene_str: value }),
    )
    await phone.call('confirmScene', { scene_str, as: 'unbound' })
    expect((await browser.call('checkScene', { scene_str })).status).toBe('confirmed')
    expect((await Promise.all(polls)).every(({ status }) => status === 'waiting')).toBe(true)
  })

  it('a query that fails fails the polls that it stood for; the next ones are answered', async () => {
    const read = createSceneReader(server.database.db)
    const { db } = server.database
    await db.execute(sql`alter table scenes rename to scenes_away`)
    const failed = await Promise.allSettled([read('one'), read('two')])
    await db.execute(sql`alter table scenes_away rename to scenes`)
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read('one')).toBeNull()
  })
})
