import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { keysOf } from './secrets.ts'
import type { SigningKey } from '../shared/config.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Owner of the secret: the authenticator of an account, or a part of the settings. */
export type SealOwner = { readonly user: number } | { readonly setting: string }

/**
 * Encrypts a secret that has to be read again, so that the database alone does not reveal it. Bound to its owner: a row that
 * was copied to another one opens nothing. base64url of nonce, tag and text.
 */
export const seal = (key: Uint8Array, owner: SealOwner, secret: Uint8Array): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(key, owner), nonce)
  cipher.setAAD(nameOf(owner))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null: it was sealed by another key than this one and those before it, or for another owner, or is no seal. */
export const unseal = (key: SigningKey, owner: SealOwner, sealed: string): Uint8Array<ArrayBuffer> | null => {
  for (const each of keysOf(key)) {
    const opened = unsealBy(each, owner, sealed)
    if (opened !== null) return opened
  }
  return null
}

/** The same secret under the present key; what no key opens stays as it is. */
export const sealAgain = (key: SigningKey, owner: SealOwner, sealed: string): string => {
  const opened = unseal(key, owner, sealed)
  return opened === null ? sealed : seal(key, owner, opened)
}

const unsealBy = (key: Uint8Array, owner: SealOwner, sealed: string): Uint8Array<ArrayBuffer> | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, keyOf(key, owner), bytes.subarray(0, nonceBytes))
  decipher.setAAD(nameOf(owner))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
    return new Uint8Array(Buffer.concat(text))
  } catch {
    return null
  }
}

const keyOf = (key: Uint8Array, owner: SealOwner): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'user' in owner ? 'totp secrets' : 'settings', 32))

const nameOf = (owner: SealOwner): Buffer =>
  Buffer.from('user' in owner ? `user ${owner.user}` : `setting ${owner.setting}`)
