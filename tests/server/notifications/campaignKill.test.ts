// Deep, 1 min: a process is killed and started again and again.
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'

import { campaignRecipients } from '../../../server/db/schema/campaigns.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { campaignMessageId } from '../../../server/lifecycles/campaigns/campaignMail.ts'
import { inFlight } from '../../../server/lifecycles/campaigns/post.ts'
import { quietLog } from '../../support/engines.ts'
import { itSurvives } from '../../support/itSurvives.ts'
import { messageIdIn, startMailServer, type MailServer } from '../../support/mailServer.ts'
import { createDraw, ofSeed, rounds } from '../../support/rounds.ts'
import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'

const kills = rounds(2, 20)
const people = rounds(60, 20_000)
/** Mails between two kills, at most, so that some are left for the last sender. */
const mostBetween = Math.floor((people / kills) * (2 / 3))
const origin = 'https://conf.example.org'

describe('kill -9 in the middle of a campaign', () => {
  const draw = createDraw()
  let writers: Awaited<ReturnType<typeof buildWriter>>
  let running: WriterProcess | null = null
  let server: MailServer | null = null
  beforeAll(async () => {
    writers = await buildWriter('campaignProcess')
  })
  afterEach(async () => {
    await running?.kill()
    await server?.close()
  })
  afterAll(() => {
    writers.remove()
  })

  const survive = async (database: string) => {
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
    const env = { MAIL_PORT: String(server.port), PEOPLE: String(people) }
    for (let round = 0; round < kills; round += 1) {
      const writer = writers.start('mail', database, '', env)
      running = writer
      const wanted = draw.between(3, mostBetween)
      // The mail is there, and its sender dies before it learns so.
      let seen = 0
      await new Promise<void>((gone) => {
        onMail = () => {
          seen += 1
          if (seen === wanted) void writer.kill().then(gone)
        }
      })
      onMail = () => {}
    }
    // Claims of the dead have run out by then.
    running = writers.start('finish', database, '', { ...env, AHEAD: '7200000' })
    await running.until((_, line) => line === 'finished')

    const { db, close } = await openDatabase(database, quietLog)
    try {
      const rows = await db.select().from(campaignRecipients)
      expect(rows).toHaveLength(people)
      const idsOf = (state: string) =>
        rows
          .filter((row) => row.state === state)
          .map(({ id }) => campaignMessageId(`recipient ${id}`, origin))
      const [accepted, uncertain] = [idsOf('accepted'), idsOf('uncertain')]
      expect(accepted.length + uncertain.length, ofSeed).toBe(people)
      expect(
        [...arrived].filter(([, times]) => times > 1),
        ofSeed,
      ).toEqual([])
      // Accepted mails have arrived; the fate of the others is unknown, and never more than were under way.
      expect(
        accepted.filter((id) => !arrived.has(id)),
        ofSeed,
      ).toEqual([])
      expect(uncertain.length).toBeGreaterThan(0)
      expect(uncertain.length).toBeLessThanOrEqual(2 * inFlight * kills)
    } finally {
      await close()
    }
  }

  itSurvives('[MSG-01] whenever it dies: nothing comes twice, and what is uncertain is listed', survive, {
    timeout: rounds(600_000, 3_600_000),
  })
})
