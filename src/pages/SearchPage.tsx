import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { SearchLayout } from '../components/site/Search/SearchLayout.tsx'
import { Found } from './search/Found.tsx'
import { readWish, searchAddress, searchable, wishQuery } from './search/wish.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/search` (SRCH-01): the search is in the address, so that it can be shared. */
const SearchPage = () => {
  const { go } = useServices()
  const intl = useIntl()
  const wish = readWish(useSearch())
  const { q } = wish
  useSubjectTitle(q === '' ? undefined : `${q} · ${intl.formatMessage({ id: 'search.title' })}`)
  return (
    <SearchLayout
      q={q}
      onSearch={(wanted) => {
        const next = searchAddress({ q: searchable(wanted), kind: null, page: 1 })
        go.to(next, { replace: next === searchAddress(wish) })
      }}
    >
      {q !== '' && <Found key={wishQuery(wish)} wish={wish} />}
    </SearchLayout>
  )
}

export default SearchPage
