import { expect } from '../stage/expect.ts'
import { pageActions } from '../stage/pageActions.ts'
import { answered } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const quickLogin: Driver<'quickLogin'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const login = { phone: network.hold('loginByPhone'), email: network.hold('loginByEmail') }
    const { openTab, tickTerms, press, fillPhone, fillEmail, submit } = pageActions(stage)
    await openTab('quick')
    await tickTerms()
    return {
      stage,
      causes: {
        'channel.choose': ({ channel }) => press(channel === 'email' ? 'login.useEmail' : 'login.usePhone'),
        async 'xstate.done.actor.credentials'({ output }) {
          if (stage.actor('quickLogin').getSnapshot().matches('phone')) {
            await fillPhone()
            await submit()
            await login.phone.answer(answered('loginByPhone', output))
          } else {
            await fillEmail()
            await submit()
            await login.email.answer(answered('loginByEmail', output))
          }
        },
      },
      shows(state) {
        if (state.matches('loggedIn')) return expect(stage.path()).toBe('/home')
        const has = (name: string) => document.querySelector(`main form input[name="${name}"]`) !== null
        expect({ phone: has('mobile'), email: has('email') }).toEqual({
          phone: state.matches('phone'),
          email: state.matches('email'),
        })
      },
    }
  },
}
