import { FormattedMessage } from 'react-intl'

import type { BulkRow } from '../../../contract/peopleBulk.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly row: BulkRow
}

/** Outcome for one registration. */
export const BulkRowLine = ({ conferenceId, row: { id, no, name, outcome, says } }: Props) => (
  <Line data-outcome={outcome}>
    <Who>
      <h3>
        <a href={`/organizer/${conferenceId}/people/${id}`}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      <Quiet>{no}</Quiet>
    </Who>
    <Marks>
      <FormattedMessage id={`people.outcome.${outcome ?? 'left'}`} />
      {says !== '' && <span>{says}</span>}
    </Marks>
  </Line>
)
