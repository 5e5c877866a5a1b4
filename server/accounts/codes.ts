import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'

import type { AppConfig } from '../shared/config.ts'
import { oneTimeCodes } from '../db/schema/accounts.ts'
import type { Db, Log } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { describeFault } from '../shared/faults.ts'
import { Refused } from '../shared/refused.ts'
import { codeMail } from '../shared/sentences/codeMessages.ts'
import { SendError, type Sender } from '../senders/sender.ts'
import { knownDevice } from './devices.ts'
import { clearHits, giveHitBack, takeHit, type Window } from './limits.ts'
import { keyedDigest, keysOf, randomCode } from './secrets.ts'
import { findByEmail, findByPhone } from './users.ts'

const codeSeconds = 300
const resendSeconds = 60
const maxAttempts = 5
/** So long a visitor waits for the provider, at most. Milliseconds. */
const patienceMs = 4000
/** For one target and purpose, requested by one network or known device. */
const perHour = 5
const perDay = 10
/** For one target by all strangers together, whatever for: more than one of them can use up for the owner. */
const strangersPerHour = 15
const strangersPerDay = 30

/** A code for one purpose is worthless for another. */
export type CodePurpose = 'login' | 'bind' | 'scene' | 'change' | 'prove' | 'password'

export type CodeTarget =
  | { readonly kind: 'phone'; readonly country: string; readonly mobile: string }
  | { readonly kind: 'mail'; readonly email: string }

export type Codes = ReturnType<typeof createCodes>

/**
 * One-time codes: six digits, kept as HMAC, bound to target and purpose, five minutes, five attempts of the network
 * that asked and five of all others, one use. Only the newest code of a target and purpose counts.
 */
export const createCodes = (
  db: Db,
  config: Pick<AppConfig, 'key' | 'limits'>,
  sender: Sender,
  log: Log,
  now: () => number,
  patience = patienceMs,
) => {
  /** Device known to the account of this target; a browser without a mark is not looked up. */
  const deviceOf = async (exchange: Exchange, target: CodeTarget): Promise<string | null> => {
    if (exchange.cookie('known') === undefined) return null
    const owner =
      target.kind === 'phone' ? await findByPhone(db, target) : await findByEmail(db, target.email)
    return knownDevice(exchange, config.key, owner?.id)
  }

  const deliver = async (
    exchange: Exchange,
    purpose: CodePurpose,
    target: CodeTarget,
    place: string,
    at: number,
    undo: () => Promise<void>,
  ): Promise<void> => {
    const code = randomCode()
    const [row] = await db
      .insert(oneTimeCodes)
      .values({
        target: place,
        purpose,
        codeHash: keyedDigest(config.key, 'code', purpose, place, code),
        createdAt: new Date(at),
        expiresAt: new Date(at + codeSeconds * 1000),
        ip: exchange.maskedAddress,
      })
      .returning({ id: oneTimeCodes.id })
      .catch(async (error: unknown) => {
        await undo()
        throw error
      })
    const said = { requestId: exchange.id, purpose, channel: target.kind }
    const sending = handOver(sender, target, code, exchange).catch(async (error: unknown) => {
      const fault = error instanceof SendError ? error.fault : 'unknown'
      log.warn({ ...said, fault }, 'code not sent')
      if (row !== undefined) await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, row.id))
      await undo()
      throw new Refused('sendFailed')
    })
    if (await endsWithin(sending, patience)) return
    // The provider may still take it: until then the code stays good and counts, so that a late one works.
    log.warn(said, 'code: the provider is slow')
    sending.catch((error: unknown) => {
      if (!(error instanceof Refused)) log.error({ ...said, fault: describeFault(error) }, 'code not sent')
    })
    throw new Refused('sendFailed')
  }

  return {
    /**
     * Sends a new code. The answer never depends on whether an account exists. Refuses with `codeTooSoon`,
     * `codeDailyLimit`, `limited` or `sendFailed`, within seconds; a failed sending counts for nothing once it is known to have
     * failed.
     */
    send: async (
      exchange: Exchange,
      purpose: CodePurpose,
      target: CodeTarget,
    ): Promise<{ resend_after: number; expires_in: number }> => {
      const at = now()
      const place = nameOf(target)
      const hidden = keyedDigest(config.key, 'limit', place)
      const address: Window = {
        key: `code-ip:${exchange.addressGroup}`,
        hits: config.limits.codesPerIpHour,
        seconds: 3600,
      }
      const addressDay: Window = {
        key: `code-ip-day:${exchange.addressGroup}`,
        hits: config.limits.codesPerIpDay,
        seconds: 86_400,
      }
      const device = await deviceOf(exchange, target)
      // Another user's asking must not use up what the owner may ask for.
      const whose = `${purpose}:${hidden}:${device ?? exchange.addressGroup}`
      const soon: Window = { key: `code-soon:${whose}`, hits: 1, seconds: resendSeconds }
      const hour: Window = { key: `code-hour:${whose}`, hits: perHour, seconds: 3600 }
      const day: Window = { key: `code-day:${whose}`, hits: perDay, seconds: 86_400 }
      const strangers: Array<readonly [Window, 'codeDailyLimit']> =
        device === null
          ? [
              [{ key: `code-all-hour:${hidden}`, hits: strangersPerHour, seconds: 3600 }, 'codeDailyLimit'],
              [{ key: `code-all-day:${hidden}`, hits: strangersPerDay, seconds: 86_400 }, 'codeDailyLimit'],
            ]
          : []

      const waitSoon = await takeHit(db, soon, at)
      if (waitSoon !== null) throw new Refused('codeTooSoon', { retryAfter: waitSoon })
      const undo: Array<() => Promise<void>> = [() => clearHits(db, soon.key)]
      const undoAll = async () => {
        for (const step of undo) await step()
      }
      try {
        for (const [window, reason] of [
          [address, 'limited'],
          [addressDay, 'limited'],
          [hour, 'codeDailyLimit'],
          [day, 'codeDailyLimit'],
          ...strangers,
        ] as const) {
          const wait = await takeHit(db, window, at)
          if (wait !== null) throw new Refused(reason, { retryAfter: wait })
          undo.push(() => giveHitBack(db, window))
        }
      } catch (error) {
        await undoAll()
        throw error
      }
      await deliver(exchange, purpose, target, place, at, undoAll)
      return { resend_after: resendSeconds, expires_in: codeSeconds }
    },

    /**
     * Uses up the code if it is right. One statement decides, so that parallel guesses share the attempts and a right
     * code works once. Networks that did not ask for the code have attempts of their own, all together: a stranger who
     * guesses wrong leaves the owner theirs.
     */
    use: async (
      { maskedAddress }: Pick<Exchange, 'maskedAddress'>,
      purpose: CodePurpose,
      target: CodeTarget,
      typed: string,
    ): Promise<boolean> => {
      const at = new Date(now())
      const place = nameOf(target)
      const hashes = keysOf(config.key).map((key) =>
        keyedDigest(key, 'code', purpose, place, typed.normalize('NFKC')),
      )
      const { id, ip, attempts, codeHash, expiresAt, usedAt } = oneTimeCodes
      const newest = db
        .select({ id, ip })
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.target, place), eq(oneTimeCodes.purpose, purpose)))
        .orderBy(desc(oneTimeCodes.createdAt), desc(id))
        .limit(1)
      const [code] = await newest
      if (code === undefined) return false
      const asked = code.ip === maskedAddress
      if (!asked) {
        const strangers = { key: `code-tries:${code.id}`, hits: maxAttempts, seconds: codeSeconds }
        if ((await takeHit(db, strangers, at.getTime())) !== null) return false
      }
      const [row] = await db
        .update(oneTimeCodes)
        .set({
          ...(asked && { attempts: sql`${attempts} + 1` }),
          usedAt: sql`case when ${inArray(codeHash, hashes)} then ${at.toISOString()}::timestamptz end`,
        })
        .where(
          and(
            eq(id, code.id),
            // A newer one may have been sent since.
            eq(id, sql`(select newest.id from (${newest}) as newest)`),
            asked ? lt(attempts, maxAttempts) : undefined,
            isNull(usedAt),
            gt(expiresAt, at),
          ),
        )
        .returning({ usedAt })
      return row?.usedAt != null
    },
    sweep: async (): Promise<void> => {
      await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now() - 86_400_000)))
    },
  }
}

/** Whether it ends so soon; what it throws by then is thrown. */
const endsWithin = async (work: Promise<void>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((settle) => (timer = setTimeout(() => settle(false), ms)))
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

const handOver = (
  sender: Sender,
  target: CodeTarget,
  code: string,
  { language }: Exchange,
): Promise<void> => {
  const minutes = codeSeconds / 60
  if (target.kind === 'phone') {
    const { country, mobile } = target
    return sender.sendSms({ country, mobile, code, minutes, lang: language })
  }
  return sender.sendMail({
    to: target.email,
    ...codeMail({ code, minutes, lang: language }),
    code,
    lang: language,
  })
}

/** How the table names a target. */
const nameOf = (target: CodeTarget): string =>
  target.kind === 'phone' ? `+${target.country} ${target.mobile}` : target.email
