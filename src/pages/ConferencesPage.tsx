import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { ConferencesLayout } from '../components/catalogue/Conference/ConferencesLayout.tsx'
import { FilterForm } from '../components/catalogue/Conference/FilterForm.tsx'
import { queryOf, readFilters } from './conferences/filters.ts'
import { Results } from './conferences/Results.tsx'
import { useSubjects } from './conferences/useSubjects.ts'

/** `/conferences`: the search is in the address, so that it can be shared and returned to. */
const ConferencesPage = () => {
  const { go } = useServices()
  const filters = readFilters(useSearch())
  const found = queryOf(filters)
  return (
    <ConferencesLayout>
      <FilterForm
        // Independent of the spelling in the address: a form that is rendered again loses the input in progress.
        key={`form ${found}`}
        filters={filters}
        subjects={useSubjects()}
        onSearch={(wanted) => {
          const query = queryOf(wanted)
          go.to(`/conferences${query}`, { replace: query === found })
        }}
      />
      <Results key={found} filters={filters} />
    </ConferencesLayout>
  )
}

export default ConferencesPage
