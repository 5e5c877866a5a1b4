import type { Context } from 'hono'

import type { MessageLanguage } from './sentences/language.ts'
import { messageLanguage } from './sentences/messages.ts'
import type { AppConfig } from './config.ts'
import { addressGroup, clientAddress, maskedAddress } from './address.ts'
import { cookieName, readCookie, writeCookie } from './cookies.ts'
import { isSecure } from './origin.ts'
import { cutTo } from '../../src/contract/characters.ts'

/** One request and what its answer must set; computed on demand, because a poll needs almost none of it. */
export class Exchange {
  readonly id: string
  readonly language: MessageLanguage
  /** Set-Cookie values of the answer. */
  readonly setCookies: string[] = []
  readonly #c: Context
  readonly #config: AppConfig

  constructor(c: Context, config: AppConfig, id: string) {
    this.#c = c
    this.#config = config
    this.id = id
    this.language = messageLanguage(c.req.header('lang'))
  }

  get secure(): boolean {
    return isSecure(this.#c, this.#config)
  }

  /** Key for rate limits. */
  get addressGroup(): string {
    return addressGroup(clientAddress(this.#c, this.#config.trustProxy))
  }

  /** For rows and logs. */
  get maskedAddress(): string {
    return maskedAddress(clientAddress(this.#c, this.#config.trustProxy))
  }

  get userAgent(): string {
    return cutTo(this.#c.req.header('user-agent') ?? '', 300)
  }

  /** Origin of this site's addresses. The Host was checked before anything else ran. */
  get origin(): string {
    return (
      this.#config.publicOrigin ??
      `${this.secure ? 'https' : 'http'}://${this.#c.req.header('host') ?? new URL(this.#c.req.url).host}`
    )
  }

  /** Fires when the caller has left. */
  get signal(): AbortSignal {
    return this.#c.req.raw.signal
  }

  header(name: string): string | undefined {
    return this.#c.req.header(name)
  }

  /** A HttpOnly cookie of this server, by its plain name. */
  cookie(name: string): string | undefined {
    return readCookie(this.#c.req.header('cookie'), cookieName(name, this.secure))
  }

  /** A cookie that the page wrote itself. */
  pageCookie(name: string): string | undefined {
    return readCookie(this.#c.req.header('cookie'), name)
  }

  /** `maxAge` in seconds. */
  keep(name: string, value: string, maxAge: number): void {
    const secure = this.secure
    this.setCookies.push(writeCookie(cookieName(name, secure), value, { maxAge, secure, httpOnly: true }))
  }

  forget(name: string): void {
    this.keep(name, '', 0)
  }

  /** Removes a cookie that the page wrote itself. */
  forgetPageCookie(name: string): void {
    this.setCookies.push(writeCookie(name, '', { maxAge: 0, secure: this.secure, httpOnly: false }))
  }
}
