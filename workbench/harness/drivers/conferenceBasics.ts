import type { AnyEventObject } from 'xstate'

import {
  selectTheirs,
  selectView,
} from '../../../src/machines/conferenceBasics/conferenceBasics.selectors.ts'
import { happily } from '../stage/answers.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const conferenceBasics: Driver<'conferenceBasics'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { saveBasics: 'saveConferenceBasics' })
    const basics = network.hold('getConferenceBasics')
    network.use(...happily('getSubjects'))
    const stage = await openStage({ at: '/organizer/1/basics', signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadBasics': ({ output }: AnyEventObject) =>
          basics.answer(answered('getConferenceBasics', output)),
        'xstate.error.actor.loadBasics': ({ error }: AnyEventObject) =>
          basics.answer(failing('getConferenceBasics', error, pageLanguage())),
        'basics.retry': () => press('state.retry'),
        async 'basics.send'({ values }) {
          await fill('organizer.field.venue', values.venue)
          await submit()
        },
        'basics.keepMine': () => press('organizer.conflict.keepMine'),
        'basics.takeTheirs': () => press('organizer.conflict.takeTheirs'),
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        if (view !== 'form') return
        const save = element('main form button[type="submit"]')
        expect(save.getAttribute('aria-busy') === 'true').toBe(state.hasTag('busy'))
        const theirs = selectTheirs(state)
        expect(document.querySelector('main [role="alert"] table') !== null).toBe(theirs !== null)
      },
    }
  },
}
