import { expect } from '../stage/expect.ts'
import { pageActions, openDialog, dialog } from '../stage/pageActions.ts'
import { confirmedUnbound } from '../../../mocks/samples/payloads.ts'
import { answered } from '../stage/responses.ts'
import { scanAs } from '../stage/scanAs.ts'
import type { Driver } from './driver.ts'

export const bindPhone: Driver<'bindPhone'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const bind = network.hold('bindPhone')
    const { answer, fillPhone, submit } = pageActions(stage)
    await scanAs(stage, confirmedUnbound)
    await dialog()
    return {
      stage,
      causes: {
        'bind.close': () => answer('shell.close'),
        async 'xstate.done.actor.credentials'({ output }) {
          await fillPhone()
          await submit()
          await bind.answer(answered('bindPhone', output))
        },
      },
      shows(state) {
        expect(openDialog()?.textContent?.includes(stage.say('login.bind.title')) ?? false).toBe(
          state.matches('open'),
        )
        expect(stage.path()).toBe(state.matches('bound') ? '/home' : '/login')
      },
    }
  },
}
