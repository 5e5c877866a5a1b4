import { answerResponse } from '../../../mocks/handlers.ts'
import type { AccountDetail } from '../../../src/contract/accounts.ts'
import { expect } from '../stage/expect.ts'
import { dialog, element, pageActions } from '../stage/pageActions.ts'
import { failing, holdCalls } from '../stage/responses.ts'
import { operators } from '../stage/operators.ts'
import { toast } from '../stage/toasts.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import type { Driver } from './driver.ts'

export const accountRecord: Driver<'accountRecord'> = {
  async open(_walk, { network, openStage }) {
    network.use(...operators())
    const { 'xstate.error.actor.fetchContact': refuseContact, ...answers } = holdCalls(network, {
      fetchAccount: 'getAccount',
      fetchContact: 'showContact',
    })
    const acts = network.hold('resetSignIn')
    const stage = await openStage({ at: '/console/users/8', signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    /** Any action will do: each returns the account's present state. */
    const act = async () => {
      await press('operators.act.resetSignIn')
      await dialog()
      await fill('operators.field.reason', '换了手机')
      await submit()
    }
    return {
      stage,
      causes: {
        ...answers,
        async 'xstate.error.actor.fetchContact'(event) {
          await refuseContact?.(event)
          await toast(stage.say('error.kind.offline'))
        },
        'account.retry': () => press('state.retry'),
        async 'account.refresh'() {
          await act()
          await acts.answer(failing('resetSignIn', callError('refused', 'versionConflict'), stage.language))
          await press('shell.understood')
        },
        async 'account.learned'({ account }) {
          await act()
          await acts.answer(answerResponse('resetSignIn', account as AccountDetail, stage.language))
        },
        'contact.show': () => press('operators.account.show'),
        'contact.hide': () => press('operators.account.hide'),
      },
      shows(state) {
        const main = element('main')
        const text = main.textContent ?? ''
        expect(main.querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
        expect(main.querySelector('#account-roles') !== null).toBe(state.matches('open'))
        if (!state.matches('open')) return
        const access = main.querySelector('[aria-labelledby="account-access"]')?.textContent ?? ''
        expect(access.includes(stage.say('operators.act.unlockAccount'))).toBe(state.hasTag('locked'))
        expect(access.includes(stage.say('operators.act.lockAccount'))).toBe(state.hasTag('active'))
        const { contact } = state.context
        expect(text.includes(contact?.email ?? 'wang@example.com')).toBe(contact !== null)
        expect(main.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('showing'))
      },
    }
  },
}
