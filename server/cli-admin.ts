import { parseArgs } from 'node:util'

import { makeAdministrator, readContact, WrongContact, type Promotion } from './accounts/makeAdministrator.ts'
import { forgetFingerprint } from './accounts/signingKey.ts'
import { readConfig } from './shared/config.ts'
import { DatabaseError } from './db/errors.ts'
import { closeDemoAccounts } from './db/fill.ts'
import { openDatabase } from './db/open.ts'
import { seedSite } from './db/seedSite.ts'
import type { Log } from './db/types.ts'
import { prepareFirstRun } from './operators/firstRun.ts'

const usage = `Usage: npm run admin -- --phone <number> [--country <dialling code, else 86>]
       npm run admin -- --email <address>
       npm run admin -- --close-demo
       npm run admin -- --setup-code
       npm run admin -- --forget-key

Makes an administrator of the account with this phone or e-mail address, in the database of the site (DATABASE_URL, else
data/db, whose server must be stopped). Without such an account one is made; the person signs in by code.
--close-demo: nobody signs in to the demo accounts any more.
--setup-code: the code with which an empty site is set up at /setup.
--forget-key: the next start takes whatever key it finds. Sessions end, links of invitations and unsubscribing are void,
authenticator apps and recovery codes no longer work.`

/** `npm run admin`: exit code 0 when it is done, 1 when it cannot be, 2 when the command is not understood. */
const main = async (): Promise<number> => {
  const asked = readArguments()
  if (asked === null) {
    console.error(usage)
    return 2
  }
  const { databaseUrl } = readConfig({ ...process.env, NODE_ENV: '', SEED: 'off' })
  const database = await openDatabase(databaseUrl, log, { migrations: 'fresh' })
  try {
    // The next member who signs in must find a site, also where this command made the database.
    await seedSite(database.db)
    if (asked === 'closeDemo') {
      const closed = await closeDemoAccounts(database.db)
      console.log(
        closed.length === 0
          ? 'There are no demo accounts.'
          : `Nobody signs in to the demo accounts any more: ${closed.join(', ')}. What they own stays.`,
      )
      return 0
    }
    if (asked === 'forgetKey') {
      console.log(
        (await forgetFingerprint(database.db))
          ? 'The next start takes whatever key it finds.'
          : 'No key is known: the next start takes whatever key it finds.',
      )
      return 0
    }
    if (asked === 'setupCode') {
      const code = await prepareFirstRun(database.db)
      console.log(code === null ? 'The site is set up already.' : `Open /setup and give the code ${code}.`)
      return 0
    }
    const done = await makeAdministrator(database.db, asked, new Date())
    const name = asked.kind === 'phone' ? `+${asked.country} ${asked.mobile}` : asked.address
    console.log(sentences[done.outcome](name, done.userId))
    return 0
  } finally {
    await database.close()
  }
}

const sentences: Record<Promotion['outcome'], (name: string, id: number) => string> = {
  created: (name, id) =>
    `Made account ${id} for ${name}, an administrator. Sign in by a code sent to ${name}; the console is at /console.`,
  promoted: (name, id) => `Account ${id} (${name}) is an administrator now. The console is at /console.`,
  alreadyAdministrator: (name, id) => `Account ${id} (${name}) was an administrator already.`,
}

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        phone: { type: 'string' },
        country: { type: 'string' },
        email: { type: 'string' },
        'close-demo': { type: 'boolean' },
        'setup-code': { type: 'boolean' },
        'forget-key': { type: 'boolean' },
      },
    })
    const isBare = values.phone === undefined && values.email === undefined && values.country === undefined
    const wants = (['close-demo', 'setup-code', 'forget-key'] as const).filter(
      (name) => values[name] === true,
    )
    if (wants.length > 0 && (!isBare || wants.length > 1)) return null
    if (wants[0] === 'close-demo') return 'closeDemo' as const
    if (wants[0] === 'forget-key') return 'forgetKey' as const
    if (wants[0] === 'setup-code') return 'setupCode' as const
    return isBare ? null : readContact(values)
  } catch (error) {
    if (error instanceof WrongContact) throw error
    return null
  }
}

const say = (fields: object, message: string) => {
  console.error(message, fields)
}
const log: Log = { info: say, warn: say, error: say }

process.exitCode = await main().catch((error: unknown) => {
  if (error instanceof DatabaseError && error.fault === 'locked') {
    console.error(
      `${error.message}. If that is the site's server: stop it, run this command again, start the server again.`,
    )
    return 1
  }
  console.error(error instanceof Error ? error.message : error)
  return 1
})
