import { screen, within } from '@testing-library/dom'

import type { Stage } from './createStage.tsx'
import { expect } from './expect.ts'
import { until } from './until.ts'

/** What a visitor does, with controls found by what is written on them. */
export const pageActions = (stage: Stage) => {
  const { user, say } = stage
  const button = (id: string, values?: Record<string, string | number>) =>
    screen.findByRole('button', { name: say(id, values) })
  const field = (id: string) => screen.findByLabelText(say(id), { selector: 'input' })
  /** In one go, as a password manager does. */
  const fill = async (id: string, text: string) => {
    await user.clear(await field(id))
    if (text !== '') await user.paste(text)
  }
  return {
    button,
    fill,
    /** Key by key. */
    type: async (id: string, text: string) => user.type(await field(id), text),
    press: async (id: string, values?: Record<string, string | number>) =>
      user.click(await button(id, values)),
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

/** Of the dialog, if one is open; else of the page. @throws when there is none */
export const submitButton = () =>
  (openDialog() ?? document).querySelector<HTMLButtonElement>('form button[type="submit"]') ??
  missing('submit button')

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

const missing = (what: string): never => {
  throw new Error(`There is no ${what}`)
}
