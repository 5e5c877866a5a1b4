import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import type { ConferenceFilters } from '../../components/catalogue/Conference/FilterForm.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { ConferenceCard } from '../../components/site/Home/ConferenceCard.tsx'
import { listConferences } from '../../contract/catalogue.ts'
import type { CallInput } from '../../contract/endpoint.ts'
import { useClock } from '../shared/useClock.ts'
import { useCallList } from '../shared/useCallList.ts'

/** Results for one set of filters; another set is another list. */
export const Results = ({ filters }: { filters: ConferenceFilters }) => {
  const { initial } = useServices()
  const now = useClock()
  const input = filters as CallInput<typeof listConferences>
  const { onRefresh: _, ...list } = useCallList(
    listConferences,
    input,
    initial(listConferences, input),
    `listConferences ${JSON.stringify(input)}`,
  )
  return (
    <ResultList
      {...list}
      count="conf.count"
      none={<FormattedMessage id="conf.none" />}
      min="21rem"
      height="22rem"
      places={6}
    >
      {(conference, at) => <ConferenceCard conference={conference} now={now} at={at} heading="h2" />}
    </ResultList>
  )
}
