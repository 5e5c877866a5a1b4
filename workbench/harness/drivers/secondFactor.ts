import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { loginResult } from '../../../mocks/samples/payloads.ts'
import { expect } from '../stage/expect.ts'
import { dialog, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdPasskeys } from '../stage/passkeys.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const secondFactor: Driver<'secondFactor'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      fetchWays: 'getFactorWays',
      verify: ['verifyFactor', () => fixturesFor('zh').verifyFactor],
    })
    const challenge = network.hold('askPasskey')
    const passkeys = holdPasskeys()
    network.use(answer('loginByPassword', { ...loginResult, needs_factor: true }))
    const stage = await openStage({ at: '/login' })
    const hands = pageActions(stage)
    await hands.openTab('password')
    await hands.tickTerms()
    await hands.fillPassword()
    await hands.submit()
    await dialog()
    return {
      stage,
      causes: {
        ...answers,
        async 'xstate.done.actor.askPasskey'() {
          await challenge.answer(answered('askPasskey', fixturesFor('zh').askPasskey))
          await passkeys.allow()
        },
        'xstate.error.actor.askPasskey': ({ error }) =>
          challenge.answer(failing('askPasskey', error, stage.language)),
        'xstate.after.wait.secondFactor.blocked': () => stage.clock.increment(60_000),
        'ways.retry': () => hands.answer('state.retry'),
        'way.choose': ({ way }) => hands.answer(`factor.way.${way}`),
        'way.lose': () => hands.answer('factor.lose'),
        'way.back': () => hands.answer('factor.lost.back'),
        'passkey.ask': () => hands.answer('factor.passkey.use'),
        'passkey.stop': () => hands.answer('factor.passkey.stop'),
        async 'code.submit'({ code }) {
          const way = stage.actor('secondFactor').getSnapshot().hasTag('totp') ? 'totp' : 'recovery'
          await hands.fill(`factor.${way}`, code)
          await hands.submit()
        },
        'factor.leave': () => hands.answer('factor.leave.signIn'),
      },
      shows(state) {
        const box = openDialog()
        if (state.matches('verified')) return expect(stage.path()).toBe('/home')
        if (state.matches('left')) return expect(box).toBeNull()
        expect(box?.querySelector('h2')?.textContent).toBe(stage.say('factor.title'))
        expect(box?.querySelector('input[inputmode="numeric"]') != null).toBe(
          state.hasTag('totp') || (state.hasTag('checking') && state.context.proof?.way === 'totp'),
        )
        expect(box?.querySelector('button[aria-busy="true"]') != null).toBe(
          state.hasTag('asking') || state.hasTag('checking'),
        )
        expect(box?.querySelector('[role="alert"]') != null).toBe(
          state.hasTag('failure') ||
            ((state.hasTag('open') || state.hasTag('passkey')) && state.context.failure !== null),
        )
      },
    }
  },
}
