// Deep, 1 min: a process is killed and started again and again.
import { isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'

import { jobs } from '../../../server/db/schema/jobs.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { messageIdOf } from '../../../server/notifications/sendMessageMail.ts'
import { quietLog } from '../../support/engines.ts'
import { itSurvives } from '../../support/itSurvives.ts'
import { messageIdIn, startMailServer, type MailServer } from '../../support/mailServer.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'

const kills = rounds(3, 20)
const origin = 'https://conf.example.org'

describe('kill -9 in the middle of mails', () => {
  const draw = createDraw()
  let writers: Awaited<ReturnType<typeof buildWriter>>
  let running: WriterProcess | null = null
  let server: MailServer | null = null
  beforeAll(async () => {
    writers = await buildWriter('mailingProcess')
  })
  afterEach(async () => {
    await running?.kill()
    await server?.close()
  })
  afterAll(() => {
    writers.remove()
  })

  const survive = async (database: string) => {
    const acknowledged = new Set<string>()
    /** Message-ID by how often it came. */
    const arrived = new Map<string, number>()
    let onMail = () => {}
    server = await startMailServer({
      onMail: (mail) => {
        const id = messageIdIn(mail)
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        onMail()
      },
    })
    const env = { MAIL_PORT: String(server.port) }
    for (let round = 0; round < kills; round += 1) {
      const writer = writers.start('mail', database, `r${round}`, env)
      running = writer
      await writer.until((_, line) => line === 'ready')
      const wanted = draw.between(4, 25)
      if (round % 2 === 0) {
        // The mail is there, and its sender dies before it learns so.
        let seen = 0
        await new Promise<void>((gone) => {
          onMail = () => {
            seen += 1
            if (seen === wanted) void writer.kill().then(gone)
          }
        })
      } else {
        await writer.until(({ acknowledged: facts }) => facts.size >= wanted)
        await writer.kill()
      }
      onMail = () => {}
      for (const fact of writer.acknowledged) acknowledged.add(fact)
    }
    // Claims of the dead have run out by then.
    running = writers.start('finish', database, 'end', { ...env, AHEAD: '7200000' })
    await running.until((_, line) => line === 'finished')

    const { db, close } = await openDatabase(database, quietLog)
    try {
      const all = await db.select({ id: messages.id, key: messages.key }).from(messages)
      const kept = new Set(all.map(({ key }) => key))
      expect(
        [...acknowledged].filter((key) => !kept.has(key)),
        ofSeed,
      ).toEqual([])
      const expected = all.map(({ id }) => messageIdOf(id, origin))
      expect(
        expected.filter((id) => !arrived.has(id)),
        ofSeed,
      ).toEqual([])
      // A repeated mail is the same mail: there is no other Message-ID.
      expect([...arrived.keys()].sort()).toEqual(expected.sort())
      expect(await db.select().from(jobs).where(isNull(jobs.doneAt))).toEqual([])
      expect(await db.$count(jobs)).toBe(all.length)
      const twice = [...arrived.values()].filter((times) => times > 1).length
      expect(twice).toBeGreaterThan(0)
      expect(twice).toBeLessThanOrEqual(2 * kills)
    } finally {
      await close()
    }
  }

  itSurvives(
    '[MSG-01] [OPS-01] whenever it dies: every mail arrives, and a second time as the same one',
    survive,
  )
})
