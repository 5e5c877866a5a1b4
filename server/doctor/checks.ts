import { createSocket } from 'node:dgram'
import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'

import { chooseKey, keyMissing, keyRemedy } from '../accounts/signingKey.ts'
import { lastBackupBeside, momentOf } from '../backup/lastBackup.ts'
import { DatabaseError } from '../db/errors.ts'
import { inspectDatabase } from '../db/inspect.ts'
import { openParts } from '../delivery/storedSettings.ts'
import { withStored } from '../delivery/withStored.ts'
import { checkPaymentSettings } from '../pay/paymentMethods.ts'
import { smsSettings, smtpSettings } from '../senders/choose.ts'
import { verifySmtp } from '../senders/smtp.ts'
import { checkFolder } from '../shared/checkFolder.ts'
import { ConfigError, readConfig, type Environment, type ProcessConfig } from '../shared/config.ts'

/** Result of a check. `fault`: the site does not work; `warning`: a part of it does not. */
export interface Finding {
  readonly check: string
  readonly status: 'ok' | 'warning' | 'fault'
  readonly says: string
  /** Remedy for the operator; empty if none is needed. */
  readonly remedy: string
}

export interface Surroundings {
  readonly env: Environment
  readonly now: () => number
  /** Folder of the built site. */
  readonly dist: string
}

/** Everything that keeps a site from working, each with its remedy. Changes nothing. */
export const examine = async (surroundings: Surroundings): Promise<readonly Finding[]> => {
  let config: ProcessConfig
  try {
    config = readConfig(surroundings.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [fault('configuration', error.message, 'Set the variable and start again.')]
  }
  const findings = [ok('configuration', config.production ? 'production' : 'development')]
  // An embedded database takes a while to open: it is looked into once.
  let found: ReturnType<typeof inspectDatabase> | null = null
  const inspect = () => (found ??= inspectDatabase(config.databaseUrl, surroundings.now))
  for (const check of checks) findings.push(await check(config, { ...surroundings, inspect }))
  return findings
}

type Check = (config: ProcessConfig, known: Known) => Promise<Finding> | Finding

interface Known extends Surroundings {
  readonly inspect: () => ReturnType<typeof inspectDatabase>
}

const ok = (check: string, says: string): Finding => ({ check, status: 'ok', says, remedy: '' })
const warning = (check: string, says: string, remedy: string): Finding => ({
  check,
  status: 'warning',
  says,
  remedy,
})
const fault = (check: string, says: string, remedy: string): Finding => ({
  check,
  status: 'fault',
  says,
  remedy,
})

const site: Check = (_config, { dist }) =>
  existsSync(join(dist, 'ssr/entry-server.js'))
    ? ok('site', `built in ${dist}`)
    : fault('site', `${dist} holds no built site`, 'Run npm start once, or node scripts/build.mjs.')

/** Behind a proxy that is not configured, every visitor has the proxy's address, and links of mails begin with http. */
const proxy: Check = ({ publicOrigin, trustProxy }) => {
  const isSecure = publicOrigin?.startsWith('https://') === true
  if (isSecure && trustProxy === 0)
    return fault(
      'proxy',
      `PUBLIC_ORIGIN is ${publicOrigin}, but this server speaks http and trusts no proxy: all visitors share one limit, and cookies are not secure`,
      'Set TRUST_PROXY to the number of proxies in front, usually 1.',
    )
  return ok('proxy', trustProxy === 0 ? 'none' : `${trustProxy} in front`)
}

const database: Check = async ({ databaseUrl, publicOrigin, port }, { inspect }) => {
  try {
    const found = await inspect()
    if (found.kind === 'none') return ok('database', `${databaseUrl} is made at the first start`)
    if (found.kind === 'used') {
      const isOurs = await answersHere(publicOrigin, port)
      return isOurs
        ? ok('database', 'embedded, in use by the running site')
        : fault(
            'database',
            'embedded, in use by another process',
            'Stop that process: one database serves one server.',
          )
    }
    if (found.clockOff > 5000)
      return fault(
        'database',
        `its clock and this machine's differ by ${Math.round(found.clockOff / 1000)} s`,
        'Let both machines keep the time by NTP.',
      )
    return found.pending.length === 0
      ? ok('database', `PostgreSQL ${found.version}, migrations complete`)
      : found.pending.length === found.known
        ? ok('database', `PostgreSQL ${found.version}, empty; the first start makes the tables`)
        : warning(
            'database',
            `PostgreSQL ${found.version}; the next start applies ${found.pending.join(', ')}`,
            'Make a backup first; then npm run migrate, or start.',
          )
  } catch (error) {
    if (error instanceof ConfigError || (error instanceof DatabaseError && error.fault === 'unreachable'))
      return fault('database', error.message, checkAddress)
    if (error instanceof DatabaseError)
      return fault(
        'database',
        error.message,
        'Start the program that belongs to this data, or restore its backup.',
      )
    const { code = 'unknown' } = error as { code?: string }
    return fault('database', `cannot be reached (${code})`, checkAddress)
  }
}

const checkAddress =
  'Check DATABASE_URL: host, port, name, user and password; and that the server lets this machine in.'

/** The data says which key wrote it. */
const key: Check = async ({ secret, keyFile }, { inspect }) => {
  const found = await inspect().catch(() => null)
  if (found === null || found.kind === 'none' || found.kind === 'used') return ok('key', 'not looked at')
  const chosen = keyOf({ secret, keyFile }, found)
  if (chosen.kind === 'other') return fault('key', keyMissing, keyRemedy)
  return ok(
    'key',
    chosen.kind === 'none'
      ? 'made at the first start'
      : secret !== null
        ? 'from SECRET'
        : keyFile === null
          ? 'kept in the database'
          : `kept in ${keyFile}: it belongs into every backup`,
  )
}

const keyOf = ({ secret, keyFile }: Pick<ProcessConfig, 'secret' | 'keyFile'>, found: Looked) => {
  const kept = keyFile !== null && existsSync(keyFile) ? readFileSync(keyFile, 'utf8') : found.storedKey
  return chooseKey({ secret, kept, fingerprint: found.fingerprint, isUsed: true, opens: () => null })
}

type Looked = Extract<Awaited<ReturnType<Known['inspect']>>, { kind: 'open' }>

/** The environment with what was set in the browser. `locked`: of these parts the key does not open the secrets. */
const settled = async (config: ProcessConfig, { env, inspect }: Known) => {
  const found = await inspect().catch(() => null)
  if (found === null || found.kind === 'none') return { env, locked: [], isSeen: true }
  if (found.kind === 'used') return { env, locked: [], isSeen: false }
  const chosen = keyOf(config, found)
  if (!('key' in chosen)) return { env, locked: [], isSeen: true }
  const { stored, locked } = openParts(env, chosen.key, found.delivery)
  return { env: withStored(env, stored), locked, isSeen: true }
}

/** The running site has the embedded database open. */
const unseen = 'the database is in use, so that what was set in the console is not looked at'
const sealedElsewhere =
  'it was set in the console, and the key does not open it: it counts as not configured until its secrets are typed again there'

/** A night that was missed is one; two are too many. */
const oldBackupMs = 48 * 3_600_000

/** When the last backup was made, in production; whether it can be restored says the drill. */
const backup: Check = async ({ production, databaseUrl }, { inspect, now }) => {
  const found = await inspect().catch(() => null)
  const at = lastBackupBeside(databaseUrl) ?? momentOf(found?.kind === 'open' ? found.lastBackup : null)
  const hours = at === null ? null : Math.max(0, (now() - at.getTime()) / 3_600_000)
  const says =
    hours === null
      ? 'none was made yet'
      : `the last one was made ${hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} days`} ago`
  if (!production || found === null || found.kind === 'none') return ok('backup', says)
  return hours === null || hours * 3_600_000 > oldBackupMs
    ? warning(
        'backup',
        says,
        'Run npm run backup every night, on another disk, and npm run restore -- --check every week (docs/operators.md).',
      )
    : ok('backup', says)
}

/** An empty site waits for its operator; its code is for the reader of this output. */
const firstRun: Check = async ({ publicOrigin, port: own }, { inspect }) => {
  const found = await inspect().catch(() => null)
  if (found === null || found.kind === 'none' || found.kind === 'used')
    return ok('first run', 'not looked at')
  return found.setupCode === null
    ? ok('first run', 'done')
    : warning(
        'first run',
        `the site waits to be set up; its code is ${found.setupCode}`,
        `Open ${publicOrigin ?? `http://localhost:${own}`}/setup and give the code.`,
      )
}

/** An embedded server is always the only one of its database. */
const servers: Check = async (_config, { inspect }) => {
  const found = await inspect().catch(() => null)
  if (found === null || found.kind === 'none' || found.kind === 'used') return ok('servers', 'not looked at')
  return found.servers > 1
    ? fault(
        'servers',
        `${found.servers} work on this database`,
        'Stop all but one: lives, their chats and uploads belong to one server.',
      )
    : ok('servers', found.servers === 1 ? 'one works on this database' : 'none works on this database')
}

/** Lives and uploads hold many at once; a shell's usual 1024 is soon used up. */
const leastDescriptors = 4096

const descriptors: Check = () => {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : ''
  const most = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1]
  if (most === undefined) return ok('open files', 'not looked at')
  return most !== 'unlimited' && Number(most) < leastDescriptors
    ? warning(
        'open files',
        `at most ${most} at once`,
        'Set LimitNOFILE=65536 in the unit, or ulimit -n in the shell that starts the server.',
      )
    : ok('open files', `at most ${most} at once`)
}

const gigabyte = 2 ** 30

const disk: Check = async ({ filesRoot }) => {
  checkFolder('FILES', filesRoot)
  const { bavail, bsize } = await statfs(existing(filesRoot))
  const free = (bavail * bsize) / gigabyte
  const says = `${free.toFixed(1)} GB free for ${filesRoot}`
  const remedy = 'Make room, or let FILES name a larger disk: recordings take about 1 GB an hour.'
  if (free < 1) return fault('disk', says, remedy)
  return free < 10 ? warning('disk', says, remedy) : ok('disk', says)
}

/** When this check was written: no clock that is right shows less. */
const writtenAt = Date.UTC(2026, 10, 23)

const clock: Check = (_config, { now }) =>
  now() < writtenAt
    ? fault(
        'clock',
        `this machine believes it is ${new Date(now()).toISOString()}`,
        'Set the time and keep it by NTP: sign-ins, deadlines and payments depend on it.',
      )
    : ok('clock', new Date(now()).toISOString())

const port: Check = async ({ port: wanted, hostname, publicOrigin }) => {
  const code = await tryPort(wanted, hostname)
  if (code === null) return ok('port', `${wanted} is free`)
  if (code === 'EADDRINUSE' && (await answersHere(publicOrigin, wanted)))
    return ok('port', `${wanted} is in use by the running site`)
  return fault(
    'port',
    `${wanted} cannot be opened (${code})`,
    code === 'EACCES'
      ? 'Ports below 1024 need rights: choose another PORT, and let the proxy keep 443.'
      : 'Stop the other program, or choose another PORT.',
  )
}

const udp: Check = async ({ live, rooms, production, publicOrigin, port: own }) => {
  if (rooms.tencent !== null) return ok('udp', 'Tencent carries sound and pictures')
  const code = live.udpPort === 0 ? null : await tryUdp(live.udpPort, live.bindAddress)
  if (code !== null && !(code === 'EADDRINUSE' && (await answersHere(publicOrigin, own))))
    return warning(
      'udp',
      `${live.udpPort} cannot be opened (${code}): lives get another port, which a firewall may close`,
      'Stop the other program, or choose another LIVE_UDP_PORT and open it in the firewall.',
    )
  if (production && live.announced.length === 0)
    return warning(
      'udp',
      'viewers are told the addresses of this machine only',
      'Behind NAT or in a cloud set LIVE_ANNOUNCED_IP to the public address.',
    )
  return ok('udp', `${live.udpPort}`)
}

const mail: Check = async (config, known) => {
  const { env, locked, isSeen } = await settled(config, known)
  const settings = smtpSettings(env)
  if (settings === null && locked.includes('mail'))
    return warning('mail', sealedElsewhere, `Open ${consolePage}/mail, or name the former key in SECRET.`)
  if (settings === null && !isSeen) return ok('mail', unseen)
  if (settings === null)
    return config.production
      ? warning(
          'mail',
          'no mail server: nobody gets mails or codes by mail',
          `Set it at ${consolePage}/mail, or set SMTP_URL and SMTP_FROM.`,
        )
      : ok('mail', 'kept at /dev/outbox')
  const code = await verifySmtp(settings.SMTP_URL)
  if (code === null) return ok('mail', 'the mail server takes mails')
  return fault(
    'mail',
    `the mail server does not take mails (${code})`,
    code === 'EAUTH'
      ? 'Check user and password in SMTP_URL.'
      : 'Check host, port and smtp:// or smtps:// in SMTP_URL, and that the firewall lets this machine out.',
  )
}

const mailReports: Check = ({ production, mailWebhookSecret }) =>
  mailWebhookSecret !== null
    ? ok('mail reports', 'taken at /mail/notify/<service>')
    : production
      ? warning(
          'mail reports',
          'nobody tells us of mails that come back later: they go on being sent',
          'Set MAIL_WEBHOOK_SECRET, and let the mail service report bounces and complaints (docs/operators.md).',
        )
      : ok('mail reports', 'not taken')

const consolePage = '/console/site/delivery'

const sms: Check = async (config, known) => {
  const { env, locked, isSeen } = await settled(config, known)
  if (smsSettings(env) !== null) return ok('sms', 'Tencent Cloud')
  if (locked.includes('sms'))
    return warning('sms', sealedElsewhere, `Open ${consolePage}/sms, or name the former key in SECRET.`)
  if (!isSeen) return ok('sms', unseen)
  return config.production
    ? warning(
        'sms',
        'no provider: nobody gets codes by phone',
        `Set it at ${consolePage}/sms, or set all of TENCENT_SMS_*.`,
      )
    : ok('sms', 'kept at /dev/outbox')
}

const payment: Check = async (config, known) => {
  const { production } = config
  const { env, locked, isSeen } = await settled(config, known)
  const { methods, isSandbox } = checkPaymentSettings(env, known.now)
  const lost = locked.filter((part) => part === 'wechat' || part === 'alipay')
  if (lost.length > 0)
    return warning(
      'payment',
      `${lost.join(', ')}: ${sealedElsewhere}`,
      `Open ${consolePage}/${lost[0]}, or name the former key in SECRET.`,
    )
  if (isSandbox && production)
    return warning('payment', 'the sandbox is on: anybody can pay without money', 'Take PAY_SANDBOX out.')
  if (methods.length === 0 && !isSeen) return ok('payment', unseen)
  return methods.length === 0
    ? warning(
        'payment',
        'nobody can pay',
        `Set a way to pay at ${consolePage}/transfer, or the keys of Alipay or WeChat Pay, or TRANSFER_*.`,
      )
    : ok('payment', methods.join(', '))
}

const secondFactor: Check = ({ production, secondFactor: policy }) =>
  production && policy === 'offered'
    ? warning(
        'second factor',
        'offered: finance and administrators work with one proof',
        'Take SECOND_FACTOR out, or set it to required; with demo content it is offered unless you say otherwise.',
      )
    : ok('second factor', policy)

/** A setting that is there only in part is a fault of its own check, not of the examination. */
const named =
  (check: string, run: Check): Check =>
  async (config, surroundings) => {
    try {
      return await run(config, surroundings)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return fault(check, error.message, 'Set the variables that are named, or take them all out.')
    }
  }

const checks: readonly Check[] = [
  site,
  proxy,
  database,
  named('key', key),
  named('backup', backup),
  firstRun,
  servers,
  descriptors,
  named('disk', disk),
  clock,
  port,
  secondFactor,
  udp,
  named('mail', mail),
  mailReports,
  named('sms', sms),
  named('payment', payment),
]

/** The folder itself, or the nearest above it that is there. */
const existing = (folder: string): string => {
  const path = resolve(folder)
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path))
}

/** Whether the server of this site answers on the port. */
const answersHere = (publicOrigin: string | null, port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/healthz`, {
    signal: AbortSignal.timeout(3000),
    headers: publicOrigin === null ? {} : { host: new URL(publicOrigin).host },
  }).then(
    async (response) => ((await response.json()) as { database?: unknown }).database !== undefined,
    () => false,
  )

/** Null: it can be opened; else why not. */
const tryPort = (port: number, hostname: string): Promise<string | null> =>
  new Promise((settle) => {
    const server = createServer()
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => settle(code))
    server.listen(port, hostname, () => server.close(() => settle(null)))
  })

const tryUdp = (port: number, address: string | null): Promise<string | null> =>
  new Promise((settle) => {
    const socket = createSocket('udp4')
    socket.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      socket.close()
      settle(code)
    })
    socket.bind(port, address ?? undefined, () => socket.close(() => settle(null)))
  })
