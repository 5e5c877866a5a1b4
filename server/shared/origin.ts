import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

import type { AppConfig } from './config.ts'

/** https as the visitor sees it: by configuration, or as our own proxy says. */
export const isSecure = (c: Context, config: AppConfig): boolean =>
  config.publicOrigin === null
    ? config.trustProxy > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
    : config.publicOrigin.startsWith('https:')

/**
 * Whether the Host header names this site. X-Forwarded-Host is never read. A request made inside this process has no
 * Host header and no socket.
 */
export const isOwnHost = (c: Context, config: AppConfig): boolean => {
  const host = c.req.header('host')
  if (host === undefined) return (c.env as { incoming?: unknown } | undefined)?.incoming === undefined
  return isAllowedHost(host.toLowerCase(), config)
}

/**
 * Whether a request that may change something comes from this site. Browsers send Origin with every POST; a request
 * with neither Origin nor Sec-Fetch-Site is not made by a page.
 */
export const isOwnOrigin = (c: Context, config: AppConfig): boolean =>
  isOwn((name) => c.req.header(name), config)

/** The same for the upgrade to a socket, which is a GET and yet opens something; and its Host names this site. */
export const isOwnUpgrade = ({ headers }: IncomingMessage, config: AppConfig): boolean => {
  const { host } = headers
  if (host === undefined || !isAllowedHost(host.toLowerCase(), config)) return false
  return isOwn((name) => {
    const value = headers[name]
    return Array.isArray(value) ? value[0] : value
  }, config)
}

const isOwn = (header: (name: string) => string | undefined, config: AppConfig): boolean => {
  const origin = header('origin')
  const site = header('sec-fetch-site')
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (site === 'cross-site') return false
  if (origin === config.publicOrigin) return true
  if (config.production) return false
  const host = header('host')
  if (host === undefined) return false
  return (
    origin.toLowerCase() === `http://${host.toLowerCase()}` ||
    origin.toLowerCase() === `https://${host.toLowerCase()}`
  )
}

const isAllowedHost = (host: string, config: AppConfig): boolean => {
  if (config.publicOrigin?.endsWith(`//${host}`) === true) return true
  const name = /^(\[[0-9a-f:.]+\]|[^:]*)(?::\d{1,5})?$/.exec(host)?.[1]
  return name !== undefined && config.allowedHosts.includes(name)
}
