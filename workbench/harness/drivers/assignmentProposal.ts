import { selectView } from '../../../src/machines/assignmentProposal/assignmentProposal.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const assignmentProposal: Driver<'assignmentProposal'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      proposeAssignment: 'proposeAssignment',
      applyAssignment: 'applyAssignment',
    })
    const stage = await openStage({ at: '/console/papers/1/assignment', signedIn: true })
    const { press } = pageActions(stage)
    const view = () => element<HTMLElement>('main [data-view]')
    return {
      stage,
      causes: {
        ...answers,
        'proposal.make': () => press('assignment.propose'),
        'proposal.apply': () => press('assignment.apply', { count: 1 }),
        'proposal.drop': () =>
          press(view().dataset['view'] === 'applied' ? 'assignment.close' : 'assignment.drop'),
      },
      shows(state) {
        expect(view().dataset['view']).toBe(selectView(state))
        const isBusy = document.querySelector('main [data-view] button[aria-busy="true"]') !== null
        expect(isBusy).toBe(state.hasTag('busy'))
        expect(document.querySelector('main [data-view] [role="alert"]') !== null).toBe(
          state.context.failure !== null,
        )
      },
    }
  },
}
