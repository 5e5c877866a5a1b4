import type { Context } from 'hono'

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } }
}

/**
 * The visitor's network address. X-Forwarded-For counts only as far as our own proxies wrote it: with `trustProxy` = n
 * the n-th entry from the right is what the outermost of them saw; everything left of it is the visitor's invention.
 */
export const clientAddress = (c: Context, trustProxy: number): string => {
  const socket = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'local'
  if (trustProxy === 0) return normal(socket)
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const seen = chain.at(-trustProxy)
  return normal(seen === undefined || seen === '' ? socket : seen)
}

/** Key of rate limits: an IPv6 customer has a whole /64. */
export const addressGroup = (address: string): string =>
  address.includes(':') ? `${expand(address).slice(0, 4).join(':')}::/64` : address

/** Part of an address that may be stored: the network, not the person. */
export const maskedAddress = (address: string): string => {
  if (address.includes(':')) return `${expand(address).slice(0, 3).join(':')}::`
  const parts = address.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0` : address
}

const normal = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  // A misconfigured proxy must not make a long key.
  return plain.replace(/[^0-9a-zA-Z.:]/g, '').slice(0, 45)
}

const expand = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
}
