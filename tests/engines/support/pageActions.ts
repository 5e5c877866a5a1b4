import { password } from '../../e2e/support/pageActions.ts'
import { expect } from '../../e2e/support/test.ts'
import { zh } from '../../e2e/support/texts.ts'
import type { Visitor, Wanted } from './visitor.ts'

/** Milliseconds between two looks. */
const intervals = [50]

/** Expects the wanted element. */
export const sees = (visitor: Visitor, wanted: Wanted, timeout = 15_000) =>
  expect.poll(() => visitor.has(wanted), { message: JSON.stringify(wanted), timeout, intervals }).toBe(true)

export const press = async (visitor: Visitor, wanted: Wanted) => {
  await sees(visitor, wanted)
  await visitor.click(wanted)
}

export const fill = async (visitor: Visitor, wanted: Wanted, text: string) => {
  await sees(visitor, wanted)
  await visitor.type(wanted, text)
}

/** The path that the address bar shows, sooner or later. */
export const arrives = (visitor: Visitor, path: string | RegExp) =>
  expect.poll(() => visitor.ask(() => location.pathname, null), { timeout: 40_000, intervals }).toMatch(path)

/** Opens a page of the site; everything on it answers, and nothing is still awaited. */
export const enter = async (visitor: Visitor, address: string) => {
  await visitor.open(address)
  await expect.poll(() => visitor.ask(isAlive, null), { timeout: 40_000, intervals }).toBe(true)
}

/** Cookies of this site that pages set by themselves. */
export const remember = (visitor: Visitor, name: string, value: string) =>
  visitor.ask((cookie) => void (document.cookie = cookie), `${name}=${value}; path=/`)

export const signIn = async (visitor: Visitor, account: string, address = '/login') => {
  await enter(visitor, address)
  await press(visitor, { css: '[role=tab]', text: zh('login.tab.password') })
  await fill(visitor, { css: 'input[name=account]' }, account)
  await fill(visitor, { css: 'input[name=password]' }, password)
  await press(visitor, { css: 'input[name=terms]' })
  await press(visitor, { css: '[role=tabpanel] button[type=submit]' })
}

export const seesOwnMenu = (visitor: Visitor) =>
  sees(visitor, { css: 'header details:has(a[href="/account"]) > summary' })

/** Runs in the page. A hand is put on it first, since pages wait for one or for an idle moment. */
const isAlive = () => {
  dispatchEvent(new Event('touchstart'))
  const root = document.getElementById('root')
  return (
    root !== null &&
    Object.keys(root).some((key) => key.startsWith('__reactContainer')) &&
    document.querySelector('main h1') !== null &&
    document.querySelector('main [aria-busy=true]') === null
  )
}
