import { FormattedMessage } from 'react-intl'

import type { ImportRow } from '../../../contract/peopleImport.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'
import { Fault } from './PeopleImport.styles.ts'

interface Props {
  readonly conferenceId: number
  readonly row: ImportRow
}

/** One row of a sheet: its person, change, reason of refusal, or result. */
export const ImportRowLine = ({ conferenceId, row }: Props) => {
  const { id, name, contact, change, outcome, says, column, order_id } = row
  return (
    <Line data-row={id}>
      <Who>
        <h3>
          {order_id === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={`/organizer/${conferenceId}/people/${order_id}`}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h3>
        <Quiet>
          <bdi>{contact}</bdi>
        </Quiet>
        {says !== '' && (
          <p>
            <Fault>
              {column !== null && (
                <>
                  <FormattedMessage id={`people.import.field.${column}`} />
                  {' · '}
                </>
              )}
              {says}
            </Fault>
          </p>
        )}
      </Who>
      <Marks>
        <span>
          <FormattedMessage id="people.import.row" values={{ place: id }} />
        </span>
        {change !== null && (
          <span>
            <FormattedMessage id={`people.import.change.${change}`} />
          </span>
        )}
        {outcome !== null && (
          <span>
            <FormattedMessage id={`people.import.outcome.${outcome}`} />
          </span>
        )}
      </Marks>
    </Line>
  )
}
