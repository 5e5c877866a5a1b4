import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

import type { AppConfig } from '../shared/config.ts'
import { Exchange } from '../shared/exchange.ts'
import { isOwnHost, isOwnOrigin } from '../shared/origin.ts'
import { Refused } from '../shared/refused.ts'

/** Before everything: the request gets a name, a foreign Host and a foreign page's POST are refused. */
export const guard = (config: AppConfig): MiddlewareHandler => {
  const boot = randomBytes(4).toString('hex')
  let count = 0
  return (c, next) => {
    count += 1
    const id = givenId(c, config) ?? `${boot}-${count.toString(36)}`
    c.set('exchange', new Exchange(c, config, id))
    // Below the application: files and pages are answered as they are kept, with headers of their own.
    const { outgoing } = (c.env ?? {}) as { outgoing?: { setHeader?: (name: string, value: string) => void } }
    outgoing?.setHeader?.('x-request-id', id)
    if (!isOwnHost(c, config) && !isHealth(c.req.path)) throw new Refused('unknownHost')
    const method = c.req.method
    if (method !== 'GET' && method !== 'HEAD' && !isForOthers(c) && !isOwnOrigin(c, config)) {
      throw new Refused('foreignOrigin')
    }
    return next()
  }
}

/** A monitor asks by the address of the machine. */
const isHealth = (path: string): boolean => path === '/healthz' || /^\/healthz\/(?:live|ready)$/.test(path)

/** The name that a proxy of ours has given the request. */
const givenId = (c: Context, { trustProxy }: AppConfig): string | null => {
  const id = trustProxy > 0 ? c.req.header('x-request-id') : undefined
  return id !== undefined && /^[\w.:=+/-]{8,64}$/.test(id) ? id : null
}

/** Posts of payment and mail providers and of mail programs; each is signed and needs no session. */
const isForOthers = (c: Context): boolean => /^\/(?:(?:mail|pay)\/notify|unsubscribe)\//.test(c.req.path)

export const exchangeOf = (c: Context): Exchange => c.get('exchange') as Exchange
