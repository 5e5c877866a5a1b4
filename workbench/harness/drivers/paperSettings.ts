import type { AnyEventObject } from 'xstate'

import { selectView } from '../../../src/machines/paperSettings/paperSettings.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const paperSettings: Driver<'paperSettings'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { saveSettings: 'savePaperSettings' })
    const settings = network.hold('getPaperSettings')
    const stage = await openStage({ at: '/console/papers/1/settings', signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadSettings': ({ output }: AnyEventObject) =>
          settings.answer(answered('getPaperSettings', output)),
        'xstate.error.actor.loadSettings': ({ error }: AnyEventObject) =>
          settings.answer(failing('getPaperSettings', error, pageLanguage())),
        'settings.retry': () => press('state.retry'),
        async 'settings.send'({ values }) {
          await fill('desk.field.reviews_needed', String(values.reviews_needed))
          await submit()
        },
        'settings.reload': () => press('desk.reload'),
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        if (view !== 'form') return
        const isBusy = element('main form button[type="submit"]').getAttribute('aria-busy') === 'true'
        expect(isBusy).toBe(state.hasTag('busy'))
        const hasFailure = document.querySelector('main form [role="alert"]') !== null
        expect(hasFailure).toBe(state.context.failure !== null)
      },
    }
  },
}
