import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import { setupSteps, type SetupStep, type SetupStatus } from '../../src/contract/setup.ts'
import type { siteLanguages } from '../../src/contract/siteParts.ts'
import { digest, randomToken, sameText } from '../accounts/secrets.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { serverSettings, siteConfig } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import type { Readiness } from '../shared/readiness.ts'
import { Refused } from '../shared/refused.ts'

/**
 * The first run of an empty site (OPS-01). A code, which only who runs the server can read, opens it; one browser at a time
 * leads it; what is done is kept here, so that it goes on after a reload. Once it is over there is no such page.
 */

/** Services that are configured, by the environment or in the browser, without any value of theirs. */
export interface Surroundings {
  readonly mail: Readiness
  readonly payment: readonly Readiness[]
}
/** How long a browser that does nothing keeps others out. */
const claimMs = 600_000
const claimCookie = 'setup'

const keys = {
  code: 'setup.code',
  done: 'setup.done',
  claim: 'setup.claim',
  steps: 'setup.steps',
} as const

const read = async (tx: Db | Tx): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .select()
    .from(serverSettings)
    .where(inArray(serverSettings.name, Object.values(keys)))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

const write = (tx: Tx, name: string, value: string) =>
  tx
    .insert(serverSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverSettings.name, set: { value } })

const hasAdministrator = async (tx: Db | Tx): Promise<boolean> => {
  const rows = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.role, 'admin'), isNull(userRoles.conferenceId)))
    .limit(1)
  return rows.length > 0
}

const stepsIn = (settings: ReadonlyMap<string, string>): SetupStep[] => {
  const done = (settings.get(keys.steps) ?? '').split(',')
  return setupSteps.filter((step) => done.includes(step))
}

/** An administrator who was made by the command line ends it, too. */
const isOpen = async (tx: Db | Tx, settings: ReadonlyMap<string, string>): Promise<boolean> =>
  settings.has(keys.code) && (stepsIn(settings).includes('administrator') || !(await hasAdministrator(tx)))

/** The code of a site that waits to be set up; null: there is nothing to set up. Changes nothing. */
export const setupCode = async (db: Db): Promise<string | null> => {
  const settings = await read(db)
  return (await isOpen(db, settings)) ? (settings.get(keys.code) ?? null) : null
}

/** At the start of the server: an empty site gets a code. */
export const prepareFirstRun = async (db: Db): Promise<string | null> => {
  const settings = await read(db)
  if (!settings.has(keys.done) && !settings.has(keys.code) && !(await hasAdministrator(db)))
    await db.insert(serverSettings).values({ name: keys.code, value: newCode() }).onConflictDoNothing()
  return setupCode(db)
}

/** Without letters that look alike; 60 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

interface Claim {
  /** Digest of the browser's cookie. */
  readonly browser: string
  /** Time of its last act, in milliseconds since 1970. */
  readonly at: number
}
const claimIn = (settings: ReadonlyMap<string, string>): Claim | null => {
  const text = settings.get(keys.claim)
  return text === undefined ? null : (JSON.parse(text) as Claim)
}
const isOf = (claim: Claim | null, exchange: Exchange): boolean => {
  const cookie = exchange.cookie(claimCookie)
  return claim !== null && cookie !== undefined && sameText(claim.browser, digest(cookie))
}

/** Refuses while another browser leads it. */
const mustBeFree = (claim: Claim | null, exchange: Exchange, now: number): void => {
  if (claim === null || isOf(claim, exchange) || claim.at + claimMs <= now) return
  throw new Refused('setupTaken', { retryAfter: Math.ceil((claim.at + claimMs - now) / 1000) })
}

/** The row of the code is locked, so that of two browsers one comes first. @throws Refused `notFound` when it is over */
const open = async (tx: Tx) => {
  await tx.select().from(serverSettings).where(eq(serverSettings.name, keys.code)).for('update')
  const settings = await read(tx)
  if (!(await isOpen(tx, settings))) throw new Refused('notFound')
  return settings
}

/** This browser leads it from now on. @throws Refused */
export const claim = async (tx: Tx, exchange: Exchange, code: string, now: number): Promise<void> => {
  const settings = await open(tx)
  if (!sameText(plain(code), plain(settings.get(keys.code) ?? '')))
    throw new Refused('setupCodeWrong', { field: 'code' })
  mustBeFree(claimIn(settings), exchange, now)
  const token = randomToken(32)
  await write(tx, keys.claim, JSON.stringify({ browser: digest(token), at: now } satisfies Claim))
  exchange.keep(claimCookie, token, 86_400)
}

/** Only for the browser that leads it, and only after the steps before. Answers what is done. @throws Refused */
export const lead = async (
  tx: Tx,
  exchange: Exchange,
  step: SetupStep | null,
  now: number,
): Promise<readonly SetupStep[]> => {
  const settings = await open(tx)
  const claim = claimIn(settings)
  mustBeFree(claim, exchange, now)
  if (claim === null || !isOf(claim, exchange)) throw new Refused('setupCodeWrong')
  const done = stepsIn(settings)
  const before = step === null ? setupSteps : setupSteps.slice(0, setupSteps.indexOf(step))
  if (!before.every((one) => done.includes(one))) throw new Refused('setupStepWrong')
  await write(tx, keys.claim, JSON.stringify({ ...claim, at: now }))
  return done
}

/** The step is done; done again it stays so. */
export const complete = async (tx: Tx, step: SetupStep): Promise<void> => {
  const done = stepsIn(await read(tx))
  await write(tx, keys.steps, setupSteps.filter((one) => one === step || done.includes(one)).join(','))
}

export interface SiteNames {
  readonly name: string
  readonly eng_name: string
  readonly languages: (typeof siteLanguages)[number]
}

export const nameSite = async (tx: Tx, { name, eng_name, languages }: SiteNames): Promise<void> => {
  // Nothing was published before there is an administrator: it belongs to the first version of the configuration.
  await tx
    .update(siteConfig)
    .set({ name, engName: eng_name, languages, copyright: `© ${name}`, engCopyright: `© ${eng_name}` })
}

export const siteNames = async (tx: Db | Tx): Promise<SiteNames> => {
  const [config] = await tx.select().from(siteConfig)
  return {
    name: config?.name ?? '',
    eng_name: config?.engName ?? '',
    languages: config?.languages ?? 'zh,en',
  }
}

/** For good: neither code nor claim is left. */
export const finish = async (tx: Tx, at: Date): Promise<void> => {
  await tx.delete(serverSettings).where(inArray(serverSettings.name, [keys.code, keys.claim, keys.steps]))
  await write(tx, keys.done, at.toISOString())
}

/** How far it is, as this browser may know it. @throws Refused `notFound` when it is over */
export const statusOf = async (
  tx: Db | Tx,
  exchange: Exchange,
  surroundings: Surroundings,
): Promise<SetupStatus> => {
  const settings = await read(tx)
  if (!(await isOpen(tx, settings))) throw new Refused('notFound')
  if (!isOf(claimIn(settings), exchange)) return { progress: null }
  return { progress: await progressOf(tx, surroundings) }
}

/** For the browser that leads it. */
export const progressOf = async (
  tx: Db | Tx,
  { mail, payment }: Surroundings,
): Promise<NonNullable<SetupStatus['progress']>> => ({
  done: stepsIn(await read(tx)),
  site: await siteNames(tx),
  mail: { ...mail, missing: [...mail.missing] },
  payment: payment.map((one) => ({ ...one, missing: [...one.missing] })),
})
