import { answer } from '../../../mocks/handlers.ts'
import { draftPaper } from '../../../mocks/samples/papers.ts'
import { emptyPaper } from '../../../src/contract/paperForm.ts'
import { selectView } from '../../../src/machines/citationImport/citationImport.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Beside a paper of which nothing is typed yet. */
export const citationImport: Driver<'citationImport'> = {
  async open(_, { network, openStage }) {
    network.use(answer('getPaper', { ...draftPaper, form: emptyPaper }))
    const answers = holdCalls(network, { readCitation: 'readCitation' })
    const stage = await openStage({ at: '/conferences/1/submit?paper_id=1', signedIn: true })
    const { press, fill } = pageActions(stage)
    const box = (await until(() => element('main [data-citation]'))) as HTMLDetailsElement
    await stage.user.click(element('main [data-citation] > summary'))
    return {
      stage,
      causes: {
        ...answers,
        async 'citation.read'({ text }) {
          await fill('submission.citation', text)
          await press('submission.citation.read')
        },
        'citation.fill': () => press('submission.citation.fill'),
      },
      shows(state) {
        const view = selectView(state)
        expect(box.dataset['citation']).toBe(view)
        const isBusy = element('main [data-citation] button[type="submit"]').getAttribute('aria-busy')
        expect(isBusy === 'true').toBe(view === 'reading')
        expect(box.querySelector('[role="status"] dl') !== null).toBe(view === 'shown')
      },
    }
  },
}
