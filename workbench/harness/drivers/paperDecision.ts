import type { AnyEventObject } from 'xstate'

import { selectView } from '../../../src/machines/paperDecision/paperDecision.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const paperDecision: Driver<'paperDecision'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { prepareDecision: 'prepareDecision' })
    // One call for three actors: the machine decides which of them makes it.
    const paper = network.hold('getDeskPaper')
    const fired = network.hold('fireRecord')
    const released = network.hold('releaseDecisions')
    const stage = await openStage({ at: '/console/paper/1/decision', signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    const read = ({ output }: AnyEventObject) => paper.answer(answered('getDeskPaper', output))
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadPaper': read,
        'xstate.error.actor.loadPaper': ({ error }: AnyEventObject) =>
          paper.answer(failing('getDeskPaper', error, pageLanguage())),
        async 'xstate.done.actor.discardDecision'(event: AnyEventObject) {
          await fired.answer(answered('fireRecord', discardedRecord))
          await read(event)
        },
        'xstate.error.actor.discardDecision': ({ error }: AnyEventObject) =>
          fired.answer(failing('fireRecord', error, pageLanguage())),
        async 'xstate.done.actor.releaseDecision'(event: AnyEventObject) {
          const results = [{ id: 31, outcome: 'released', reason: null, says: '' }]
          await released.answer(answered('releaseDecisions', { results }))
          await read(event)
        },
        'xstate.error.actor.releaseDecision': ({ error }: AnyEventObject) =>
          released.answer(failing('releaseDecisions', error, pageLanguage())),
        'decision.retry': () => press('state.retry'),
        async 'decision.save'({ written }) {
          await stage.user.selectOptions(element('main select[name="decision"]'), written.decision)
          await fill('desk.field.letter', written.letter)
          await submit()
        },
        'decision.change': () => press('desk.change'),
        'decision.leave': () => press('shell.cancel'),
        'decision.drop': () => press('desk.discard'),
        'decision.send': () => submit(),
        'decision.reload': async () => {
          const isOutdated = document.querySelector('main [data-view="outdated"]') !== null
          await press(isOutdated ? 'desk.reload' : 'desk.refresh')
        },
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        if (view !== 'form' && view !== 'prepared') return
        const isBusy = element('main form button[type="submit"]').getAttribute('aria-busy') === 'true'
        expect(isBusy).toBe(state.hasTag('busy'))
        const hasFailure = document.querySelector('main form [role="alert"]') !== null
        expect(hasFailure).toBe(state.context.failure !== null)
      },
    }
  },
}

/** The site reads only that it was answered. */
const discardedRecord = {
  entity: 'decision',
  id: 31,
  version: 1,
  state: 'discarded',
  title: '',
  subtitle: '',
  detail: [],
  roles: ['organizer'],
  created_at: '2026-11-23T02:00:00.000Z',
  history: [],
  related: [],
  facts: {
    decision: 'minor_revision',
    isPaperActive: true,
    isPossible: true,
    hasEnoughReviews: true,
    reason: null,
  },
}
