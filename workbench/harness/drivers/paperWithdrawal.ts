import type { AnyEventObject } from 'xstate'

import { selectView } from '../../../src/machines/paperWithdrawal/paperWithdrawal.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const paperWithdrawal: Driver<'paperWithdrawal'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { withdrawPaper: 'withdrawPaper', revivePaper: 'revivePaper' })
    // One call for two actors: the machine decides which of them makes it.
    const paper = network.hold('getPaper')
    const done = ({ output }: AnyEventObject) => paper.answer(answered('getPaper', output))
    const failed = ({ error }: AnyEventObject) => paper.answer(failing('getPaper', error, pageLanguage()))
    const stage = await openStage({ at: '/personal/paper/postedby?paper_id=1', signedIn: true })
    const { press, fill, submit, answer } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.readPaper': done,
        'xstate.error.actor.readPaper': failed,
        'xstate.done.actor.rereadPaper': done,
        'xstate.error.actor.rereadPaper': failed,
        'paper.retry': () => press('state.retry'),
        'withdrawal.ask': () => press('submission.withdraw'),
        async 'withdrawal.send'({ typed }) {
          await fill('submission.withdraw.reason', typed.reason)
          await fill('submission.withdraw.confirmation', typed.confirmation)
          await submit()
        },
        'withdrawal.dismiss': () => answer('submission.withdraw.keep'),
        'paper.revive': () => press('submission.revive'),
      },
      shows(state) {
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(selectView(state))
        expect(openDialog() !== null).toBe(state.hasTag('dialog'))
        const said = (openDialog() ?? element('main')).textContent ?? ''
        const isOffline = state.context.failure?.kind === 'offline'
        expect(said.includes(stage.say('error.kind.offline'))).toBe(isOffline)
      },
    }
  },
}
