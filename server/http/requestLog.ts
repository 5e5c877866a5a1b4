import type { Context, MiddlewareHandler } from 'hono'

import type { Log } from '../db/types.ts'
import { exchangeOf } from './guard.ts'
import { cutTo } from '../../src/contract/characters.ts'

/** A request that was answered, for the figures. */
export interface Counted {
  readonly path: string
  readonly status: number
  readonly seconds: number
}

/** pino fits. */
export interface RequestLog extends Log {
  debug(fields: object, message: string): void
  isLevelEnabled(level: string): boolean
}

/**
 * One line per request that may change something; reads only at level `debug`, because a page polls. Never the query, a
 * body, a header or a full address of the network.
 */
export const requestLog = (log: RequestLog): MiddlewareHandler => {
  const reads = log.isLevelEnabled('debug')
  return (c, next) => {
    const method = c.req.method
    if ((method === 'GET' || method === 'HEAD') && !reads) return next()
    return written(log, c, method, next)
  }
}

/** Tells of each answer: by the code of its envelope where that says that it was refused. */
export const countRequests =
  (onRequest: (counted: Counted) => void): MiddlewareHandler =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const code = (c.get('envelopeCode') as number | undefined) ?? 0
    onRequest({
      path: c.req.path,
      // An envelope of 3xx asks to sign in, or for more: it refuses, too.
      status: code >= 300 && code < 600 ? Math.max(400, code) : c.res.status,
      seconds: (performance.now() - begun) / 1000,
    })
  }

const written = async (
  log: RequestLog,
  c: Context,
  method: string,
  next: () => Promise<void>,
): Promise<void> => {
  const start = performance.now()
  await next()
  const exchange = exchangeOf(c)
  const fields = {
    requestId: exchange.id,
    method,
    path: maskedPath(c.req.path),
    status: c.res.status,
    code: c.get('envelopeCode') as number | undefined,
    ms: Math.round(performance.now() - start),
    network: exchange.maskedAddress,
  }
  if (method === 'GET' || method === 'HEAD') log.debug(fields, 'request')
  else log.info(fields, 'request')
}

/** A scene's address is a credential for five minutes, and a path may hold whatever a visitor invents. */
const maskedPath = (path: string): string => cutTo(path.replace(/^\/scan\/.*$/, '/scan/*'), 200)
