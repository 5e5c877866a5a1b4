import { expect } from 'vitest'

import { handsOf, openDialog, dialog } from '../../support/hands.ts'
import { network } from '../../support/network.ts'
import { confirmedUnbound } from '../../support/payloads.ts'
import { answered } from '../../support/responses.ts'
import { scanAs } from '../../support/scanAs.ts'
import { openStage } from '../../support/stage.tsx'
import type { Driver } from './driver.ts'

export const bindPhone: Driver<'bindPhone'> = {
  async open(_walk, recorder) {
    const stage = await openStage({ at: '/login', recorder })
    const bind = network.hold('bindPhone')
    const { answer, fillPhone, submit } = handsOf(stage)
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
        expect(location.pathname).toBe(state.matches('bound') ? '/home' : '/login')
      },
    }
  },
}
