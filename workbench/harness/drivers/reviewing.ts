import { delay, http } from 'msw'
import type { AnyEventObject } from 'xstate'

import { selectKeeping, selectView } from '../../../src/machines/reviewing/reviewing.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const reviewing: Driver<'reviewing'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      acceptReview: 'acceptReview',
      declineReview: 'declineReview',
      saveReview: ['saveReview', ({ output }) => ({ ...output, state: 'accepted.drafting', version: 2 })],
      submitReview: 'submitReview',
    })
    // One call for two actors: the machine decides which of them makes it.
    const review = network.hold('getReview')
    // The paper beside the form has walks of its own.
    network.use(http.get('*/files/paper/:id', () => delay('infinite')))
    const stage = await openStage({ at: '/onlinereview?review_id=1', signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    const failed = ({ error }: AnyEventObject) => review.answer(failing('getReview', error, pageLanguage()))
    const tick = async (name: string) =>
      stage.user.click(await until(() => element<HTMLInputElement>(`main input[name="${name}"]`)))
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadReview': ({ output }) => review.answer(answered('getReview', output.review)),
        'xstate.error.actor.loadReview': failed,
        'xstate.done.actor.reloadReview': ({ output }) => review.answer(answered('getReview', output)),
        'xstate.error.actor.reloadReview': failed,
        'review.retry': () => press('state.retry'),
        async 'review.agree'() {
          for (const name of ['is_free', 'is_confidential']) {
            if (!element<HTMLInputElement>(`main input[name="${name}"]`).checked) await tick(name)
          }
          await press('review.accept')
        },
        async 'review.decline'({ cause, suggested_name, suggested_email }) {
          if (document.querySelector('main select[name="cause"]') === null) await press('review.decline')
          await stage.user.selectOptions(element('main select[name="cause"]'), cause)
          for (const [name, value] of Object.entries({ suggested_name, suggested_email })) {
            const field = element<HTMLInputElement>(`main input[name="${name}"]`)
            if (field.value === '') await stage.user.type(field, String(value))
          }
          await press('review.declineFinally')
        },
        'review.change': ({ written }) => fill('review.field.comments', written.comments),
        'xstate.after.quiet.reviewing.writing.changed': () => stage.clock.increment(1000),
        'review.reload': () => press('submission.keeping.reload'),
        'review.send': () => submit(),
        'review.amend': () => press('review.amend'),
        'review.leave': () => press('shell.cancel'),
      },
      async shows(state) {
        if (state.status === 'done') {
          await until(() => expect(document.querySelector('main [data-view]')).toBeNull())
          return
        }
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-view]').dataset['view']).toBe(view)
        if (view !== 'form') return
        expect(element<HTMLElement>('main [data-keeping]').dataset['keeping']).toBe(selectKeeping(state))
        const isSending = element('main form button[type="submit"]').getAttribute('aria-busy') === 'true'
        expect(isSending).toBe(state.hasTag('sending'))
      },
    }
  },
}
