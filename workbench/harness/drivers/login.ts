import { happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { pageActions, openDialog } from '../stage/pageActions.ts'
import { confirmed, confirmedUnbound } from '../../../mocks/samples/payloads.ts'
import { chooseProfile } from '../stage/profileActions.ts'
import { answered } from '../stage/responses.ts'
import { scanAs } from '../stage/scanAs.ts'
import type { LoginInput } from '../../../src/machines/login/login.types.ts'
import type { Driver } from './driver.ts'

export const login: Driver<'login'> = {
  async open({ input }, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const scan = network.hold('loginByScene')
    const phone = network.hold('loginByPhone')
    const password = network.hold('loginByPassword')
    const bind = network.hold('bindPhone')
    const hands = pageActions(stage)
    network.use(...happily('getFactorWays', 'verifyFactor'))
    const { method } = input as LoginInput
    // The page always starts with the scan; the other tabs are opened by hand.
    if (method !== 'scan') await hands.openTab(method)
    return {
      stage,
      causes: {
        'factor.ask': () => stage.services.session.send({ type: 'factor.need' }),
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'signIn'),
        'method.choose': (event) => hands.openTab(event['method']),
        async 'xstate.done.actor.scan'({ output }) {
          await scanAs(stage, output.outcome === 'unbound' ? confirmedUnbound : confirmed)
          if (output.outcome === 'identified') await scan.answer(answered('loginByScene', output.result))
        },
        async 'xstate.done.actor.quick'({ output }) {
          await hands.tickTerms()
          await hands.fillPhone()
          await hands.submit()
          await phone.answer(answered('loginByPhone', output))
        },
        async 'xstate.done.actor.password'({ output }) {
          await hands.tickTerms()
          await hands.fillPassword()
          await hands.submit()
          await password.answer(answered('loginByPassword', output))
        },
        async 'xstate.done.actor.bindPhone'({ output }) {
          if (output.outcome === 'closed') return hands.answer('shell.close')
          await hands.fillPhone()
          await hands.submit()
          await bind.answer(answered('bindPhone', output.result))
        },
        'xstate.done.actor.profile': ({ output }) => chooseProfile(stage, output.destination),
      },
      shows(state) {
        if (state.matches('left')) {
          return expect(stage.path()).toBe(state.context.destination === 'attest' ? '/attest' : '/home')
        }
        expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe(
          stage.say(`login.tab.${state.context.method}`),
        )
        const title = openDialog()?.querySelector('h2')?.textContent ?? null
        expect(title).toBe(
          state.matches('binding')
            ? stage.say('login.bind.title')
            : state.matches('profiling')
              ? stage.say('login.profile.title')
              : state.matches('verifying')
                ? stage.say('factor.title')
                : null,
        )
      },
    }
  },
}
