import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { endTerms } from '../stage/endTerms.ts'
import { element, pageActions, openDialog, termsBox } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

/** The password form, one of the four that run this machine. */
export const credentialLogin: Driver<'credentialLogin'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const login = network.hold('loginByPassword')
    const { openTab, fillPassword, tickTerms, submit, answer } = pageActions(stage)
    await openTab('password')
    await fillPassword()
    const refusal = messageOf('accountOrPasswordWrong', stage.language, null)
    return {
      stage,
      causes: {
        async 'login.submit'() {
          // The terms stay accepted after a failed attempt; they are ticked only if unticked.
          if ((await termsBox()).checked) await tickTerms()
          await submit()
        },
        'xstate.done.actor.requireConsent': ({ output }) =>
          answer(output ? 'login.terms.accept' : 'login.terms.decline'),
        'xstate.error.actor.requireConsent': () => endTerms(stage),
        'xstate.done.actor.logIn': ({ output }) => login.answer(answered('loginByPassword', output)),
        async 'xstate.error.actor.logIn'({ error }) {
          await login.answer(failing('loginByPassword', error, stage.language))
          await toast(refusal)
        },
        'xstate.after.settle.credentialLogin.pausing': () => stage.clock.increment(500),
      },
      shows(state) {
        if (state.matches('loggedIn')) return expect(stage.path()).toBe('/home')
        const form = element<HTMLFormElement>('main form')
        const fields = new FormData(form)
        expect([fields.get('account'), fields.get('password')]).toEqual(['13800138000', 'secret-1'])
        expect(form.textContent?.includes(refusal)).toBe(state.context.failure !== null)
        if (state.matches('gating')) {
          return expect(openDialog()?.textContent).toContain(stage.say('login.terms.title'))
        }
        const button = element('main form button[type="submit"]')
        expect(button.ariaBusy).toBe(state.hasTag('busy') ? 'true' : null)
        expect(button.ariaDisabled).toBe(state.hasTag('busy') ? 'true' : null)
      },
    }
  },
}
