import { expect } from '../stage/expect.ts'
import { handsOf, openDialog, termsBox, element } from '../stage/hands.ts'
import type { Driver } from './driver.ts'

export const terms: Driver<'terms'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    network.hold('loginByPassword')
    const { openTab, fillPassword, tickTerms, submit, answer } = handsOf(stage)
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
