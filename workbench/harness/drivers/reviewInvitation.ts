import { selectView } from '../../../src/machines/reviewInvitation/reviewInvitation.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const reviewInvitation: Driver<'reviewInvitation'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { openInvitation: 'openInvitation', takeInvitation: 'takeInvitation' })
    const stage = await openStage({ at: `/onlinereview?invitation=${'a'.repeat(43)}`, signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'invitation.retry': () => press('state.retry'),
        'invitation.take': () => press('review.invitation.take'),
      },
      async shows(state) {
        if (state.status === 'done') {
          await until(() => expect(element('main h1').textContent).toBe(stage.say('review.title')))
          return
        }
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(selectView(state))
        const isSending = document.querySelector('main button[aria-busy="true"]') !== null
        expect(isSending).toBe(state.hasTag('sending'))
      },
    }
  },
}
