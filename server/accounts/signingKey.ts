import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

import { sessions } from '../db/schema/accounts.ts'
import { totpSecrets } from '../db/schema/factors.ts'
import { deliverySettings, keyRows, serverSettings } from '../db/schema/site.ts'
import type { Db, Log } from '../db/types.ts'
import { sealAgain, unseal } from './seal.ts'
import { keyedDigest, withFormer } from './secrets.ts'
import type { SigningKey } from '../shared/config.ts'

/** The data was signed and sealed by another key than the one that the server was started with. */
export class KeyError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'KeyError'
  }
}

/** Tells keys apart without revealing them. */
export const fingerprintOf = (key: Uint8Array): string => keyedDigest(key, 'fingerprint').slice(0, 22)

export interface KeySources {
  /** SECRET: one, or several by commas, the present one first. */
  readonly secret: string | null
  /** Content of the file beside the embedded database, or of the row: 32 bytes as base64url. */
  readonly kept: string | null
  /** Fingerprint of the key that wrote the data; null if the data is older than fingerprints. */
  readonly fingerprint: string | null
  /** Whether a user has ever signed in. */
  readonly isUsed: boolean
  /** Whether the key opens what is sealed; null: nothing is. */
  readonly opens: (key: Uint8Array) => boolean | null
}

/** `other`: no key at hand wrote the data. `none`: there is no key yet. */
export type ChosenKey =
  | { readonly kind: 'same' | 'first' | 'rotated'; readonly key: SigningKey }
  | { readonly kind: 'other' | 'none' }

/**
 * Which key signs, and which are accepted besides. SECRET once meant its text alone; what looks like 32 bytes in base64url,
 * as the file holds them, now means those bytes. Whichever of the two wrote the data goes on signing, and the other is accepted.
 */
export const chooseKey = ({ secret, kept, fingerprint, isUsed, opens }: KeySources): ChosenKey => {
  const keptKey = kept === null ? null : bytesOf(kept)
  if (secret === null) {
    if (keptKey === null) return { kind: fingerprint === null ? 'none' : 'other' }
    if (fingerprint !== null && fingerprint !== fingerprintOf(keptKey)) return { kind: 'other' }
    return { kind: fingerprint === null ? 'first' : 'same', key: withFormer(keptKey, []) }
  }
  const parts = partsOf(secret)
  const [present = '', ...before] = parts
  const readings = readingsOf(present)
  const all = [present, ...before, ...(parts.length > 1 ? [secret] : [])].flatMap(readingsOf)
  const wrote = (key: Uint8Array) => fingerprint === fingerprintOf(key)
  if (fingerprint !== null && !all.some(wrote)) return { kind: 'other' }
  if (
    fingerprint === null &&
    keptKey !== null &&
    opens(keptKey) === true &&
    !all.some((key) => opens(key) === true)
  )
    return { kind: 'other' }
  const [text = new Uint8Array(), decoded = text] = readings
  const meant = () => {
    if (fingerprint !== null) return decoded
    if (opens(decoded) === true) return decoded
    if (opens(text) === true) return text
    return isUsed && kept?.trim() !== present ? text : decoded
  }
  const key = readings.find(wrote) ?? meant()
  const former = all.filter((each) => fingerprintOf(each) !== fingerprintOf(key))
  const kind = fingerprint === null ? 'first' : wrote(key) ? 'same' : 'rotated'
  return { kind, key: withFormer(key, former) }
}

/** A comma in a single secret of earlier times stays what it was. */
const partsOf = (secret: string): readonly string[] => {
  const parts = secret.split(',').map((part) => part.trim())
  return parts.every((part) => part.length >= 32) ? parts : [secret]
}

/** Its text, and the bytes that it may encode. */
const readingsOf = (secret: string): readonly Uint8Array[] => [
  Buffer.from(secret),
  ...(/^[\w-]{43}$/.test(secret) ? [bytesOf(secret)] : []),
]

const bytesOf = (kept: string): Uint8Array => Buffer.from(kept.trim(), 'base64url')

export const keyMissing =
  'The data was signed and sealed with another key than this one: sessions, links and authenticator apps would stop working.'
export const keyRemedy =
  'Start with the key that wrote it: SECRET, or the file <database>.key beside the embedded database. ' +
  'To change the key, name both: SECRET=<new>,<old> (of an embedded database the old one is the content of its file). ' +
  'If the old one is lost: npm run admin -- --forget-key'

interface KeyPlaces {
  readonly secret: string | null
  /** Null: the database is shared by servers, and keeps the key in a row. */
  readonly keyFile: string | null
}

/**
 * The key of this site, made at the first start; its fingerprint then is in the database. A new one in front of the old
 * one takes over what was sealed. @throws KeyError
 */
export const loadKey = async ({ secret, keyFile }: KeyPlaces, db: Db, log: Log): Promise<SigningKey> => {
  const rows = await rowsOf(db)
  const sealed = await db
    .select({ userId: totpSecrets.userId, sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(isNotNull(totpSecrets.sealed))
    .limit(20)
  const opens = (key: Uint8Array) =>
    sealed.length === 0
      ? null
      : sealed.some(
          ({ userId, sealed: text }) => text !== null && unseal(key, { user: userId }, text) !== null,
        )
  const kept = readKeyFile(keyFile) ?? rows.get(keyRows.key) ?? null
  const [session] = await db.select({ id: sessions.id }).from(sessions).limit(1)
  const chosen = chooseKey({
    secret,
    kept,
    fingerprint: rows.get(keyRows.fingerprint) ?? null,
    isUsed: session !== undefined,
    opens,
  })
  if (chosen.kind === 'other') throw new KeyError(`${keyMissing} ${keyRemedy}`)
  const key = 'key' in chosen ? chosen.key : withFormer(bytesOf(await makeKey(keyFile, db)), [])
  if (chosen.kind !== 'none' && secret === null && keyFile !== null && kept !== null)
    writeKeyFile(keyFile, kept)
  if (chosen.kind === 'rotated') {
    const count = await sealAnew(db, key)
    log.info(
      { sealedAnew: count },
      'the key was changed; what the former one signed is accepted while SECRET names it',
    )
  }
  const fingerprint = fingerprintOf(key)
  await db
    .insert(serverSettings)
    .values({ name: keyRows.fingerprint, value: fingerprint })
    .onConflictDoUpdate({ target: serverSettings.name, set: { value: fingerprint } })
  const unread = sealed.filter(
    ({ userId, sealed: text }) => text !== null && unseal(key, { user: userId }, text) === null,
  )
  if (unread.length > 0)
    log.warn(
      { accounts: unread.map(({ userId }) => userId) },
      'secrets of authenticator apps cannot be opened with this key: their owners cannot prove themselves by them',
    )
  return key
}

const rowsOf = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select()
    .from(serverSettings)
    .where(inArray(serverSettings.name, Object.values(keyRows)))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

const readKeyFile = (keyFile: string | null): string | null =>
  keyFile !== null && existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : null

/** For its owner alone. One with another content is kept beside it. */
const writeKeyFile = (keyFile: string, content: string): void => {
  const before = readKeyFile(keyFile)
  if (before !== null && before !== content) renameSync(keyFile, `${keyFile}.before`)
  if (before !== content) {
    mkdirSync(dirname(keyFile), { recursive: true })
    writeFileSync(keyFile, content, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(keyFile, 0o600)
}

/** Servers that start at the same time get the same key. */
const makeKey = async (keyFile: string | null, db: Db): Promise<string> => {
  const fresh = randomBytes(32).toString('base64url')
  if (keyFile !== null) {
    writeKeyFile(keyFile, fresh)
    return fresh
  }
  await db.insert(serverSettings).values({ name: keyRows.key, value: fresh }).onConflictDoNothing()
  return (await rowsOf(db)).get(keyRows.key) ?? fresh
}

/** Everything that a former key sealed. Answers how many. */
const sealAnew = (db: Db, key: SigningKey): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ userId: totpSecrets.userId, sealed: totpSecrets.sealed, pending: totpSecrets.pending })
      .from(totpSecrets)
      .where(or(isNotNull(totpSecrets.sealed), isNotNull(totpSecrets.pending)))
      .for('update')
    for (const { userId, sealed, pending } of rows) {
      const anew = (text: string | null) => (text === null ? null : sealAgain(key, { user: userId }, text))
      await tx
        .update(totpSecrets)
        .set({ sealed: anew(sealed), pending: anew(pending) })
        .where(eq(totpSecrets.userId, userId))
    }
    const settings = await tx
      .select({ part: deliverySettings.part, sealed: deliverySettings.sealed })
      .from(deliverySettings)
      .where(isNotNull(deliverySettings.sealed))
      .for('update')
    for (const { part, sealed } of settings)
      await tx
        .update(deliverySettings)
        .set({ sealed: sealed === null ? null : sealAgain(key, { setting: part }, sealed) })
        .where(eq(deliverySettings.part, part))
    return rows.length + settings.length
  })

/** Removes the fingerprint that the next start would compare with. Returns whether there was one. */
export const forgetFingerprint = async (db: Db): Promise<boolean> => {
  const gone = await db
    .delete(serverSettings)
    .where(eq(serverSettings.name, keyRows.fingerprint))
    .returning({ name: serverSettings.name })
  return gone.length > 0
}

interface KeyPlace {
  readonly db: Db
  readonly keyFile: string | null
}

/**
 * Brings the key to where the data was copied. `elsewhere`: it is in a SECRET that is not at hand. `none`: the source was
 * never started.
 */
export const carryKey = async (from: KeyPlace, to: KeyPlace): Promise<'carried' | 'elsewhere' | 'none'> => {
  const rows = await rowsOf(from.db)
  const fingerprint = rows.get(keyRows.fingerprint) ?? null
  const kept = readKeyFile(from.keyFile) ?? rows.get(keyRows.key) ?? null
  if (kept === null) return fingerprint === null ? 'none' : 'elsewhere'
  if (fingerprint !== null && fingerprint !== fingerprintOf(bytesOf(kept))) return 'elsewhere'
  if (to.keyFile !== null) writeKeyFile(to.keyFile, kept)
  else
    await to.db
      .insert(serverSettings)
      .values({ name: keyRows.key, value: kept })
      .onConflictDoUpdate({ target: serverSettings.name, set: { value: sql`excluded.value` } })
  return 'carried'
}
