import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { PeopleFilter } from '../../components/conference/PeopleFilter/PeopleFilter.tsx'
import { getPeopleTools } from '../../contract/people.ts'
import { peopleQuery, type PeopleFilter as Filter } from '../../contract/peopleFilter.ts'
import { doesWork } from '../../contract/teamParts.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { peopleHref } from './peopleHref.ts'
import { PeopleEntrances } from './PeopleEntrances.tsx'
import { PeopleRows } from './PeopleRows.tsx'
import { Views } from './Views.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: Filter
}

/** The people of a conference: filter and list. */
export const People = ({ conferenceId: conference_id, filter }: Props) => {
  const { go } = useServices()
  const [times, setTimes] = useState(0)
  const { one, failure, onRetry, onRefresh } = useCall(getPeopleTools, { conference_id })
  useSubjectTitle(one?.conference)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="people"
      view={one !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          <PeopleEntrances {...one} conferenceId={conference_id} onChanged={() => setTimes(times + 1)} />
          <Views conferenceId={conference_id} views={one.views} filter={filter} onChanged={onRefresh} />
          <PeopleFilter
            value={filter}
            {...{ types: one.types, tags: one.tags, questions: one.questions }}
            onChange={(wanted) => go.to(peopleHref(conference_id, wanted))}
          />
          <PeopleRows
            key={`${peopleQuery(filter)} ${times}`}
            conferenceId={conference_id}
            filter={filter}
            mayClose={doesWork('run', one.parts)}
            tags={one.tags.map(({ name }) => name)}
            types={one.types.filter(({ is_sold }) => is_sold)}
          />
        </>
      )}
    </WorkbenchLayout>
  )
}
