import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Hono } from 'hono'

import { calls, type CallName, type Calls } from '../../../src/contract/calls.ts'
import type { CallInput, CallOutput } from '../../../src/contract/endpoint.ts'
import { envelope, refusal, type Envelope, type Refusal } from '../../../src/contract/envelope.ts'
import { toForm } from '../../../src/contract/form.ts'
import { createApp, type AppOptions } from '../../../server/app.ts'
import { usualPatience, type AppConfig } from '../../../server/shared/config.ts'
import type { Delivery } from '../../../server/delivery/createDelivery.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import type { Live, LiveOptions } from '../../../server/live/createLive.ts'
import type { RequestLog } from '../../../server/http/requestLog.ts'
import type { Mail, Sender, SmsCode, SmsNotice } from '../../../server/senders/sender.ts'
import { cheapPassword } from '../../support/cheapPassword.ts'
import type { OpenEmpty } from '../../support/engines.ts'
import { seedDemo, testsBegin } from '../../support/seededDatabase.ts'

export const site = 'http://symposium.test'

export const testConfig: AppConfig = {
  production: false,
  publicOrigin: site,
  allowedHosts: ['localhost', '127.0.0.1'],
  trustProxy: 0,
  key: new Uint8Array(32).fill(7),
  limits: {
    codesPerIpHour: 100_000,
    codesPerIpDay: 1_000_000,
    failuresPerIp: 100_000,
    failuresPerAccount: 100_000,
    factorFailures: 100_000,
    scenesPerIpMinute: 100_000,
    entrancesPerMinute: 100_000,
  },
  secondFactor: 'offered',
  filesRoot: join(tmpdir(), `symposium-files-${process.pid}`),
  rooms: { tencent: null, turn: null, patience: usualPatience, guestsPerAddress: 3 },
}

/** Keeps what was "sent"; `failing` makes the provider refuse. */
export class FakeSender implements Sender {
  readonly carriers = { sms: 'outbox', mail: 'outbox' } as const
  readonly sms: SmsCode[] = []
  readonly mails: Mail[] = []
  readonly notices: SmsNotice[] = []
  failing: Error | null = null
  sendSms(message: SmsCode): Promise<void> {
    if (this.failing !== null) return Promise.reject(this.failing)
    this.sms.push(message)
    return Promise.resolve()
  }
  sendNotice = (message: SmsNotice): Promise<void> => {
    if (this.failing !== null) return Promise.reject(this.failing)
    this.notices.push(message)
    return Promise.resolve()
  }
  sendMail(message: Mail): Promise<void> {
    if (this.failing !== null) return Promise.reject(this.failing)
    this.mails.push(message)
    return Promise.resolve()
  }
  close(): void {}
  /** The newest code for a phone number or an e-mail address. */
  codeFor(target: string): string {
    const text = this.sms.findLast(({ mobile }) => mobile === target)?.code
    const found = text ?? /\b\d{6}\b/.exec(this.mails.findLast(({ to }) => to === target)?.text ?? '')?.[0]
    if (found === undefined) throw new Error(`nothing was sent to ${target}`)
    return found
  }
}

/** Remembers every line, to look for what must not be in it. */
export class FakeLog implements RequestLog {
  readonly lines: string[] = []
  readonly #level: 'info' | 'debug'
  constructor(level: 'info' | 'debug' = 'debug') {
    this.#level = level
  }
  isLevelEnabled(level: string): boolean {
    return level !== 'debug' || this.#level === 'debug'
  }
  debug(fields: object, message: string): void {
    this.#write('debug', fields, message)
  }
  info(fields: object, message: string): void {
    this.#write('info', fields, message)
  }
  warn(fields: object, message: string): void {
    this.#write('warn', fields, message)
  }
  error(fields: object, message: string): void {
    this.#write('error', fields, message)
  }
  faults(): string[] {
    return this.lines.filter((line) => line.startsWith('error'))
  }
  #write(level: string, fields: object, message: string): void {
    this.lines.push(`${level} ${message} ${JSON.stringify(fields)}`)
  }
}

export interface Harness {
  readonly app: Hono
  readonly database: OpenedDatabase
  readonly sender: FakeSender
  readonly log: FakeLog
  /** The clock of the server, in milliseconds; tests move it. */
  readonly clock: { now: number }
  browser(options?: BrowserOptions): Browser
  /** A visitor of another server on the same database, whose clock is that many milliseconds ahead. */
  browserBeside(ahead: number, options?: BrowserOptions): Browser
}

export interface HarnessOptions extends Partial<
  Pick<
    AppOptions,
    | 'pay'
    | 'breakers'
    | 'onRequest'
    | 'isDraining'
    | 'wechat'
    | 'media'
    | 'renderPage'
    | 'renderFor'
    | 'staticRoot'
    | 'formerRoots'
    | 'workshopRoot'
    | 'mailWebhookSecret'
    | 'surroundings'
  >
> {
  config?: Partial<AppConfig>
  seeded?: boolean
  /** Makes the passwords of the demo accounts. */
  hashPassword?: (password: string) => Promise<string>
  /** Settings of the browser; the application then sends and is paid by them. */
  delivery?: (common: { db: OpenedDatabase['db']; now: () => number; log: RequestLog }) => Delivery
  /** Live rooms by the same clock; without it those that the application makes for itself. */
  live?: (options: Omit<LiveOptions, 'media'>) => Live
}

/** A server over an empty or seeded database of the engine under test. */
export const createHarness = async (open: OpenEmpty, options: HarnessOptions = {}): Promise<Harness> => {
  const {
    config,
    seeded = true,
    hashPassword = cheapPassword,
    wechat = null,
    live,
    delivery,
    ...rest
  } = options
  const database = await open()
  if (seeded) await seedDemo(database.db, hashPassword)
  const sender = new FakeSender()
  const log = new FakeLog()
  const clock = { now: testsBegin }
  const serve = (ahead: number) => {
    const now = () => clock.now + ahead
    const common = { db: database.db, config: { ...testConfig, ...config }, log, now }
    return createApp({
      ...common,
      kind: database.kind,
      sender,
      wechat,
      ...(live === undefined ? {} : { live: live(common) }),
      ...(delivery === undefined ? {} : followed(delivery(common))),
      ...rest,
    })
  }
  const app = serve(0)
  return {
    app,
    database,
    sender,
    log,
    clock,
    browser: (given) => new Browser(app, given),
    browserBeside: (ahead, given) => new Browser(serve(ahead), given),
  }
}

const followed = (delivery: Delivery) => ({ delivery, sender: delivery.sender })

export interface BrowserOptions {
  lang?: string
  /** Network address of the socket. */
  address?: string
  userAgent?: string
  host?: string
}

export interface Credentials {
  token: string
  sign: string
  uid: string
}

/** A visitor's browser: keeps cookies, sends what the site's page sends. */
export class Browser {
  readonly cookies = new Map<string, string>()
  credentials: Credentials | null = null
  readonly #app: Hono
  readonly #options: BrowserOptions
  constructor(app: Hono, options: BrowserOptions = {}) {
    this.#app = app
    this.#options = options
  }

  /** Any request, from the page of the site. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const { lang = 'en', address = '198.51.100.7', userAgent, host = new URL(site).host } = this.#options
    const headers = new Headers({
      host,
      lang,
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    })
    if (init.method === 'POST') headers.set('origin', site)
    if (this.credentials !== null) {
      for (const [name, value] of Object.entries(this.credentials)) headers.set(name, value)
    }
    if (this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    for (const [name, value] of new Headers(init.headers)) {
      if (value === '') headers.delete(name)
      else headers.set(name, value)
    }
    const response = await this.#app.request(
      path,
      { ...init, headers },
      {
        incoming: { socket: { remoteAddress: address } },
      },
    )
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const equals = pair.indexOf('=')
      const name = pair.slice(0, equals)
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(equals + 1))
    }
    return response
  }

  /** One call with form fields as text; the envelope as it came. */
  async raw(
    name: CallName,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Envelope> {
    const { method, path } = calls[name]
    const form = toForm(fields)
    const response =
      method === 'GET'
        ? await this.request(form.size > 0 ? `${path}?${form}` : path, { headers })
        : await this.request(path, {
            method,
            body: form.toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          })
    return envelope.parse(await response.json()) as Envelope
  }

  /** The data of a call that must succeed; its shape is checked against the contract. */
  async call<K extends CallName>(name: K, input: CallInput<Calls[K]>): Promise<CallOutput<Calls[K]>> {
    const answer = await this.raw(name, input as Record<string, unknown>)
    const { success, output } = calls[name]
    if (answer.code !== success) throw new Error(`${name} answered ${JSON.stringify(answer)}`)
    const data = output.parse(answer.data) as CallOutput<Calls[K]>
    const session = data as { token?: string; sign?: string; user_id?: number } | null
    if (session?.token !== undefined && session.sign !== undefined) {
      this.credentials = { token: session.token, sign: session.sign, uid: String(session.user_id) }
    }
    return data
  }

  /** The refusal of a call that must be refused. */
  async refused(
    name: CallName,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Refusal & { code: number; msg: string }> {
    const answer = await this.raw(name, fields, headers)
    if (answer.code === calls[name].success) throw new Error(`${name} succeeded: ${JSON.stringify(answer)}`)
    return { ...refusal.parse(answer.data), code: answer.code, msg: answer.msg }
  }
}

/** Signs in by a fresh phone code; a new account when the number is new. */
export const signIn = async (harness: Harness, browser: Browser, mobile: string) => {
  await browser.call('sendLoginCode', { mobile })
  return browser.call('loginByPhone', { mobile, code: harness.sender.codeFor(mobile) })
}
