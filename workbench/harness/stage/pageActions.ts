import { screen, within } from '@testing-library/dom'

import { breakpoints } from '../../../src/theme/tokens.ts'
import type { Stage } from './createStage.tsx'
import { expect } from './expect.ts'
import { until } from './until.ts'

type Values = Record<string, string | number>
export type PageActions = ReturnType<typeof pageActions>

/** Actions of a visitor, who finds controls by their text. */
export const pageActions = (stage: Stage) => {
  const { user, say } = stage
  // A part that opens with an animation exists before it is visible.
  const see = (role: string, id: string, values?: Values) =>
    until(() => {
      const found = screen.getByRole(role, { name: say(id, values) })
      expect(found.checkVisibility()).toBe(true)
      return found
    })
  const button = async (id: string, values?: Values) => {
    const name = say(id, values)
    await unfoldHeader(name)
    return screen.findByRole('button', { name })
  }
  /** On a narrow screen the header's actions are behind its menu button. */
  const unfoldHeader = async (name: string) => {
    if (window.innerWidth >= breakpoints.tablet || openDialog() !== null) return
    const folded = [...document.querySelectorAll('header :is(button, a)')].some(
      (one) => one.textContent === name && !one.checkVisibility(),
    )
    if (folded) await user.click(await screen.findByRole('button', { name: say('shell.menu') }))
  }
  const field = (id: string) => screen.findByLabelText(say(id), { selector: 'input, textarea' })
  /** In one go, as a password manager does. */
  const fill = async (id: string, text: string) => {
    const input = (await field(id)) as HTMLInputElement
    await user.clear(input)
    if (text === '') return
    await user.paste(text)
    // A dialog that has just opened may take the focus in between.
    if (input.value === '') {
      await user.click(input)
      await user.paste(text)
    }
  }
  return {
    say,
    see,
    button,
    fill,
    /** Waits for a text, which may be among others. */
    read: (id: string, values?: Values) =>
      until(() => expect(visibleText()).toContain(say(id, values).replaceAll(/\s+/g, ' '))),
    /** Key by key. */
    type: async (id: string, text: string) => user.type(await field(id), text),
    press: async (id: string, values?: Values) => user.click(await button(id, values)),
    /** Follows the first of several links; the header's may be folded away. */
    follow: async (id: string) => {
      await unfoldHeader(say(id))
      await user.click((await screen.findAllByRole('link', { name: say(id) }))[0] as HTMLElement)
    },
    openTab: async (id: 'scan' | 'quick' | 'password') =>
      user.click(await screen.findByRole('tab', { name: say(`login.tab.${id}`) })),
    tickTerms: async () => user.click(await termsBox()),
    fillPassword: async ({ account = '13800138000', password = 'secret-1' } = {}) => {
      await fill('login.account', account)
      await fill('login.password', password)
    },
    fillPhone: async ({ mobile = '13800138000', code = '123456' } = {}) => {
      await fill('login.phone', mobile)
      await fill('login.code', code)
    },
    fillEmail: async ({ email = 'lin@symposium.example', code = '123456' } = {}) => {
      await fill('login.email', email)
      await fill('login.code', code)
    },
    /** The submit button of the visible form: a busy one is named by its spinner. */
    submit: async () => user.click((await until(submitButton)) as HTMLElement),
    /** Answers the question of the open dialog. */
    answer: async (id: string) => user.click(within(await dialog()).getByRole('button', { name: say(id) })),
  }
}

export const termsBox = () =>
  until(() => element<HTMLInputElement>('input[name="terms"]')) as Promise<HTMLInputElement>

/** Submit button of the dialog, if one is open; else of the page. A folded one does not count. @throws when there is none */
export const submitButton = () =>
  // The frame of the page has a form of its own, which searches.
  [...formPlace().querySelectorAll<HTMLButtonElement>('form button[type="submit"]')].find((each) =>
    each.checkVisibility(),
  ) ?? missing('submit button')

const formPlace = (): ParentNode => openDialog() ?? document.querySelector('main') ?? document

export const openDialog = () =>
  document.querySelector<HTMLElement>(
    '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]',
  )

export const dialog = () => until(() => openDialog() ?? missing('open dialog')) as Promise<HTMLElement>

export const expectNoDialog = () => expect(openDialog()).toBeNull()

/** The menu of the member in the header. @throws when there is none */
export const userMenu = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('header details')].find(
    (menu) => menu.closest('nav') === null,
  ) ?? missing('user menu')

/** @throws when there is none */
export const element = <T extends Element>(selector: string, where: ParentNode = document) =>
  where.querySelector<T>(selector) ?? missing(selector)

const visibleText = () => document.body.innerText.replaceAll(/\s+/g, ' ')

const missing = (what: string): never => {
  throw new Error(`There is no ${what}`)
}
