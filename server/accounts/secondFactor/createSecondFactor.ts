import { and, eq } from 'drizzle-orm'

import { users } from '../../db/schema/accounts.ts'
import { passkeys } from '../../db/schema/factors.ts'
import { brokenConstraint } from '../../db/errors.ts'
import type { Db, Log, Tx } from '../../db/types.ts'
import type { AppConfig } from '../../shared/config.ts'
import type { Exchange } from '../../shared/exchange.ts'
import { Refused } from '../../shared/refused.ts'
import type { FactorChange } from '../../shared/sentences/factorChangeTexts.ts'
import { audit } from '../audit.ts'
import { knownDevice, rememberDevice } from '../devices.ts'
import { clearHits, takeHit } from '../limits.ts'
import type { Member } from '../sessions.ts'
import { askOtherSessions, endWaitingSessions, keepProof } from './factorSessions.ts'
import { hasFactor, needsFactor } from './hasFactor.ts'
import { mustBeRecent } from './mustHaveProof.ts'
import {
  creationOptions,
  mostPasskeys,
  passkeysOf,
  readCreation,
  requestOptions,
  usePasskey,
} from './passkeys.ts'
import { recordFactorChange } from './recordFactorChange.ts'
import {
  recoveryCodesLeft,
  removeRecoveryCodes,
  renewRecoveryCodes,
  useRecoveryCode,
} from './recoveryCodes.ts'
import { beginTotp, confirmTotp, removeTotp, totpSince, useTotp } from './totp.ts'

export type FactorWay = 'passkey' | 'totp' | 'recovery'

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** A quarter of an hour. */
const trySeconds = 900

interface By {
  readonly exchange: Exchange
  readonly member: Member
}

/** The second proof of an account (ACC-02): bringing it, and what it consists of. */
export const createSecondFactor = (
  db: Db,
  { key, limits, secondFactor }: Pick<AppConfig, 'key' | 'limits' | 'secondFactor'>,
  now: () => number,
  /** Called at once for each session that ends or has to bring the factor. */
  ended: (sessionId: number) => void,
  log: Pick<Log, 'error'>,
) => {
  /** One change at a time of one account; refused when nothing was proved lately. */
  const change = async <Result>(by: By, work: (tx: Tx, at: Date) => Promise<Result>): Promise<Result> => {
    const { userId } = by.member
    return db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const at = new Date(now())
      await mustBeRecent(tx, by.member, at)
      return work(tx, at)
    })
  }

  /** Limit for calls that cost work and guess nothing: far above normal use. */
  const limit = async (what: 'totp' | 'challenge', userId: number): Promise<void> => {
    const window = { key: `factor-${what}:${userId}`, hits: 12 * limits.factorFailures, seconds: trySeconds }
    const wait = await takeHit(db, window, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  const record = (tx: Tx, { exchange, member }: By, what: FactorChange, at: Date, name?: string) =>
    recordFactorChange(tx, exchange, {
      userId: member.userId,
      by: member.userId,
      change: what,
      at,
      ...(name === undefined ? {} : { name }),
    })

  /** After one was added: the first one brings recovery codes, and every other session has to bring it. */
  const added = async (tx: Tx, { member }: By, isFirst: boolean, at: Date) => {
    if (!isFirst) return { codes: null, asked: [] }
    const codes = await renewRecoveryCodes(tx, key, { userId: member.userId, at })
    await keepProof(tx, member, at)
    return { codes, asked: await askOtherSessions(tx, member) }
  }

  /** After one was removed. @throws Refused `factorLast` */
  const removed = async (tx: Tx, { member: { userId } }: By, at: Date): Promise<number[]> => {
    if (await hasFactor(tx, userId)) return []
    if (await needsFactor(tx, secondFactor, userId)) throw new Refused('factorLast')
    await removeRecoveryCodes(tx, userId)
    return endWaitingSessions(tx, userId, at)
  }

  const endAll = (ids: readonly number[]) => {
    for (const id of ids) ended(id)
  }

  const isRight = ({ exchange, member }: By, way: FactorWay, proof: string, at: Date): Promise<boolean> => {
    const { userId } = member
    switch (way) {
      case 'passkey':
        return usePasskey(db, { exchange, member, at }, proof)
      case 'totp':
        return useTotp(db, key, { userId, code: proof, at }, log)
      case 'recovery':
        return useRecoveryCode(db, key, { userId, code: proof, at })
    }
  }

  return {
    /** Methods that the account can use. */
    ways: async (userId: number) => ({
      passkeys: (await passkeysOf(db, userId)).length,
      totp: (await totpSince(db, userId)) !== null,
      recoveryLeft: await recoveryCodesLeft(db, userId),
    }),

    /** For the browser. @throws Refused `passkeyNone` */
    askPasskey: async ({ exchange, member }: By) => {
      await limit('challenge', member.userId)
      const known = await passkeysOf(db, member.userId)
      if (known.length === 0) throw new Refused('passkeyNone')
      return requestOptions(db, { exchange, member, at: new Date(now()) }, known)
    },

    /** Brings a proof. Counted before it is judged, so that parallel guesses cannot slip through. @throws Refused */
    verify: async (by: By, way: FactorWay, proof: string): Promise<{ recoveryLeft: number }> => {
      const { exchange, member } = by
      const { userId } = member
      const at = new Date(now())
      const device = knownDevice(exchange, key, userId)
      const count = device === null ? `factor:${userId}` : `factor-device:${device}`
      const wait = await takeHit(
        db,
        { key: count, hits: limits.factorFailures, seconds: trySeconds },
        at.getTime(),
      )
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      if (!(await isRight(by, way, proof, at)))
        throw way === 'passkey'
          ? new Refused('passkeyWrong')
          : new Refused(way === 'totp' ? 'codeWrong' : 'recoveryCodeWrong', { field: 'proof' })
      await clearHits(db, count)
      await db.transaction(async (tx) => {
        await keepProof(tx, member, at)
        await audit(tx, exchange, at, 'session', member.sessionId, 'session.proved', userId, { way })
        if (way === 'recovery') await record(tx, by, 'codeUsed', at)
      })
      rememberDevice(exchange, key, userId)
      return { recoveryLeft: await recoveryCodesLeft(db, userId) }
    },

    /** Data of the account's security page. */
    overview: async (userId: number) => ({
      passkeys: await passkeysOf(db, userId),
      totpSince: await totpSince(db, userId),
      recoveryLeft: await recoveryCodesLeft(db, userId),
      isRequired: await needsFactor(db, secondFactor, userId),
    }),

    beginTotp: (by: By) =>
      change(by, async (tx, at) => {
        const { userId } = by.member
        return beginTotp(tx, key, { userId, label: await nameOf(tx, userId), at })
      }),

    /** New recovery codes where it is the first factor. @throws Refused `totpNotBegun`, `codeWrong` */
    confirmTotp: async (by: By, code: string): Promise<string[] | null> => {
      const { userId } = by.member
      // Guesses at a visible secret are harmless, but they cost work.
      await limit('totp', userId)
      const { codes, asked } = await change(by, async (tx, at) => {
        const isFirst = !(await hasFactor(tx, userId))
        const outcome = await confirmTotp(tx, key, { userId, code, at }, log)
        if (outcome === 'none') throw new Refused('totpNotBegun')
        if (outcome === 'wrong') throw new Refused('codeWrong', { field: 'code' })
        await record(tx, by, 'totpAdded', at)
        return added(tx, by, isFirst, at)
      })
      endAll(asked)
      return codes
    },

    removeTotp: async (by: By): Promise<void> => {
      const over = await change(by, async (tx, at) => {
        if (!(await removeTotp(tx, by.member.userId))) throw new Refused('notFound')
        await record(tx, by, 'totpRemoved', at)
        return removed(tx, by, at)
      })
      endAll(over)
    },

    /** For the browser. @throws Refused `passkeysFull` */
    beginPasskey: async (by: By) => {
      await limit('challenge', by.member.userId)
      const userName = await change(by, async (tx) => {
        await mustHaveRoom(tx, by.member.userId)
        return nameOf(tx, by.member.userId)
      })
      return creationOptions(db, key, { ...by, at: new Date(now()), userName })
    },

    /** @throws Refused `passkeyWrong`, `passkeyTaken`, `passkeysFull` */
    addPasskey: async (by: By, name: string, answer: string) => {
      const { userId } = by.member
      const read = await readCreation(db, { ...by, at: new Date(now()) }, answer)
      if (read === null) throw new Refused('passkeyWrong')
      const { id, codes, asked } = await change(by, async (tx, at) => {
        await mustHaveRoom(tx, userId)
        const isFirst = !(await hasFactor(tx, userId))
        const [row] = await tx
          .insert(passkeys)
          .values({ ...read, userId, name, createdAt: at })
          .returning({ id: passkeys.id })
        await record(tx, by, 'passkeyAdded', at, name)
        return { id: row?.id ?? 0, ...(await added(tx, by, isFirst, at)) }
      }).catch((error: unknown) => {
        if (brokenConstraint(error) === 'passkeys_credential') throw new Refused('passkeyTaken')
        throw error
      })
      endAll(asked)
      return { id, codes }
    },

    /** @throws Refused `notFound` */
    renamePasskey: (by: By, id: number, name: string): Promise<void> =>
      change(by, async (tx, at) => {
        const renamed = await tx
          .update(passkeys)
          .set({ name })
          .where(and(eq(passkeys.id, id), eq(passkeys.userId, by.member.userId)))
          .returning({ id: passkeys.id })
        if (renamed.length === 0) throw new Refused('notFound')
        await record(tx, by, 'passkeyRenamed', at, name)
      }),

    /** @throws Refused `notFound`, `factorLast` */
    removePasskey: async (by: By, id: number): Promise<void> => {
      const over = await change(by, async (tx, at) => {
        const [gone] = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, id), eq(passkeys.userId, by.member.userId)))
          .returning({ name: passkeys.name })
        if (gone === undefined) throw new Refused('notFound')
        await record(tx, by, 'passkeyRemoved', at, gone.name)
        return removed(tx, by, at)
      })
      endAll(over)
    },

    /** Ten others; those from before are worthless. @throws Refused `factorNone` */
    renewCodes: (by: By): Promise<string[]> =>
      change(by, async (tx, at) => {
        const { userId } = by.member
        if (!(await hasFactor(tx, userId))) throw new Refused('factorNone')
        await record(tx, by, 'codesRenewed', at)
        return renewRecoveryCodes(tx, key, { userId, at })
      }),
  }
}

const mustHaveRoom = async (tx: Tx, userId: number): Promise<void> => {
  if ((await passkeysOf(tx, userId)).length >= mostPasskeys) throw new Refused('passkeysFull')
}

/** Name of the account in an authenticator: address, phone or name. */
const nameOf = async (tx: Tx, userId: number): Promise<string> => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  return user?.email ?? user?.account ?? user?.mobile ?? user?.nickname ?? ''
}
