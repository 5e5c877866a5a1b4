import { selectView } from '../../../src/machines/similarityCheck/similarityCheck.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const similarityCheck: Driver<'similarityCheck'> = {
  async open(_, { network, openStage }) {
    const answers = holdCalls(network, {
      loadBalance: 'getSimilarityBalance',
      compareText: [
        'checkSimilarity',
        ({ output: { findings, balance } }) => ({ report: findings[0].report, balance }),
      ],
    })
    const stage = await openStage({ at: '/similarity', signedIn: true })
    const { fill, submit } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        async 'check.start'({ text }) {
          await fill('similarity.text', text)
          await submit()
        },
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('main [data-similarity]').dataset['similarity']).toBe(view)
        const isBusy = element('main form button[type="submit"]').getAttribute('aria-busy') === 'true'
        expect(isBusy).toBe(view === 'checking')
        expect(document.querySelectorAll('main mark').length > 0).toBe(view === 'matched')
      },
    }
  },
}
