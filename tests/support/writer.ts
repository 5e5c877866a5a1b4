import fs from 'node:fs'

import { sql } from 'drizzle-orm'

import { openDatabase } from '../../server/db/open.ts'
import { outboxMessages } from '../../server/db/schema/outbox.ts'

/**
 * A process to be killed. Says on standard output, unbuffered and one a line: `open`, `have <body>` for every row that is
 * there, `ready`, then `ok <body>` for every row the database acknowledged.
 * `writer <write|hold|shipped> <directory> <prefix>`; `shipped` uses the engine as it comes, for comparison.
 */
const [mode, directory = '', prefix = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const quiet = { info: () => undefined, warn: () => undefined, error: say.bind(null, 'error') }

const forever = async (write: (body: string) => Promise<unknown>, checkpoint: () => Promise<unknown>) => {
  let next = 0
  const worker = async () => {
    for (;;) {
      const body = `${prefix}-${next++}`
      await write(body)
      say(`ok ${body}`)
      if (next % 50 === 0) await checkpoint()
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

if (mode === 'shipped') {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create(directory)
  await client.exec('create table if not exists written (body text)')
  say('ready')
  await forever(
    (body) => client.query('insert into written values ($1)', [body]),
    () => client.exec('checkpoint'),
  )
} else {
  const { db } = await openDatabase(directory, quiet)
  say('open')
  for (const { body } of await db.select({ body: outboxMessages.body }).from(outboxMessages))
    say(`have ${body}`)
  say('ready')
  if (mode === 'hold') setInterval(() => undefined, 60_000)
  else {
    await forever(
      (body) => db.insert(outboxMessages).values({ channel: 'mail', recipient: 'r', body, lang: 'en' }),
      () => db.execute(sql`checkpoint`),
    )
  }
}
