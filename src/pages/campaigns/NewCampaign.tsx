import { useServices } from '../../app/context.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { getPeopleTools } from '../../contract/people.ts'
import { peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { audienceOf } from './audienceOf.ts'
import { Beginning } from './Beginning.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
}

/** Audience of the next mail; its draft begins with it. */
export const NewCampaign = ({ conferenceId: conference_id, filter }: Props) => {
  const { go } = useServices()
  const { one, failure, onRetry } = useCall(getPeopleTools, { conference_id })
  useSubjectTitle(one?.conference)
  const show = (wanted: PeopleFilter) => {
    const query = peopleQuery(wanted)
    go.to(`/organizer/${conference_id}/mail/new${query === '' ? '' : `?${query}`}`)
  }
  return (
    <WorkbenchLayout
      id={conference_id}
      section="mail"
      view={one !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          <AudiencePart conferenceId={conference_id} tools={one} filter={filter} onChange={show} />
          <Beginning
            key={audienceOf(filter)}
            conferenceId={conference_id}
            audience={audienceOf(filter)}
            onBegun={({ id }) => go.to(`/organizer/${conference_id}/mail/${id}`)}
          />
        </>
      )}
    </WorkbenchLayout>
  )
}
