import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { recentSearches } from '../../app/lazyServices/recentSearches.ts'
import SearchDialog from '../../components/site/Search/SearchDialog.tsx'
import { suggestSearch } from '../../contract/search.ts'
import { searchSuggestMachine } from '../../machines/searchSuggest/searchSuggest.machine.ts'
import * as select from '../../machines/searchSuggest/searchSuggest.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { searchAddress, searchable } from '../search/wish.ts'
import { useFlow } from '../shared/useFlow.ts'

export interface SiteSearchProps {
  /** Takes over the input of the header's field. */
  typed: () => string
  onClose: () => void
}

/** Suggestions while the visitor types; above every page (SRCH-01). */
export const SiteSearch = ({ typed, onClose }: SiteSearchProps) => {
  const { api, go, own } = useServices()
  const recent = own(recentSearches)
  const [kept, setKept] = useState(recent.read)
  const [logic] = useState(() =>
    searchSuggestMachine.provide({
      actors: actorsOf(searchSuggestMachine, {
        fetchSuggestions: (q, signal) => api.call(suggestSearch, { q: searchable(q) }, { signal }),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  const [first] = useState(typed)
  useEffect(() => {
    if (first !== '') flow.send({ type: 'search.type', q: first })
  }, [flow, first])
  const leave = (q: string, address: string) => {
    recent.add(searchable(q))
    onClose()
    go.to(address)
  }
  const q = useSelector(flow, select.selectWords)
  return (
    <SearchDialog
      view={useSelector(flow, select.selectView)}
      q={q}
      found={useSelector(flow, select.selectFound)}
      failure={useSelector(flow, select.selectFailure)}
      recent={kept}
      onType={(text) => flow.send({ type: 'search.type', q: text })}
      onRetry={() => flow.send({ type: 'search.retry' })}
      onFind={(text) => leave(text, searchAddress({ q: searchable(text), kind: null, page: 1 }))}
      onChoose={(href) => leave(q, href)}
      onClear={() => setKept(recent.clear())}
      onClose={onClose}
    />
  )
}
