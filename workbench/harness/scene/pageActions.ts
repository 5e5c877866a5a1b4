import { createIntl } from 'react-intl'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, waitFor, within } from 'storybook/test'
import messages from 'virtual:messages/all'

import { parseLocale } from '../../../src/i18n/locale.ts'
import type { MessageId } from '../../../src/i18n/locale.ts'
import { breakpoints } from '../../../src/theme/tokens.ts'
import { memberName } from './visit.ts'

/** What a play function passes on. */
export type Stage = Pick<StoryContext, 'userEvent' | 'globals'>

/** The user's hands in the language of the scene: controls are found by what is written on them. */
export const pageActions = ({ userEvent, globals }: Stage) => {
  const locale = parseLocale(globals['locale'])
  const intl = createIntl({
    locale,
    timeZone: 'Asia/Shanghai',
    messages: Object.assign({}, ...Object.values(messages[locale] ?? {})),
  })
  // Dialogs stand beside the story's root.
  const page = within(document.body)
  const say = (id: MessageId, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id }, values)
  const press = async (id: MessageId, values?: Record<string, string>) =>
    userEvent.click(await page.findByRole('button', { name: say(id, values) }))
  const fill = async (id: MessageId, text: string) => {
    const field = await page.findByRole('textbox', { name: say(id) })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  // A password field has no role, and its tab has the same name.
  const passwordField = () => page.findByLabelText(say('login.password'), { selector: 'input' })
  /** On a narrow screen the header's actions are behind its menu button. */
  const unfoldHeader = async () => {
    if (window.innerWidth < breakpoints.tablet) await press('shell.menu')
  }
  /** Who is signed in, at the end of the header. */
  const memberMenu = async () => {
    const name = await page.findByText(memberName(locale))
    return name.closest('summary') ?? name
  }
  return {
    page,
    say,
    unfoldHeader,
    memberMenu,
    press,
    fill,
    /** What opens with a motion is there before it can be seen. */
    see: (role: string, id: MessageId) =>
      waitFor(() => expect(page.getByRole(role, { name: say(id) })).toBeVisible()),
    read: (id: MessageId) => waitFor(() => expect(page.getByText(say(id))).toBeVisible()),
    openTab: async (id: MessageId) => userEvent.click(await page.findByRole('tab', { name: say(id) })),
    /** The terms box of the login page. */
    tickTerms: async () => userEvent.click(await page.findByRole('checkbox')),
    passwordField,
    fillPassword: async (account: string, password: string) => {
      await fill('login.account', account)
      await userEvent.type(await passwordField(), password)
    },
    fillPhone: async (mobile: string, code: string) => {
      await fill('login.phone', mobile)
      await fill('login.code', code)
    },
  }
}
