import { maskedMobile } from '../shared/masks.ts'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'

import { scenes } from '../db/schema/accounts.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import type { Wechat } from '../wechat/types.ts'
import { audit } from './audit.ts'
import { hasConsented } from './consents.ts'
import { deviceName } from './deviceName.ts'
import { createSceneReader } from './sceneReader.ts'
import { digest, keyedDigest, randomToken } from './secrets.ts'
import { findByOpenid, type User } from './users.ts'

const sceneSeconds = 300
const browserSeconds = 3600
const deviceSeconds = 30 * 86_400

export type SceneRow = typeof scenes.$inferSelect
export type Scenes = ReturnType<typeof createScenes>

/**
 * QR sign-ins: waiting → scanned → confirmed → used. A scene answers only the browser that requested it (HttpOnly cookie
 * `scene`); to every other browser it does not exist. It lives 300 s from the request; an identity that still has to be bound
 * to a phone gets 300 s from its confirmation, because an SMS has to arrive first.
 */
export const createScenes = (db: Db, key: Uint8Array, wechat: Wechat | null, now: () => number) => {
  const read = createSceneReader(db)

  const browserOf = (exchange: Exchange): string | null => {
    const nonce = exchange.cookie('scene')
    return nonce !== undefined && /^[\w-]{43}$/.test(nonce) ? digest(nonce) : null
  }

  return {
    /** A new scene for this browser. */
    create: async (
      exchange: Exchange,
      purpose: SceneRow['purpose'] = 'login',
    ): Promise<{ scene_value: string; qr_code_url: string; expires_in: number }> => {
      const value = randomToken(16)
      const at = now()
      // The same browser keeps its nonce, so that a second tab does not blind the first one.
      const known = exchange.cookie('scene')
      const nonce = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomToken(32)
      const url = wechat === null ? `${exchange.origin}/scan/${value}` : (await wechat.createScene(value)).url
      await db.insert(scenes).values({
        valueHash: digest(value),
        browserHash: digest(nonce),
        purpose,
        device: deviceName(exchange.userAgent),
        ip: exchange.maskedAddress,
        createdAt: new Date(at),
        expiresAt: new Date(at + sceneSeconds * 1000),
      })
      exchange.keep('scene', nonce, browserSeconds)
      return { scene_value: value, qr_code_url: url, expires_in: sceneSeconds }
    },

    /** For the asking browser only. Throws `sceneUnknown`. */
    check: async (exchange: Exchange, value: string) => {
      const browser = browserOf(exchange)
      const row = browser === null ? null : await read(digest(value))
      if (row === null || row.browserHash !== browser) throw new Refused('sceneUnknown')
      if (row.usedAt !== null || row.expiresAt.getTime() <= now()) return { status: 'expired' as const }
      if (row.status !== 'confirmed')
        return { status: row.status === 'scanned' ? 'scanned' : 'waiting' } as const
      return {
        status: 'confirmed' as const,
        ...(row.openid === null ? {} : { openid: row.openid }),
        ...(row.mobile === null ? {} : { mobile: maskedMobile(row.mobile) }),
        ...(row.userId !== null && (await hasConsented(db, row.userId)) ? { agreed: true } : {}),
      }
    },

    /** The second device looks at it. Throws `sceneUnknown`. */
    open: async (value: string) => {
      const at = new Date(now())
      const hash = digest(value)
      await db
        .update(scenes)
        .set({ status: 'scanned', scannedAt: at })
        .where(and(eq(scenes.valueHash, hash), eq(scenes.status, 'waiting'), gt(scenes.expiresAt, at)))
      const row = await find(db, hash)
      const ended = row.usedAt !== null || row.status === 'used' || row.expiresAt <= at
      return {
        purpose: row.purpose,
        status: ended ? ('expired' as const) : (row.status as 'waiting' | 'scanned' | 'confirmed'),
        device: row.device,
        requested_at: row.createdAt.toISOString(),
      }
    },

    /** Throws unless the scene can still be confirmed: `sceneUnknown`, `sceneExpired`, `sceneUsed`. */
    mustBeOpen: async (value: string): Promise<void> => {
      const row = await find(db, digest(value))
      const why = unusable(row, now())
      if (why !== null) throw new Refused(why)
    },

    /** Confirms for an account (its person is proven), or for a bare openid. Once. */
    confirm: async (
      tx: Tx | Db,
      exchange: Exchange,
      value: string,
      as: { user: User } | { openid: string },
    ): Promise<void> => {
      const at = new Date(now())
      const hash = digest(value)
      const openid =
        'openid' in as ? as.openid : (as.user.wechatOpenid ?? keyedDigest(key, 'user', String(as.user.id)))
      const user = 'openid' in as ? await findByOpenid(tx, as.openid) : as.user
      const confirmed = await tx
        .update(scenes)
        .set({
          status: 'confirmed',
          openid,
          userId: user?.id ?? null,
          confirmedAt: at,
          // Only an identity without a phone has a dialog before it.
          ...(user?.mobile == null ? { expiresAt: new Date(at.getTime() + sceneSeconds * 1000) } : {}),
        })
        .where(
          and(
            eq(scenes.valueHash, hash),
            inArray(scenes.status, ['waiting', 'scanned']),
            gt(scenes.expiresAt, at),
          ),
        )
        .returning({ id: scenes.id })
      const [row] = confirmed
      if (row === undefined) throw new Refused(unusable(await find(tx, hash), at.getTime()) ?? 'sceneUnknown')
      await audit(tx, exchange, at, 'scene', row.id, 'scene.confirmed', user?.id ?? null, {})
    },

    /** The identity of the second device when nothing else is known: stable per device, worthless outside this server. */
    deviceOpenid: (exchange: Exchange): string => {
      const known = exchange.cookie('device')
      const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomToken(32)
      exchange.keep('device', device, deviceSeconds)
      return `o${keyedDigest(key, 'device', device)}`
    },

    /** Collects a confirmed scene, once, in its own browser; gives the account's id. */
    collect: async (tx: Tx | Db, exchange: Exchange, value: string): Promise<number> => {
      const at = new Date(now())
      const hash = digest(value)
      const browser = browserOf(exchange)
      if (browser === null) throw new Refused('sceneUnknown')
      const [row] = await tx
        .update(scenes)
        .set({ status: 'used', usedAt: at })
        .where(
          and(
            eq(scenes.valueHash, hash),
            eq(scenes.browserHash, browser),
            eq(scenes.status, 'confirmed'),
            eq(scenes.purpose, 'login'),
            sql`${scenes.userId} is not null`,
            isNull(scenes.usedAt),
            gt(scenes.expiresAt, at),
          ),
        )
        .returning({ userId: scenes.userId })
      if (row?.userId != null) return row.userId
      const known = await find(tx, hash)
      if (known.browserHash !== browser || known.purpose !== 'login') throw new Refused('sceneUnknown')
      if (known.usedAt !== null) throw new Refused('sceneUsed')
      if (known.expiresAt <= at) throw new Refused('sceneExpired')
      throw new Refused(known.status === 'confirmed' ? 'openidUnknown' : 'sceneNotConfirmed')
    },

    /** Returns the result of a scene of this browser, once: the WeChat account, and the user who owns it (null: no user). */
    collectBinding: async (
      tx: Tx | Db,
      exchange: Exchange,
      value: string,
    ): Promise<{ openid: string; userId: number | null }> => {
      const at = new Date(now())
      const hash = digest(value)
      const browser = browserOf(exchange)
      if (browser === null) throw new Refused('sceneUnknown')
      const own = and(eq(scenes.valueHash, hash), eq(scenes.browserHash, browser), eq(scenes.purpose, 'bind'))
      const [row] = await tx
        .update(scenes)
        .set({ status: 'used', usedAt: at })
        .where(and(own, eq(scenes.status, 'confirmed'), isNull(scenes.usedAt), gt(scenes.expiresAt, at)))
        .returning({ openid: scenes.openid, userId: scenes.userId })
      if (row?.openid != null) return { openid: row.openid, userId: row.userId }
      const [known] = await tx.select().from(scenes).where(own)
      if (known === undefined) throw new Refused('sceneUnknown')
      if (known.usedAt !== null) throw new Refused('sceneUsed')
      throw new Refused(known.expiresAt <= at ? 'sceneExpired' : 'sceneNotConfirmed')
    },

    /** This browser's confirmed, unused scene with that openid. Throws `openidUnknown`. */
    findBound: async (exchange: Exchange, openid: string): Promise<SceneRow> => {
      const at = new Date(now())
      const browser = browserOf(exchange)
      const [row] =
        browser === null
          ? []
          : await db
              .select()
              .from(scenes)
              .where(
                and(
                  eq(scenes.openid, openid),
                  eq(scenes.browserHash, browser),
                  eq(scenes.status, 'confirmed'),
                  eq(scenes.purpose, 'login'),
                  isNull(scenes.usedAt),
                  gt(scenes.expiresAt, at),
                ),
              )
              .orderBy(desc(scenes.id))
              .limit(1)
      if (row === undefined) throw new Refused('openidUnknown')
      return row
    },

    /** Uses up what `findBound` found. Throws `sceneUsed` when another request was faster. */
    useBound: async (tx: Tx | Db, id: number): Promise<void> => {
      const used = await tx
        .update(scenes)
        .set({ status: 'used', usedAt: new Date(now()) })
        .where(and(eq(scenes.id, id), isNull(scenes.usedAt)))
        .returning({ id: scenes.id })
      if (used.length === 0) throw new Refused('sceneUsed')
    },

    sweep: async (): Promise<void> => {
      await db.delete(scenes).where(lt(scenes.expiresAt, new Date(now() - 86_400_000)))
    },
  }
}

const find = async (tx: Tx | Db, hash: string): Promise<SceneRow> => {
  const [row] = await tx.select().from(scenes).where(eq(scenes.valueHash, hash))
  if (row === undefined) throw new Refused('sceneUnknown')
  return row
}

const unusable = (row: SceneRow, now: number) => {
  if (row.status === 'confirmed' || row.status === 'used') return 'sceneUsed' as const
  return row.expiresAt.getTime() <= now ? ('sceneExpired' as const) : null
}
