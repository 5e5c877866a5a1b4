import * as z from 'zod/mini'
import { and, eq } from 'drizzle-orm'

import { email } from '../../src/contract/email.ts'
import { phoneDigits, phoneFault } from '../../src/contract/phone.ts'
import { audit } from '../accounts/audit.ts'
import type { CodeTarget } from '../accounts/codes.ts'
import { takeHit } from '../accounts/limits.ts'
import { mustBeGoodPassword } from '../accounts/newPassword.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { userOfEmail, userOfPhone } from '../accounts/users.ts'
import { users } from '../db/schema/accounts.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Tx } from '../db/types.ts'
import { notify } from '../notifications/notify.ts'
import * as firstRun from '../operators/firstRun.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { setupTexts } from '../shared/sentences/setupTexts.ts'
import { knownCountries } from './knownCountries.ts'
import type { HandlerTable, Deps } from './table.ts'

/** The first run of an empty site (OPS-01). */
export const setupHandlers = ({ db, config, codes, sessions, sender, surroundings, now }: Deps) => {
  const mustKnowCountry = knownCountries(db, now)

  /** By phone, or by mail where there is an "@". @throws Refused */
  const targetOf = async (contact: string, country: string): Promise<CodeTarget> => {
    if (contact.includes('@')) {
      const address = z.safeParse(email, contact)
      if (!address.success) throw new Refused('emailFormat', { field: 'contact' })
      return { kind: 'mail', email: address.data.toLowerCase() }
    }
    await mustKnowCountry(country)
    const mobile = phoneDigits(contact, country)
    const fault = phoneFault(mobile, country)
    if (fault !== null) throw new Refused(fault, { field: 'contact' })
    return { kind: 'phone', country, mobile }
  }
  const accountOf = (tx: Tx, by: Pick<Exchange, 'id' | 'language'>, at: Date, target: CodeTarget) =>
    target.kind === 'phone' ? userOfPhone(tx, by, at, target) : userOfEmail(tx, by, at, target.email)

  return {
    getSetup: (_input, { exchange }) => firstRun.statusOf(db, exchange, surroundings()),

    claimSetup: async ({ code }, { exchange }) => {
      const wait = await takeHit(
        db,
        { key: `setup-ip:${exchange.addressGroup}`, hits: config.limits.failuresPerIp, seconds: 900 },
        now(),
      )
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      await db.transaction((tx) => firstRun.claim(tx, exchange, code, now()))
      // The cookie that this answer sets is not yet in the request.
      return { progress: await firstRun.progressOf(db, surroundings()) }
    },

    setupAdministrator: async ({ contact, country_code, code, password }, { exchange }) => {
      const target = await targetOf(contact, country_code)
      await db.transaction((tx) => firstRun.lead(tx, exchange, 'administrator', now()))
      await mustBeGoodPassword(db, password, target.kind === 'phone' ? target : { email: target.email })
      if (!(await codes.use(exchange, 'login', target, code)))
        throw new Refused('codeWrong', { field: 'code' })
      const passwordHash = await hashPassword(password)
      return db.transaction(async (tx) => {
        const done = await firstRun.lead(tx, exchange, 'administrator', now())
        if (done.includes('administrator')) throw new Refused('setupStepWrong')
        const at = new Date(now())
        const user = await accountOf(tx, exchange, at, target)
        // The operator need not choose subjects of interest.
        const known = { loginauth: 1, passwordHash, updatedAt: at }
        await tx.update(users).set(known).where(eq(users.id, user.id))
        await tx
          .insert(userRoles)
          .values({ userId: user.id, role: 'admin', conferenceId: null, createdAt: at })
          .onConflictDoNothing()
        await audit(tx, exchange, at, 'user', user.id, 'role.granted', user.id, {
          role: 'admin',
          by: 'first run',
        })
        await firstRun.complete(tx, 'administrator')
        return sessions.open(tx, exchange, { ...user, ...known }, 'setup')
      })
    },

    setupSite: (names, { exchange }) =>
      db.transaction(async (tx) => {
        await firstRun.lead(tx, exchange, 'site', now())
        await firstRun.nameSite(tx, names)
        await firstRun.complete(tx, 'site')
        return firstRun.statusOf(tx, exchange, surroundings())
      }),

    sendTestMail: async ({ to }, { exchange }) => {
      const address = z.safeParse(email, to)
      if (!address.success) throw new Refused('emailFormat', { field: 'to' })
      await db.transaction((tx) => firstRun.lead(tx, exchange, 'mail', now()))
      const { subject, text } = setupTexts[exchange.language]
      await sender
        .sendMail({ to: address.data, subject, text, lang: exchange.language })
        .catch(() => Promise.reject(new Refused('testMailFailed')))
      return db.transaction(async (tx) => {
        await firstRun.lead(tx, exchange, 'mail', now())
        await firstRun.complete(tx, 'mail')
        return firstRun.statusOf(tx, exchange, surroundings())
      })
    },

    inviteOrganizer: async ({ contact, country_code }, { exchange }) => {
      const target = await targetOf(contact, country_code)
      return db.transaction(async (tx) => {
        await firstRun.lead(tx, exchange, 'organizer', now())
        const at = new Date(now())
        const { name, eng_name, languages } = await firstRun.siteNames(tx)
        const language = languages === 'zh,en' ? exchange.language : languages
        const user = await accountOf(tx, { id: exchange.id, language }, at, target)
        // A new account has chosen no language yet; any other account is older.
        await tx
          .update(users)
          .set({ language })
          .where(and(eq(users.id, user.id), eq(users.createdAt, at)))
        const known = { what: '', reason: '', amount: '', until: '' }
        await notify(tx, {
          userId: user.id,
          name: 'organizerInvited',
          link: '/attest',
          key: `organizer invited ${user.id}`,
          facts: { zh: { ...known, where: name }, en: { ...known, where: eng_name } },
          at,
        })
        await audit(tx, exchange, at, 'user', user.id, 'organizer.invited', null, { by: 'first run' })
        await firstRun.complete(tx, 'organizer')
        return firstRun.statusOf(tx, exchange, surroundings())
      })
    },

    passSetupStep: ({ step }, { exchange }) =>
      db.transaction(async (tx) => {
        await firstRun.lead(tx, exchange, step, now())
        await firstRun.complete(tx, step)
        return firstRun.statusOf(tx, exchange, surroundings())
      }),

    finishSetup: (_input, { exchange }) =>
      db.transaction(async (tx) => {
        await firstRun.lead(tx, exchange, null, now())
        const at = new Date(now())
        await firstRun.finish(tx, at)
        await audit(tx, exchange, at, 'site', 0, 'setup.finished', null, {})
        exchange.forget('setup')
        return null
      }),
  } satisfies Partial<HandlerTable>
}
