import type { Page } from '@playwright/test'

import type { Locale, MessageId } from '../../../src/i18n/locale.ts'
import { text } from './texts.ts'

/** The parts of the record page that is open. */
export const recordOf = (page: Page) => {
  const main = page.getByRole('main')
  const dialog = page.locator('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  return {
    state: main.locator('[role=status][data-state]'),
    steps: main.locator('li[data-seq]'),
    notice: main.getByRole('alert'),
    dialog,
    button: (locale: Locale, id: MessageId) =>
      main.getByRole('button', { name: text(locale, id), exact: true }),
    confirm: () => dialog.locator('button[type=submit]').click(),
  }
}
