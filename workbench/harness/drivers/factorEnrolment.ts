import { fixturesFor } from '../../../mocks/fixtures.ts'
import type { CallName } from '../../../src/contract/calls.ts'
import type {
  FactorOutcome,
  FactorWish,
} from '../../../src/machines/factorEnrolment/factorEnrolment.types.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdPasskeys } from '../stage/passkeys.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** By which call a change is saved, and what the server says so that this comes of it. */
const calls: Readonly<Record<FactorWish['kind'], readonly [CallName, (outcome: FactorOutcome) => unknown]>> =
  {
    addPasskey: ['addPasskey', ({ codes }) => ({ id: 8, recovery_codes: codes })],
    renamePasskey: ['renamePasskey', () => null],
    removePasskey: ['removePasskey', () => null],
    beginTotp: ['beginTotp', ({ totp }) => totp],
    confirmTotp: ['confirmTotp', ({ codes }) => ({ recovery_codes: codes })],
    removeTotp: ['removeTotp', () => null],
    renewCodes: ['renewRecoveryCodes', ({ codes }) => ({ recovery_codes: codes })],
  }

export const factorEnrolment: Driver<'factorEnrolment'> = {
  // Each call answers what belongs to it: a secret when one was asked for, codes when a factor was added.
  refuses(events) {
    let kind = ''
    return events.some((event) => {
      if (event.type === 'wish.choose') kind = event['wish'].kind
      if (event.type !== 'xstate.done.actor.saveChange') return false
      const { codes, totp } = event['output'] as FactorOutcome
      if (kind === 'beginTotp') return totp === null
      if (kind === 'removePasskey') return codes !== null || totp !== null
      return totp !== null
    })
  },
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { fetchFactors: 'getFactors' })
    const begun = network.hold('beginPasskey')
    const saves = new Map(Object.values(calls).map(([call]) => [call, network.hold(call)]))
    const passkeys = holdPasskeys()
    const stage = await openStage({ at: '/account/security', signedIn: true })
    const hands = pageActions(stage)
    const { press, fill, submit } = hands
    const saving = () =>
      calls[stage.actor('factorEnrolment').getSnapshot().context.wish?.kind ?? 'removeTotp']
    const choose = async (wish: FactorWish) => {
      switch (wish.kind) {
        case 'addPasskey':
          await fill('security.passkey.name', wish.name)
          return press('security.passkey.add')
        case 'removePasskey':
          return press('security.passkey.remove.of', { name: wish.name })
        case 'beginTotp':
          return press('security.totp.replace')
        case 'confirmTotp':
          await fill('security.setup.code', wish.code)
          return submit()
        default:
          throw new Error(`The model has no ${wish.kind}`)
      }
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
          const [call, answerOf] = saving()
          await saves.get(call)?.answer(answered(call, answerOf(output)))
        },
        async 'xstate.error.actor.saveChange'({ error }) {
          const [call] = saving()
          await saves.get(call)?.answer(failing(call, error, stage.language))
        },
        async 'xstate.done.actor.secondFactor'({ output }) {
          if (output.outcome === 'left') return hands.answer('factor.leave.stepUp')
          await hands.answer('factor.way.totp')
          await fill('factor.totp', '123456')
          await submit()
        },
        'factors.retry': () => press('state.retry'),
        'wish.choose': ({ wish }) => choose(wish),
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
