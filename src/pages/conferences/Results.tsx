import { useServices } from '../../app/context.tsx'
import { ConferenceResults } from '../../components/Conference/ConferenceResults.tsx'
import type { ConferenceFilters } from '../../components/Conference/FilterForm.tsx'
import { listConferences } from '../../contract/catalogue.ts'
import type { ConferenceCard } from '../../contract/catalogue.ts'
import type { CallInput } from '../../contract/endpoint.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** What was found for one set of filters; another set is another list. */
export const Results = ({ filters }: { filters: ConferenceFilters }) => {
  const { api, initial } = useServices()
  const input = filters as CallInput<typeof listConferences>
  const list = useRemoteList(
    conferences,
    { fetchPage: (page, signal) => api.call(listConferences, { ...input, page }, { signal }) },
    initial(listConferences, input),
  )
  return <ConferenceResults {...list} />
}

const conferences = createRemoteListMachine<ConferenceCard>()
