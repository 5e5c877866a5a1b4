import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'

import type { Patience } from '../../src/contract/room/tick.ts'

/** The key that signs and seals, with those that did before it: what they signed is still accepted. */
export interface SigningKey extends Uint8Array {
  readonly former?: readonly Uint8Array[]
}

/** `demo` the site shows demo content, or does not start · `emptyOnly` demo content where there is nothing else · `off` none. */
export type DemoContent = 'demo' | 'emptyOnly' | 'off'

/** `required`: finance and administrators need a second factor · `offered`: optional. */
export type FactorPolicy = 'required' | 'offered'

/** How often something may happen; windows are named in `server/accounts/limits.ts`. */
export interface Limits {
  /** One-time codes sent per address of the network, per hour. */
  readonly codesPerIpHour: number
  /** The same, per day. */
  readonly codesPerIpDay: number
  /** Refused sign-ins per address of the network, per 15 minutes. */
  readonly failuresPerIp: number
  /** Refused sign-ins per account name, per 15 minutes. */
  readonly failuresPerAccount: number
  /** Wrong second factors per account, per 15 minutes: of a known device, and of all others together. */
  readonly factorFailures: number
  /** New QR scenes (and scans of them) per address of the network, per minute. */
  readonly scenesPerIpMinute: number
  /** Entrances to live rooms and signatures for them, per member and minute; twenty times as many per guests' network. */
  readonly entrancesPerMinute: number
}

/** Carrying pictures and sound ourselves; see docs/live.md. */
export interface LiveConfig {
  /** The UDP port of all media. 0 takes a free port, and so does one that is in use. */
  readonly udpPort: number
  /** Addresses of this machine as clients reach it, besides those of its interfaces. */
  readonly announced: readonly string[]
  /** The one interface to use; null: all. */
  readonly bindAddress: string | null
  /** Viewers in real time of all rooms together; a viewer who comes later watches by HLS. */
  readonly rtcViewers: number
  /** Directory of recordings; null: nothing is recorded. */
  readonly recordings: string | null
}

/** Settings of the application; `main.ts` reads them from the environment, tests write them down. */
export interface AppConfig {
  readonly production: boolean
  /** Origin of the site as visitors see it, without a trailing slash; null: that of the request. */
  readonly publicOrigin: string | null
  /** Host names (without port) that a request may name besides the public origin's. */
  readonly allowedHosts: readonly string[]
  /** How many proxies in front append to X-Forwarded-*; 0: these headers mean nothing. */
  readonly trustProxy: number
  /** 32 bytes: signs sessions and one-time codes. */
  readonly key: SigningKey
  readonly limits: Limits
  readonly secondFactor: FactorPolicy
  /** Directory of the files that visitors uploaded; made when the first one comes. */
  readonly filesRoot: string
  readonly rooms: RoomConfig
}

/** Carrier of sound, pictures and chat of live rooms; the rooms themselves are ours. */
export interface RoomConfig {
  /** Null: we do. */
  readonly tencent: TencentKeys | null
  /** Relay for clients behind strict firewalls; null: none. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
  readonly patience: Patience
  /** So many guests of one network in one room; members are not counted. */
  readonly guestsPerAddress: number
}

/** Times that a room promises (docs/live.md). */
export const usualPatience: Patience = { hostMs: 60_000, guestMs: 15_000 }

/** An application of Tencent RTC and Chat. */
export interface TencentKeys {
  readonly sdkAppId: number
  /** Signs who may use it. */
  readonly secretKey: string
  /** Keys of the cloud account, for ending rooms and removing people there; null: our own rooms alone do it. */
  readonly cloud: { readonly secretId: string; readonly secretKey: string; readonly region: string } | null
  /** Host of the playback addresses. */
  readonly playerDomain: string
  /** The account of the chat application that owns all groups. */
  readonly admin: string
  /** Whether "advanced permission control" is on in the console. */
  readonly usesPrivateMap: boolean
}

/** Further settings of the process. */
export interface ProcessConfig extends Omit<AppConfig, 'key'> {
  readonly port: number
  readonly hostname: string
  /** How long a connection without a request is kept, in milliseconds; longer than the proxy in front keeps it. */
  readonly keepAliveMs: number
  /** `postgres://…` or a directory. */
  readonly databaseUrl: string
  /** File of the generated key when SECRET is absent and the database is embedded. */
  readonly keyFile: string | null
  readonly secret: string | null
  /** Signs reports of mails that came back; null: none are taken. */
  readonly mailWebhookSecret: string | null
  readonly demo: DemoContent
  /** Whether the workshop is served beside the site. */
  readonly workshop: boolean
  readonly logLevel: string
  /** From the signal to stop until no connection is taken any more, in milliseconds: so long a proxy has to learn of it. */
  readonly drainMs: number
  /** Address that serves figures, apart from the site; null: none. */
  readonly metrics: { readonly port: number; readonly hostname: string } | null
  readonly live: LiveConfig
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Names the variable at fault and what it should be. */
export class ConfigError extends Error {
  constructor(variable: string, remedy: string) {
    super(`${variable}: ${remedy}`)
    this.name = 'ConfigError'
  }
}

/** Throws `ConfigError`. */
export const readConfig = (env: Environment): ProcessConfig => {
  const production = env['NODE_ENV'] === 'production'
  const publicOrigin = readOrigin(env['PUBLIC_ORIGIN'])
  if (production && publicOrigin === null) {
    throw new ConfigError(
      'PUBLIC_ORIGIN',
      'set it to the address visitors use, e.g. https://symposium.example',
    )
  }
  const secret = env['SECRET'] || null
  if (secret !== null && secret.length < 32) {
    throw new ConfigError(
      'SECRET',
      'use at least 32 characters, e.g. the output of `openssl rand -base64 32`',
    )
  }
  const databaseUrl = env['DATABASE_URL'] || resolve('data/db')
  const isServer = isServerAddress(databaseUrl)
  const isMemory = databaseUrl === 'memory://'
  // Taken for a folder of that name otherwise.
  if (!isServer && !isMemory && /^\w{2,}:/.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL', 'use postgres://…, memory://, or the path of a folder')
  }
  // As the driver reads it: `user@/name?host=/socket` names no host.
  if (isServer && !URL.canParse(databaseUrl.replace('@/', '@socket/'))) {
    throw new ConfigError(
      'DATABASE_URL',
      'use postgres://user:password@host:port/name; signs like @ : / # % in the password are written as %40 %3A %2F %23 %25',
    )
  }
  const logLevel = env['LOG_LEVEL'] || 'info'
  if (!logLevels.includes(logLevel)) {
    throw new ConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}`)
  }
  const named = (env['ALLOWED_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const filesRoot = resolve(env['FILES'] || 'data/files')
  const demo = readDemo(env, production)
  return {
    production,
    publicOrigin,
    allowedHosts: production ? named : [...named, ...ownHosts()],
    trustProxy: readNumber(env, 'TRUST_PROXY', 0, 0, 10),
    limits: {
      codesPerIpHour: readNumber(env, 'CODES_PER_IP_HOUR', production ? 20 : 1000, 1, 1e6),
      codesPerIpDay: readNumber(env, 'CODES_PER_IP_DAY', production ? 100 : 10_000, 1, 1e6),
      failuresPerIp: readNumber(env, 'FAILURES_PER_IP', production ? 100 : 1000, 1, 1e6),
      failuresPerAccount: readNumber(env, 'FAILURES_PER_ACCOUNT', 10, 1, 1e6),
      factorFailures: readNumber(env, 'FACTOR_FAILURES', 5, 1, 1e6),
      scenesPerIpMinute: readNumber(env, 'SCENES_PER_IP_MINUTE', production ? 120 : 100_000, 1, 1e6),
      entrancesPerMinute: readNumber(env, 'ENTRANCES_PER_MINUTE', 60, 1, 1e6),
    },
    secondFactor: readFactorPolicy(env, demo),
    port: readNumber(env, 'PORT', 3000, 0, 65535),
    hostname: env['HOST'] || '0.0.0.0',
    keepAliveMs: 1000 * readNumber(env, 'KEEP_ALIVE', 80, 1, 3600),
    databaseUrl,
    keyFile: keyFileOf(databaseUrl),
    secret,
    demo,
    mailWebhookSecret: readWebhookSecret(env),
    workshop: readSwitch(env, 'WORKSHOP', !production),
    filesRoot,
    logLevel,
    drainMs: 1000 * readNumber(env, 'DRAIN', production ? 2 : 0, 0, 60),
    metrics: readMetrics(env),
    live: readLive(env, filesRoot, production),
    rooms: {
      tencent: readTencent(env),
      turn: readTurn(env),
      patience: readPatience(env),
      guestsPerAddress: readNumber(env, 'LIVE_GUESTS_PER_ADDRESS', 50, 0, 100_000),
    },
  }
}

const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export const isServerAddress = (databaseUrl: string): boolean => /^postgres(?:ql)?:\/\//.test(databaseUrl)

/** Key file of an embedded database; null for other databases. */
export const keyFileOf = (databaseUrl: string): string | null =>
  isServerAddress(databaseUrl) || databaseUrl === 'memory://' ? null : `${resolve(databaseUrl)}.key`

const readWebhookSecret = (env: Environment): string | null => {
  const secret = env['MAIL_WEBHOOK_SECRET'] || null
  if (secret !== null && secret.length < 32)
    throw new ConfigError(
      'MAIL_WEBHOOK_SECRET',
      'use at least 32 characters, e.g. the output of `openssl rand -base64 32`',
    )
  return secret
}

/** Demo accounts beside real senders would be doors for strangers: production takes one or the other. */
const readDemo = (env: Environment, production: boolean): DemoContent => {
  const asked = env['SEED'] || null
  if (asked !== null && asked !== 'demo' && asked !== 'off')
    throw new ConfigError('SEED', 'must be demo or off')
  if (!production) return asked ?? 'emptyOnly'
  const sender = Object.keys(env).find(
    (name) => /^(?:SMTP|TENCENT_SMS|WECHAT)_(?!PAY_)/.test(name) && env[name],
  )
  if (asked === 'demo' && sender !== undefined) {
    throw new ConfigError(
      'SEED',
      `demo content does not stand beside real senders in production, and ${sender} is set; leave SEED out, or the senders`,
    )
  }
  return asked ?? 'off'
}

/** Demo accounts are shared by all visitors, who could not share an authenticator. */
const readFactorPolicy = (env: Environment, demo: DemoContent): FactorPolicy => {
  const asked = env['SECOND_FACTOR'] || null
  if (asked !== null && asked !== 'required' && asked !== 'offered')
    throw new ConfigError('SECOND_FACTOR', 'must be required or offered')
  return asked ?? (demo === 'off' ? 'required' : 'offered')
}

const readMetrics = (env: Environment): ProcessConfig['metrics'] => {
  if (!env['METRICS_PORT']) return null
  return { port: readNumber(env, 'METRICS_PORT', 0, 0, 65_535), hostname: env['METRICS_HOST'] || '127.0.0.1' }
}

const readSwitch = (env: Environment, name: string, fallback: boolean): boolean => {
  const text = env[name] || null
  if (text !== null && text !== 'on' && text !== 'off') throw new ConfigError(name, 'must be on or off')
  return text === null ? fallback : text === 'on'
}

const readLive = (env: Environment, filesRoot: string, production: boolean): LiveConfig => {
  const bindAddress = env['LIVE_BIND_IP'] || null
  const announced = listOf(env['LIVE_ANNOUNCED_IP'])
  for (const address of [...announced, ...(bindAddress === null ? [] : [bindAddress])]) {
    if (isIP(address) === 0)
      throw new ConfigError(
        announced.includes(address) ? 'LIVE_ANNOUNCED_IP' : 'LIVE_BIND_IP',
        'must be an address of the network like 203.0.113.7, not a name',
      )
  }
  return {
    udpPort: readNumber(env, 'LIVE_UDP_PORT', 40_000, 0, 65_535),
    // A machine without a network still shows itself its rooms; Firefox never looks for them at 127.0.0.1.
    announced:
      announced.length > 0 || production || bindAddress !== null
        ? announced
        : ['127.0.0.1', ...ownAddresses()],
    bindAddress,
    rtcViewers: readNumber(env, 'LIVE_RTC_VIEWERS', 100, 0, 10_000),
    recordings: env['LIVE_RECORDINGS'] === 'off' ? null : join(filesRoot, 'recordings'),
  }
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

const readPatience = (env: Environment): Patience => ({
  hostMs: 1000 * readNumber(env, 'LIVE_HOST_AWAY', usualPatience.hostMs / 1000, 3, 3600),
  guestMs: 1000 * readNumber(env, 'LIVE_GUEST_AWAY', usualPatience.guestMs / 1000, 1, 3600),
})

const readTencent = (env: Environment): TencentKeys | null => {
  const names = ['TENCENT_SDK_APP_ID', 'TENCENT_SECRET_KEY', 'TENCENT_PLAYER_DOMAIN'] as const
  const [appId = '', secretKey = '', playerDomain = ''] = names.map((name) => env[name] ?? '')
  if (appId === '' && secretKey === '' && playerDomain === '') return null
  if (appId === '' || secretKey === '') {
    throw new ConfigError('TENCENT_SDK_APP_ID, TENCENT_SECRET_KEY', 'set both, or none')
  }
  // It is in the pages' policy, where another sign would be another rule.
  if (!/^(?:[\w.-]+(?::\d{1,5})?)?$/.test(playerDomain)) {
    throw new ConfigError('TENCENT_PLAYER_DOMAIN', 'must be the name of a host, e.g. play.symposium.example')
  }
  const cloudId = env['TENCENT_CLOUD_SECRET_ID'] ?? ''
  const cloudKey = env['TENCENT_CLOUD_SECRET_KEY'] ?? ''
  if ((cloudId === '') !== (cloudKey === '')) {
    throw new ConfigError('TENCENT_CLOUD_SECRET_ID, TENCENT_CLOUD_SECRET_KEY', 'set both, or none')
  }
  return {
    sdkAppId: readNumber(env, 'TENCENT_SDK_APP_ID', 0, 1, 4_294_967_295),
    secretKey,
    cloud:
      cloudId === ''
        ? null
        : {
            secretId: cloudId,
            secretKey: cloudKey,
            region: env['TENCENT_CLOUD_REGION'] || 'ap-guangzhou',
          },
    playerDomain,
    admin: env['TENCENT_IM_ADMIN'] || 'administrator',
    usesPrivateMap: env['TENCENT_PRIVATE_MAP'] === 'on',
  }
}

const readTurn = (env: Environment): RoomConfig['turn'] => {
  const urls = listOf(env['LIVE_TURN_URLS'])
  const secret = env['LIVE_TURN_SECRET'] || null
  if (urls.length === 0 && secret === null) return null
  if (urls.length === 0 || secret === null || !urls.every((url) => /^turns?:[\w.:[\]?=-]+$/.test(url)))
    throw new ConfigError(
      'LIVE_TURN_URLS, LIVE_TURN_SECRET',
      'set both, or none; an address is like turn:turn.symposium.example:3478',
    )
  return { urls, secret }
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const readOrigin = (text: string | undefined): string | null => {
  if (!text) return null
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new ConfigError('PUBLIC_ORIGIN', 'must be an address like https://symposium.example')
  }
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.pathname !== '/' || url.search !== '') {
    throw new ConfigError('PUBLIC_ORIGIN', 'must be an http(s) origin without a path')
  }
  return url.origin
}

const readNumber = (
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(name, `must be a whole number from ${least} to ${most}`)
  }
  return value
}

/** In development a phone in the same network opens the QR code by this machine's address. */
const ownHosts = (): string[] => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const names = addresses.map(({ address, family }) =>
    family === 'IPv6' ? `[${address.split('%')[0]}]` : address,
  )
  return ['localhost', '127.0.0.1', '[::1]', ...names]
}
