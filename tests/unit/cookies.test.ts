// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { clearCookie, readCookie, writeCookie } from '../../src/services/cookies.ts'
import { createCredentialStore } from '../../src/services/credentialStore.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { loginResult } from '../../mocks/samples/payloads.ts'

/** The page's own window, as the test environment exposes it. */
declare const jsdom: {
  reconfigure(settings: { url: string }): void
  cookieJar: { removeAllCookiesSync(): void; getCookiesSync(url: string): StoredCookie[] }
}
interface StoredCookie {
  key: string
  value: string
  path: string
  maxAge: number | null
  secure: boolean
  sameSite: string
}

const site = 'https://symposium.example/personal/myconf'
const stored = (name: string) => jsdom.cookieJar.getCookiesSync(site).find(({ key }) => key === name)

beforeEach(() => {
  jsdom.reconfigure({ url: site })
  jsdom.cookieJar.removeAllCookiesSync()
})

describe('cookies', () => {
  it('[SES-02] last 30 days, for the whole site, Lax and Secure on https', () => {
    writeCookie('token', 'a;b=c 会')
    expect(stored('token')).toMatchObject({
      maxAge: 30 * 24 * 60 * 60,
      path: '/',
      secure: true,
      sameSite: 'lax',
    })
    expect(readCookie('token')).toBe('a;b=c 会')
  })

  it('[SES-02] are not Secure on http, where they would be refused', () => {
    jsdom.reconfigure({ url: 'http://symposium.example/' })
    writeCookie('token', 't')
    expect(readCookie('token')).toBe('t')
    expect(stored('token')?.secure).toBe(false)
  })

  it('reads a cookie by its whole name', () => {
    writeCookie('xtoken', 'x')
    writeCookie('token2', 'y')
    expect(readCookie('token')).toBeNull()
  })

  it('takes a value that cannot be decoded for absent', () => {
    document.cookie = 'token=%E4%A'
    expect(readCookie('token')).toBeNull()
  })

  it('clears for the whole site', () => {
    writeCookie('token', 't')
    clearCookie('token')
    expect(readCookie('token')).toBeNull()
  })
})

describe('credentialStore', () => {
  it('[LOGIN-05] [SES-02] keeps token, sign and uid for 30 days', () => {
    const store = createCredentialStore(memoryStore())
    expect(store.isHeld()).toBe(false)
    store.keep(loginResult)
    expect(store.read()).toEqual({ token: 'token-7', sign: 'sign-7', uid: '7' })
    expect(store.isHeld()).toBe(true)
    for (const name of ['token', 'sign', 'uid']) expect(stored(name)?.maxAge).toBe(2_592_000)
  })

  it('[SES-03] [HDR-04] forgets token, sign, uid, key and what is in local storage', () => {
    const local = memoryStore()
    local.write('user', '{"id":7}')
    const store = createCredentialStore(local)
    store.keep(loginResult)
    writeCookie('key', 'k')
    writeCookie('locale', 'en')
    store.forget()
    expect(store.read()).toEqual({ token: '', sign: '', uid: '' })
    expect(readCookie('key')).toBeNull()
    expect(local.read('user')).toBeNull()
    expect(readCookie('locale'), "the language is nobody's credential").toBe('en')
  })
})
