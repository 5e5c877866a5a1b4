import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { keysOf } from '../secrets.ts'
import type { SigningKey } from '../../shared/config.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Makes a secret that has to be read again unreadable for whoever has only the database. Bound to its account: a row that
 * was copied to another one opens nothing. base64url of nonce, tag and text.
 */
export const seal = (key: Uint8Array, userId: number, secret: Uint8Array): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(key), nonce)
  cipher.setAAD(accountOf(userId))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null: it was sealed by another key than this one and those before it, or for another account, or is no seal. */
export const unseal = (key: SigningKey, userId: number, sealed: string): Uint8Array<ArrayBuffer> | null => {
  for (const each of keysOf(key)) {
    const opened = unsealBy(each, userId, sealed)
    if (opened !== null) return opened
  }
  return null
}

const unsealBy = (key: Uint8Array, userId: number, sealed: string): Uint8Array<ArrayBuffer> | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, nonceBytes))
  decipher.setAAD(accountOf(userId))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
    return new Uint8Array(Buffer.concat(text))
  } catch {
    return null
  }
}

const keyOf = (key: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'totp secrets', 32))

const accountOf = (userId: number): Buffer => Buffer.from(`user ${userId}`)
