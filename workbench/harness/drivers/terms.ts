import { expect } from '../stage/expect.ts'
import { pageActions, openDialog, termsBox, element } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'

export const terms: Driver<'terms'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    network.hold('loginByPassword')
    const { openTab, fillPassword, tickTerms, submit, answer } = pageActions(stage)
    await openTab('password')
    await fillPassword()
    await termsBox()
    return {
      stage,
      causes: {
        'terms.tick': tickTerms,
        'terms.untick': tickTerms,
        'terms.require': submit,
        'terms.accept': () => answer('login.terms.accept'),
        'terms.decline': () => answer('login.terms.decline'),
      },
      shows(state) {
        expect(element<HTMLInputElement>('input[name="terms"]').checked).toBe(state.hasTag('consented'))
        expect(openDialog() !== null).toBe(state.hasTag('dialog'))
      },
    }
  },
}
