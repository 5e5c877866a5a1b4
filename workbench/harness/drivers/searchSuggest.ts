import { fireEvent } from '@testing-library/dom'

import { selectView } from '../../../src/machines/searchSuggest/searchSuggest.selectors.ts'
import { expect } from '../stage/expect.ts'
import { dialog, element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Above the page of all conferences. */
export const searchSuggest: Driver<'searchSuggest'> = {
  async open(_, { network, openStage }) {
    const answers = holdCalls(network, { fetchSuggestions: 'suggestSearch' })
    const stage = await openStage({ at: '/conferences' })
    const { press } = pageActions(stage)
    await until(() => element('main h1'))
    await stage.user.keyboard('/')
    const box = await dialog()
    const field = () => element<HTMLInputElement>('input[name="q"]', box)
    await until(field)
    return {
      stage,
      causes: {
        ...answers,
        'search.type'({ q }) {
          const { value } = field()
          // A field fires no event for an unchanged value: blanks have no effect, and end no word.
          const text = q === value ? `${q} ` : q
          fireEvent.input(field(), { target: { value: text } })
        },
        'xstate.after.rest.searchSuggest.waiting': () => stage.clock.increment(150),
        'search.retry': () => press('state.retry'),
      },
      shows(state) {
        const view = selectView(state)
        expect(element<HTMLElement>('form[data-suggest]', box).dataset['suggest']).toBe(view)
        const options = box.querySelectorAll('[role="option"]').length
        if (view === 'shown') expect(options).toBe(state.context.found.list.length + 1)
        if (view === 'idle') expect(options).toBe(0)
        expect(box.querySelector('[role="alert"]') !== null).toBe(view === 'failed')
      },
    }
  },
}
