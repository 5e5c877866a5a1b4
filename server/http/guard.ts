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
    c.set('exchange', new Exchange(c, config, `${boot}-${count.toString(36)}`))
    if (!isOwnHost(c, config) && c.req.path !== '/healthz') throw new Refused('unknownHost')
    const method = c.req.method
    if (method !== 'GET' && method !== 'HEAD' && !isForOthers(c) && !isOwnOrigin(c, config)) {
      throw new Refused('foreignOrigin')
    }
    return next()
  }
}

/** What providers of payments and of mail, and mail programs, post to us; each of it is signed, and no session plays a part in it. */
const isForOthers = (c: Context): boolean => /^\/(?:(?:mail|pay)\/notify|unsubscribe)\//.test(c.req.path)

export const exchangeOf = (c: Context): Exchange => c.get('exchange') as Exchange
