import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { ConferencesLayout } from '../components/catalogue/Conference/ConferencesLayout.tsx'
import { FilterForm } from '../components/catalogue/Conference/FilterForm.tsx'
import { queryOf, readFilters } from './conferences/filters.ts'
import { Results } from './conferences/Results.tsx'
import { useSubjects } from './conferences/useSubjects.ts'

/** `/conferences`: what is looked for stands in the address, so that it can be shared and gone back to. */
const ConferencesPage = () => {
  const { go } = useServices()
  const filters = readFilters(useSearch())
  const found = queryOf(filters)
  return (
    <ConferencesLayout>
      <FilterForm
        // However the address spells it: a form that is drawn anew forgets what is being typed.
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
