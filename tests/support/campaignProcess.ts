import fs from 'node:fs'

import { eq } from 'drizzle-orm'

import { users } from '../../server/db/schema/accounts.ts'
import { campaigns } from '../../server/db/schema/campaigns.ts'
import { conferences } from '../../server/db/schema/catalogue.ts'
import { openDatabase } from '../../server/db/open.ts'
import { orders } from '../../server/db/schema/registration.ts'
import { runCampaigns } from '../../server/lifecycles/campaigns/post.ts'
import { createSmtp } from '../../server/senders/smtp.ts'

/**
 * A server that sends one campaign to so many people as PEOPLE says, to be killed. Says on standard output, unbuffered and one
 * a line: `ready`. Its mail server listens on the port in MAIL_PORT; its clock runs so many milliseconds ahead as AHEAD says.
 * `campaignProcess mail|finish <database>`; `finish` only sends what is left, and ends.
 */
const [mode = '', database = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const ahead = Number(process.env['AHEAD'] ?? 0)
const now = () => Date.now() + ahead

const { db, close } = await openDatabase(database, log)
const begin = async () => {
  const people = Number(process.env['PEOPLE'])
  const at = new Date(now() - 1000)
  await db.transaction(async (tx) => {
    const days = { startsAt: at, endsAt: at, publication: 'draft' as const }
    const [conference] = await tx
      .insert(conferences)
      .values({ title: '会', engTitle: 'C', ...days })
      .returning()
    const conferenceId = conference?.id ?? 0
    let by = 0
    // One statement takes 65 535 values.
    for (let first = 0; first < people; first += 5000) {
      const some = Array.from({ length: Math.min(5000, people - first) }, (_, number) => first + number)
      const accounts = await tx
        .insert(users)
        .values(some.map((number) => ({ nickname: `n${number}`, email: `p${number}@example.org` })))
        .returning({ id: users.id })
      await tx.insert(orders).values(
        accounts.map(({ id: userId }, number) => ({
          ...{
            no: `K${first + number}`,
            kind: 'conf' as const,
            userId,
            conferenceId,
            listAmount: 0,
            amount: 0,
          },
          ...{ attendee: { name: `n${number}`, affiliation: '', email: '' }, dueAt: at, createdAt: at },
        })),
      )
      by = accounts[0]?.id ?? by
    }
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
    } as const
    await tx.insert(campaigns).values({
      ...{ conferenceId, audience: {}, title: 't', engTitle: 't', body, engBody: body, hash: 'h' },
      ...{ createdBy: by, editedBy: by, editedAt: at, creationKey: 'k' },
      ...{ state: 'sending', begunAt: new Date(now()) },
    })
  })
}
if ((await db.$count(campaigns, eq(campaigns.creationKey, 'k'))) === 0) await begin()
say('ready')

const sender = createSmtp({ url: `smtp://127.0.0.1:${process.env['MAIL_PORT']}`, from: 'a@example.org' })
const run = () =>
  runCampaigns({
    ...{ db, sender, log, now, batch: 7 },
    origin: 'https://conf.example.org',
    unsubscribePath: () => '/unsubscribe/1/conference/x',
  })

if (mode === 'finish') {
  while ((await run()) > 0);
  sender.close?.()
  await close()
  say('finished')
} else {
  // Two at once, as two servers would.
  const working = async () => {
    for (;;) {
      await run()
      await new Promise((done) => setImmediate(done))
    }
  }
  await Promise.all([working(), working()])
}
