import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SigningKey } from '../shared/config.ts'

/** `bytes` of randomness as base64url. */
export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** Six digits, each value equally likely. */
export const randomCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** For values that are random enough to need no salt and no key. */
export const digest = (secret: string): string => hash('sha256', secret, 'base64url')

/** For values that could be guessed from their digest: codes, phone numbers in keys. Parts cannot run together. */
export const keyedDigest = (key: Uint8Array, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

export const withFormer = (key: Uint8Array, former: readonly Uint8Array[]): SigningKey =>
  Object.assign(new Uint8Array(key), { former })

/** All keys that may have signed a credential, the present one first. */
export const keysOf = (key: SigningKey): readonly Uint8Array[] => [key, ...(key.former ?? [])]

/** Whether this key, or one before it, made the digest. */
export const isKeyedDigest = (key: SigningKey, given: string, purpose: string, ...parts: string[]): boolean =>
  keysOf(key).some((each) => sameText(given, keyedDigest(each, purpose, ...parts)))

/** The token that `tokenHash` was kept of, by whichever key it was made; by the present one where nothing was kept. */
export const tokenOf = (
  make: (key: Uint8Array) => string,
  key: SigningKey,
  tokenHash: string | null,
): string =>
  keysOf(key)
    .map(make)
    .find((token) => digest(token) === tokenHash) ?? make(key)

/** Takes the same time wherever the two differ. */
export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
