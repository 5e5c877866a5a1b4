import { FormattedMessage } from 'react-intl'

import type { PersonCard } from '../../contract/people.ts'
import { Chips, Quiet } from '../Member/MemberCard.styles.ts'
import { Line, Marks, Who } from './People.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly person: PersonCard
}

/** One registration in the list of the people of a conference. */
export const PersonRow = ({ conferenceId, person }: Props) => {
  const { id, no, name, affiliation, state, type, signed_in, paper, tags } = person
  return (
    <Line data-person={id}>
      <Who>
        <h3>
          <a href={`/organizer/${conferenceId}/people/${id}`}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <Quiet>
          {affiliation} · {no}
        </Quiet>
        {tags.length > 0 && (
          <Chips>
            {tags.map((tag) => (
              <li key={tag.id}>
                <bdi>{tag.name}</bdi>
              </li>
            ))}
          </Chips>
        )}
      </Who>
      <Marks>
        <span>{type}</span>
        <span>
          <FormattedMessage id={`people.mark.state.${state}`} />
        </span>
        {signed_in && (
          <span>
            <FormattedMessage id="people.mark.signed_in.yes" />
          </span>
        )}
        {paper !== 'none' && (
          <span>
            <FormattedMessage id={`people.mark.paper.${paper}`} />
          </span>
        )}
      </Marks>
    </Line>
  )
}
