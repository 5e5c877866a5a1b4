import { screen } from '@testing-library/dom'

import { happily } from '../stage/answers.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const passwordReset: Driver<'passwordReset'> = {
  async open(_walk, { network, openStage }) {
    network.use(...happily('getCountries'))
    const answers = holdCalls(network, { saveReset: 'resetPassword' })
    const stage = await openStage({ at: '/login/password' })
    const { fill, fillPhone, submit } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        async 'reset.submit'({ wish }) {
          await fillPhone({ mobile: wish.mobile, code: wish.code })
          await fill('account.password.new', wish.password)
          await fill('account.password.again', wish.password_again)
          const box = screen.getByRole<HTMLInputElement>('checkbox')
          if (!box.checked) await stage.user.click(box)
          await submit()
        },
      },
      shows(state) {
        const main = element('main')
        expect(main.querySelector('form') !== null).toBe(!state.matches('saved'))
        expect(main.textContent?.includes(stage.say('account.reset.done'))).toBe(state.matches('saved'))
      },
    }
  },
}
