import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { ConferencesLayout } from '../components/Conference/ConferencesLayout.tsx'
import { FilterForm } from '../components/Conference/FilterForm.tsx'
import { queryOf, readFilters } from './conferences/filters.ts'
import { Results } from './conferences/Results.tsx'
import { useSubjects } from './conferences/useSubjects.ts'

/** `/conferences`: what is looked for stands in the address, so that it can be shared and gone back to. */
const ConferencesPage = () => {
  const { go } = useServices()
  const search = useSearch()
  const filters = readFilters(search)
  return (
    <ConferencesLayout>
      <FilterForm
        key={`form ${search}`}
        filters={filters}
        subjects={useSubjects()}
        onSearch={(wanted) => go.to(`/conferences${queryOf(wanted)}`)}
      />
      <Results key={queryOf(filters)} filters={filters} />
    </ConferencesLayout>
  )
}

export default ConferencesPage
