import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

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

/** Takes the same time wherever the two differ. */
export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
