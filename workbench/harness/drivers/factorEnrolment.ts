import { fixturesFor } from '../../../mocks/fixtures.ts'
import { secondFactor as secondFactorPort } from '../../../src/app/lazyServices/secondFactor.ts'
import type { CallName } from '../../../src/contract/calls.ts'
import type {
  FactorOutcome,
  FactorWish,
} from '../../../src/machines/factorEnrolment/factorEnrolment.types.ts'
import { happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdPasskeys } from '../stage/passkeys.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** Call that saves each change. */
const calls: Readonly<Record<FactorWish['kind'], CallName>> = {
  addPasskey: 'addPasskey',
  renamePasskey: 'renamePasskey',
  removePasskey: 'removePasskey',
  beginTotp: 'beginTotp',
  confirmTotp: 'confirmTotp',
  removeTotp: 'removeTotp',
  renewCodes: 'renewRecoveryCodes',
}

export const factorEnrolment: Driver<'factorEnrolment'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { fetchFactors: 'getFactors' })
    const begun = network.hold('beginPasskey')
    const saves = new Map(Object.values(calls).map((call) => [call, network.hold(call)]))
    network.use(...happily('getFactorWays', 'verifyFactor'))
    const passkeys = holdPasskeys()
    const stage = await openStage({ at: '/account/security', signedIn: true })
    const hands = pageActions(stage)
    const { press, fill, submit } = hands
    // Walks combine every outcome with every wish, as no server does: the call is made, and the walk decides its
    // result.
    const port = stage.services.own(secondFactorPort)
    const save = port.saveChange
    let outcome: FactorOutcome = { codes: null, totp: null }
    port.saveChange = async (change, signal) => {
      await save(change, signal)
      return outcome
    }
    const saving = () =>
      calls[stage.actor('factorEnrolment').getSnapshot().context.wish?.kind ?? 'removeTotp']
    const choose = async (wish: FactorWish) => {
      if (wish.kind === 'addPasskey') {
        await fill('security.passkey.name', wish.name)
        return press('security.passkey.add')
      }
      if (wish.kind === 'removePasskey') return press('security.passkey.remove.of', { name: wish.name })
      if (wish.kind === 'beginTotp') return press('security.totp.replace')
      throw new Error(`The model has no ${wish.kind}`)
    }
    const state = () => stage.actor('factorEnrolment').getSnapshot()
    return {
      stage,
      causes: {
        ...answers,
        async 'xstate.done.actor.createPasskey'() {
          await begun.answer(answered('beginPasskey', fixturesFor('zh').beginPasskey))
          await passkeys.allow()
        },
        'xstate.error.actor.createPasskey': ({ error }) =>
          begun.answer(failing('beginPasskey', error, stage.language)),
        async 'xstate.done.actor.saveChange'({ output }) {
          outcome = output as FactorOutcome
          const call = saving()
          await saves.get(call)?.answer(answered(call, fixturesFor('zh')[call]))
        },
        async 'xstate.error.actor.saveChange'({ error }) {
          const call = saving()
          await saves.get(call)?.answer(failing(call, error, stage.language))
        },
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
        'factors.retry': () => press('state.retry'),
        'wish.choose': ({ wish }) => choose(wish),
        async 'code.submit'({ code }) {
          await fill('security.setup.code', code)
          await submit()
        },
        'wish.confirm': () => hands.answer('security.ask.removePasskey.yes'),
        'wish.dismiss': () =>
          state().hasTag('creating') ? press('factor.passkey.stop') : hands.answer('shell.cancel'),
        'codes.keep': () => hands.answer('security.shown.kept'),
        'login.again': () => hands.answer('security.ask.stale.yes'),
      },
      shows(shown) {
        const box = openDialog()
        const title = box?.querySelector('h2')?.textContent ?? null
        const { context } = shown
        if (shown.hasTag('failed')) expect(element('main [role="alert"]').textContent).not.toBe('')
        const isShowingSecret = context.totp !== null && (shown.hasTag('settingUp') || shown.hasTag('busy'))
        if (isShowingSecret) expect(title).toBe(stage.say('security.setup.title'))
        if (shown.matches('codesShown')) expect(title).toBe(stage.say('security.shown.title'))
        if (shown.matches('proving')) expect(title).toBe(stage.say('factor.title'))
        if (shown.matches('stale')) expect(title).toBe(stage.say('security.ask.stale'))
        if (shown.matches('open') && stage.path() === '/account/security') expect(box).toBeNull()
      },
    }
  },
}
