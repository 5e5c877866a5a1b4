import type { HttpHandler } from 'msw'
import { expect } from 'storybook/test'

import { answer } from '../../../mocks/handlers.ts'
import { recordAt } from '../../../mocks/records.ts'
import type { Entity } from '../../../src/contract/lifecycle.ts'
import type { MessageId } from '../../../src/i18n/locale.ts'
import { siteFrame, visitor } from './answers.ts'
import { pageActions } from './pageActions.ts'
import type { Stage } from './pageActions.ts'
import { signedIn } from './visit.ts'

interface Context {
  readonly msw: { use(...handlers: HttpHandler[]): void }
}

/** A member opens a record that stands there; with every role, so that each button shows whether it can be pressed. */
export const recordScene =
  (entity: Entity, state: string, ...others: readonly HttpHandler[]) =>
  ({ msw }: Context) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      // The first handler of a call answers it.
      ...others,
      answer('getRecord', ({ language }) => recordAt(language, entity, state)),
    )
  }

/** The chip of the page says where the record stands. */
export const showsState = (entity: Entity, state: string) => async (stage: Stage) => {
  const { page, say } = pageActions(stage)
  // The catalogue has a name for each state of each lifecycle; a test sees to it.
  const name = say(`record.state.${entity}.${state}` as MessageId)
  const [heading] = await page.findAllByRole('heading', { level: 2, name: say('record.timeline') })
  await expect(heading).toBeVisible()
  await expect(page.getAllByText(name, { selector: '[data-state] *' })[0]).toBeVisible()
}
