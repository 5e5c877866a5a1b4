import fs from 'node:fs'

import { users } from '../../server/db/schema/accounts.ts'
import { messages } from '../../server/db/schema/members.ts'
import { openDatabase } from '../../server/db/open.ts'
import { runJobs } from '../../server/jobs/jobs.ts'
import { notify } from '../../server/notifications/notify.ts'
import { sendMessageMail } from '../../server/notifications/sendMessageMail.ts'
import { createSmtp } from '../../server/senders/smtp.ts'

const nothing = () => Promise.resolve()

/**
 * A server that tells members things and mails them, to be killed. Says on standard output, unbuffered and one a line:
 * `have <message>` for each that is in the database, `ready`, then `ok <message>` for each whose transaction is committed.
 * Its mail server listens on the port in MAIL_PORT; its clock runs so many milliseconds ahead as AHEAD says.
 * `mailingProcess mail|finish <database> <prefix>`; `finish` only sends what is left, and ends.
 */
const [mode = '', database = '', prefix = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const ahead = Number(process.env['AHEAD'] ?? 0)
const now = () => Date.now() + ahead

const { db, close } = await openDatabase(database, log)
await db.insert(users).values({ nickname: 'a', email: 'lin@example.org' }).onConflictDoNothing()
const [member] = await db.select().from(users)
if (member === undefined) throw new Error('there is nobody')
for (const { id } of await db.select({ id: messages.id }).from(messages)) say(`have ${id}`)
say('ready')

const sender = createSmtp({ url: `smtp://127.0.0.1:${process.env['MAIL_PORT']}`, from: 'a@example.org' })
const mail = sendMessageMail({
  db,
  sender,
  origin: 'https://conf.example.org',
  attachmentsOf: () => Promise.resolve([]),
  decisionText: () => Promise.resolve(''),
  unsubscribePath: () => '/unsubscribe/1/order/x',
  now,
})
const run = () =>
  runJobs({
    db,
    works: {
      sms: nothing,
      attendees: nothing,
      invitation: nothing,
      author: nothing,
      teamInvitation: nothing,
      documents: nothing,
      benefits: nothing,
      mail,
    },
    log,
    now,
  })

let number = 0
const notifyOnce = async () => {
  const key = `${prefix}-${(number += 1)}`
  const known = { what: key, where: '', reason: '', amount: '', until: '' }
  await db.transaction((tx) =>
    notify(tx, {
      userId: member.id,
      name: 'orderPaid',
      link: '/x',
      key,
      facts: { zh: known, en: known },
      at: new Date(now()),
    }),
  )
  say(`ok ${key}`)
}

if (mode === 'finish') {
  while ((await run()) > 0);
  sender.close?.()
  await close()
  say('finished')
} else {
  // Two workers and one who notifies, at once.
  let sent = 0
  const pause = () => new Promise((done) => setImmediate(done))
  const notifying = async () => {
    for (;;) {
      // As many as can be sent: what waits at the end has to be sent, too.
      while (number - sent > 20) await pause()
      await notifyOnce()
    }
  }
  const working = async () => {
    for (;;) {
      sent += await run()
      await pause()
    }
  }
  await Promise.all([notifying(), working(), working()])
}
