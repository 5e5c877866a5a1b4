import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { PersonView } from '../../components/conference/People/PersonView.tsx'
import { getPerson } from '../../contract/people.ts'
import { useCall } from '../shared/useCall.ts'
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
  const { one, failure, onRetry } = useCall(getPerson, { conference_id, id })
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
