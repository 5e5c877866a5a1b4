import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { serverSettings } from '../../../server/db/schema/site.ts'
import { keepPresence, secondServer } from '../../../server/operators/presence.ts'
import { describeDatabase } from '../../support/engines.ts'
import { FakeLog } from '../api/harness.ts'

describeDatabase('[OPS-03] servers on one database', (open) => {
  it('know of each other once both have beaten, and are reported once; one that was killed counts for nothing', async () => {
    const { db } = await open()
    let at = Date.UTC(2026, 10, 20)
    const start = () => {
      const log = new FakeLog()
      return { log, ...keepPresence({ db, log, now: () => at }) }
    }
    const beatAll = async (...servers: Array<ReturnType<typeof start>>) => {
      at += 20_000
      for (const { beat } of servers) await beat()
    }
    const warned = ({ log }: ReturnType<typeof start>) =>
      log.lines.filter((line) => line.includes(secondServer)).length

    const killed = start()
    await beatAll(killed)
    const first = start()
    await beatAll(first)
    await beatAll(first)
    expect(warned(first)).toBe(0)

    const second = start()
    await beatAll(first, second)
    await beatAll(first, second)
    await beatAll(first, second)
    expect([warned(first), warned(second)]).toEqual([1, 1])

    await second.leave()
    await beatAll(first)
    expect(warned(first)).toBe(1)
    at += 25 * 3_600_000
    await beatAll(first)
    expect(await db.select().from(serverSettings).where(like(serverSettings.name, 'server.%'))).toHaveLength(
      1,
    )
  })
})
