import type { AnyEventObject } from 'xstate'

import { selectView } from '../../../src/machines/deliverySettings/deliverySettings.selectors.ts'
import { happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { operators } from '../stage/operators.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const deliverySettings: Driver<'deliverySettings'> = {
  async open({ input }, { network, openStage }) {
    const { place } = input as { place: string }
    network.use(...operators(), ...happily('getFactorWays', 'verifyFactor'))
    const answers = holdCalls(network, { fetchDelivery: 'getDelivery', testDelivery: 'testDelivery' })
    const held = { save: network.hold('saveDelivery'), clear: network.hold('clearDelivery') }
    const stage = await openStage({ at: `/console/site/delivery/${place}`, signedIn: true })
    const { answer, press, fill, submit } = pageActions(stage)
    const actor = () => stage.actor('deliverySettings')
    const kind = () => actor().getSnapshot().context.wish?.kind ?? 'save'
    const callOf = { save: 'saveDelivery', clear: 'clearDelivery' } as const
    const title = () => openDialog()?.querySelector('h2')?.textContent ?? null
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.changeDelivery': ({ output }: AnyEventObject) =>
          held[kind()].answer(answered(callOf[kind()], output)),
        'xstate.error.actor.changeDelivery': ({ error }: AnyEventObject) =>
          held[kind()].answer(failing(callOf[kind()], error, pageLanguage())),
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
        'delivery.retry': () => press('state.retry'),
        async 'delivery.send'({ values }) {
          await fill('delivery.mail.host', values['host'] ?? '')
          await fill('delivery.mail.from_address', values['from_address'] ?? '')
          await submit()
        },
        'delivery.test': () => press(`delivery.test.do.${place}`),
        'delivery.clear': () => press('delivery.clear'),
        'clear.confirm': () => answer('delivery.clear.yes'),
        'clear.cancel': () => answer('shell.cancel'),
        'delivery.reload': () => press('delivery.reload'),
        'login.accept': () => answer('delivery.stale.yes'),
        'login.dismiss': () => answer('shell.cancel'),
      },
      shows(state) {
        if (stage.path() !== `/console/site/delivery/${place}`) return
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(selectView(state))
        const dialogs = {
          asking: 'delivery.clear.title',
          stale: 'delivery.stale.title',
          proving: 'factor.title',
        }
        const expected = Object.entries(dialogs).find(([tag]) => state.matches(tag as keyof typeof dialogs))
        expect(title()).toBe(expected === undefined ? null : stage.say(expected[1]))
        if (!state.hasTag('form')) return
        const text = document.querySelector('main')?.textContent ?? ''
        const { test } = state.context
        expect(text.includes(stage.say('delivery.test.passed'))).toBe(test !== null && test.fault === null)
        expect(text.includes(stage.say('delivery.test.notPassed'))).toBe(test !== null && test.fault !== null)
        expect(text.includes(stage.say('delivery.outdated'))).toBe(state.matches('outdated'))
        expect(document.querySelector('main button[aria-busy="true"]') !== null).toBe(
          state.matches('changing') || state.matches('testing'),
        )
      },
    }
  },
}
