import { http, HttpResponse } from 'msw'

import { createGate } from '../../../mocks/deferredResponses.ts'
import { answer, paperResponse, refusalResponse } from '../../../mocks/handlers.ts'
import { openReview } from '../../../mocks/samples/reviews.ts'
import { toFailure } from '../../../src/contract/failure.ts'
import { selectIsBusy, selectView } from '../../../src/machines/paperViewer/paperViewer.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdPainting } from '../stage/painting.ts'
import { pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const paperViewer: Driver<'paperViewer'> = {
  async open(_walk, { network, openStage }) {
    const file = createGate()
    const painting = holdPainting()
    network.use(
      answer('getReview', openReview),
      http.get('*/files/paper/:id', () => file.hold()),
    )
    const stage = await openStage({ at: '/onlinereview?review_id=1', signedIn: true })
    const { press } = pageActions(stage)
    await until(() => viewer())
    // A first visit fetches more than a walk waits for.
    await import('../../../src/services/pdf/loadPdf.ts')
    const name = (id: string) => element<HTMLElement>(`main [aria-label="${stage.say(id)}"]`)
    const click = (id: string) => stage.user.click(name(id))
    return {
      stage,
      causes: {
        async 'xstate.done.actor.openPaper'() {
          file.answer(paperResponse())
          await until(() => expect(viewer().dataset['paper']).toBe('reading'))
        },
        async 'xstate.error.actor.openPaper'({ error }) {
          file.answer(failing(toFailure(error).kind))
          await until(() => expect(viewer().dataset['paper']).toBe('failed'))
        },
        'xstate.done.actor.paintPage': () =>
          painting.finish(() => expect(viewer().dataset['painting']).toBe('false')),
        'xstate.error.actor.paintPage': () =>
          painting.fail(() => expect(viewer().dataset['paper']).toBe('failed')),
        'paper.next': () => click('review.paper.next'),
        'paper.previous': () => click('review.paper.previous'),
        'paper.go': ({ page }) => stage.user.selectOptions(element('main select[name="page"]'), String(page)),
        'paper.enlarge': () => click('review.paper.enlarge'),
        'paper.reduce': () => click('review.paper.reduce'),
        'paper.retry': () => press('state.retry'),
      },
      shows(state) {
        expect(viewer().dataset['paper']).toBe(selectView(state))
        expect(viewer().dataset['painting']).toBe(String(selectIsBusy(state)))
        if (selectView(state) !== 'reading') return
        expect(element<HTMLSelectElement>('main select[name="page"]').value).toBe(String(state.context.page))
      },
    }
  },
}

const viewer = () => element<HTMLElement>('main [data-paper]')

/** A file that is no PDF is delivered as one: the worker detects it. */
const failing = (kind: string): Response => {
  if (kind === 'malformed') return paperResponse(new TextEncoder().encode('%PDF-1.4 and nothing else'))
  if (kind === 'refused') return refusalResponse('notFound', pageLanguage(), {}, 404)
  return HttpResponse.error()
}
