import { expect } from 'vitest'

import { handsOf, openDialog, termsBox, element } from '../../support/hands.ts'
import { network } from '../../support/network.ts'
import { openStage } from '../../support/stage.tsx'
import type { Driver } from './driver.ts'

export const terms: Driver<'terms'> = {
  async open(_walk, recorder) {
    const stage = await openStage({ at: '/login', recorder })
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
