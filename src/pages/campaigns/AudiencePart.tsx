import { FormattedMessage } from 'react-intl'

import { Part } from '../../components/kit/step.styles.ts'
import { PeopleFilter } from '../../components/conference/PeopleFilter/PeopleFilter.tsx'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { getPeopleTools } from '../../contract/people.ts'
import type { PeopleFilter as Filter } from '../../contract/peopleFilter.ts'
import { Audience } from './Audience.tsx'
import { audienceOf } from './audienceOf.ts'

interface Props {
  readonly conferenceId: number
  readonly tools: Pick<CallOutput<typeof getPeopleTools>, 'types' | 'tags' | 'questions'>
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Audience of a mail: the filter, and the people who match it. */
export const AudiencePart = ({ conferenceId, tools, filter, onChange }: Props) => (
  <Part aria-labelledby="campaign-audience">
    <h2 id="campaign-audience">
      <FormattedMessage id="campaign.audience" />
    </h2>
    <PeopleFilter
      value={filter}
      types={tools.types}
      tags={tools.tags}
      questions={tools.questions}
      onChange={onChange}
    />
    <Audience key={audienceOf(filter)} conferenceId={conferenceId} audience={audienceOf(filter)} />
  </Part>
)
