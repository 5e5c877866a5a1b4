import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { searchSuggestMachine } from './searchSuggest.machine.ts'

export const searchSuggest: Model<typeof searchSuggestMachine> = {
  machine: searchSuggestMachine,
  inputs: [undefined],
  events: [
    { type: 'search.type', q: 'rgzn' },
    { type: 'search.type', q: '' },
    elapsed('rest', 'searchSuggest.waiting'),
    done('fetchSuggestions', fixturesFor('zh').suggestSearch),
    done('fetchSuggestions', { list: [], total: 0 }),
    failed('fetchSuggestions', callError('offline')),
    { type: 'search.retry' },
  ],
  project: ({ q, found, failure }) => ({
    isBlank: q.trim() === '',
    hasFound: found.list.length > 0,
    failure: failure?.kind,
  }),
}
