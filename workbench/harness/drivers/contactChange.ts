import type { ContactChangeInput } from '../../../src/machines/contactChange/contactChange.types.ts'
import { altered, happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { dialog, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const contactChange: Driver<'contactChange'> = {
  async open({ input }, { network, openStage }) {
    const { hasOld } = input as ContactChangeInput
    network.use(
      altered('getOwnAccount', (account) => (hasOld ? account : { ...account, phone: '' })),
      ...happily('getSubjects', 'getFactorWays', 'verifyFactor', 'getCountries'),
    )
    const answers = holdCalls(network, {
      proveOld: ['proveOldContact', ({ output }) => ({ proof: output })],
      saveContact: 'changePhone',
    })
    const stage = await openStage({ at: '/account', signedIn: true })
    const { answer, fill, fillPhone, press, submit } = pageActions(stage)
    await press(hasOld ? 'account.phone.change' : 'account.phone.bind')
    await dialog()
    return {
      stage,
      causes: {
        ...answers,
        async 'old.submit'({ code }) {
          await fill('login.code', code)
          await submit()
        },
        async 'new.submit'({ contact, code }) {
          await fillPhone({ mobile: contact.mobile, code })
          await submit()
        },
        'change.close': () => answer('shell.close'),
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
      },
      shows(state) {
        const box = openDialog()
        if (state.matches('changed') || state.matches('closed')) return expect(box).toBeNull()
        if (state.matches('stepping'))
          return expect(box?.querySelector('h2')?.textContent).toBe(stage.say('factor.title'))
        expect(box?.querySelector('input[name="mobile"]') !== null).toBe(state.hasTag('new'))
        const { failure } = state.context
        if (failure !== null && !state.hasTag('busy'))
          expect(box?.querySelector('form')?.textContent).not.toBe('')
      },
    }
  },
}
