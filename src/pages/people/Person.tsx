import { useServices } from '../../app/context.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { PersonView } from '../../components/conference/People/PersonView.tsx'
import { getPerson } from '../../contract/people.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { PersonActs } from './PersonActs.tsx'
import { peopleHref } from './peopleHref.ts'

interface Props {
  readonly conferenceId: number
  /** Id of the order. */
  readonly id: number
}

/** One person of a conference. */
export const Person = ({ conferenceId: conference_id, id }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(getPerson, { conference_id, id }, { signal }),
    undefined,
  )
  useSubjectTitle(one?.attendee.name)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="people"
      back={{ href: peopleHref(conference_id, {}), name: 'people.back' }}
      heading={one === null ? undefined : <bdi>{one.attendee.name}</bdi>}
      view={one !== null ? 'person' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts}
      onRetry={onRetry}
    >
      {one !== null && <PersonView person={one} acts={<PersonActs person={one} onChanged={onRetry} />} />}
    </WorkbenchLayout>
  )
}
