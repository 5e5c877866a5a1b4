import { fixturesFor } from '../../../mocks/fixtures.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Inviting a reviewer from outside the pool, one of the commands. */
export const reviewerCommand: Driver<'reviewerCommand'> = {
  async open(_walk, { network, openStage }) {
    const asked = () => fixturesFor(pageLanguage()).inviteByContact
    const answers = holdCalls(network, { sendCommand: ['inviteByContact', asked] })
    const stage = await openStage({ at: '/console/paper/1/reviewers', signedIn: true })
    const { press, fill } = pageActions(stage)
    await until(() => element('main input[name="contact"]'))
    return {
      stage,
      causes: {
        ...answers,
        async 'command.send'({ wish }) {
          await fill('assignment.contact', wish.contact)
          await fill('assignment.name', wish.name)
          await press('assignment.contact.send')
        },
      },
      shows(state) {
        const isSending = document.querySelector('main form button[aria-busy="true"]') !== null
        expect(isSending).toBe(state.hasTag('busy'))
        expect(document.querySelector('main form [role="alert"]') !== null).toBe(state.matches('failed'))
      },
    }
  },
}
