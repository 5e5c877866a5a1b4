import type { Exchange } from '../shared/exchange.ts'
import { keyedDigest, keysOf, randomToken, sameText } from './secrets.ts'

/** Browsers keep a cookie for 400 days at most. */
const deviceSeconds = 400 * 86_400
/** Accounts that one browser is known by; who signed in last comes first. */
const kept = 5
const cookie = 'known'

/**
 * A browser that has signed in to an account before is known to it: its own mistakes count against it, other people's do
 * not, so that no one can lock an owner out by guessing. HttpOnly cookie `known`, `<number>.<mark>.<mark>…`: each mark proves one
 * account without naming it. It opens nothing: a thief still has to guess, under a limit of their own.
 */
export const rememberDevice = (exchange: Exchange, key: Uint8Array, userId: number): void => {
  const { number, marks } = read(exchange) ?? { number: randomToken(16), marks: [] }
  const own = markOf(key, number, userId)
  const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, kept)
  exchange.keep(cookie, [number, ...all].join('.'), deviceSeconds)
}

/** Key of this browser and that account in limits; null: the account has never signed in there. */
export const knownDevice = (
  exchange: Exchange,
  key: Uint8Array,
  userId: number | undefined,
): string | null => {
  const device = userId === undefined ? null : read(exchange)
  if (device === null || userId === undefined) return null
  const known = keysOf(key).some((each) => {
    const own = markOf(each, device.number, userId)
    return device.marks.some((mark) => sameText(mark, own))
  })
  return known ? markOf(key, device.number, userId) : null
}

const markOf = (key: Uint8Array, number: string, userId: number): string =>
  keyedDigest(key, 'device', number, String(userId))

const read = (exchange: Exchange): { number: string; marks: string[] } | null => {
  const value = exchange.cookie(cookie) ?? ''
  if (value.length > 300 || !/^[\w-]{22}(?:\.[\w-]{43})+$/.test(value)) return null
  const [number = '', ...marks] = value.split('.')
  return { number, marks }
}
