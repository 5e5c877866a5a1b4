import { FormattedMessage } from 'react-intl'

import type { PersonCard } from '../../../contract/people.ts'
import { Chips, Quiet } from '../../kit/rowCard.styles.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly person: PersonCard
  readonly isChosen: boolean
  /** No other one can be chosen. */
  readonly isFull: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** One registration in the list of the people of a conference. */
export const PersonRow = ({ conferenceId, person, isChosen, isFull, onChoose }: Props) => {
  const { id, no, name, affiliation, state, type, signed_in, paper, tags } = person
  return (
    <Line data-person={id} $hasChoice>
      <Checkbox checked={isChosen} disabled={isFull && !isChosen} name="person" onChange={onChoose}>
        <VisuallyHidden>
          <FormattedMessage id="people.choose" values={{ name }} />
        </VisuallyHidden>
      </Checkbox>
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
