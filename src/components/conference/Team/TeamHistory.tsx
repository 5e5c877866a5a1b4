import { FormattedMessage, useIntl } from 'react-intl'

import type { TeamEvent } from '../../../contract/team.ts'
import { Moment } from '../../kit/Moment.tsx'
import { History, Part } from './Team.styles.ts'

/** History of the team, newest first, for chairs (CONF-03). */
export const TeamHistory = ({ events }: { readonly events: readonly TeamEvent[] }) => {
  const { formatMessage } = useIntl()
  return (
    <Part aria-labelledby="team-history">
      <h2 id="team-history">
        <FormattedMessage id="team.history" />
      </h2>
      {events.length === 0 ? (
        <p>
          <FormattedMessage id="team.history.none" />
        </p>
      ) : (
        <History>
          {events.map(({ id, event, role, by, whom, at }) => (
            <li key={id}>
              <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />{' '}
              <FormattedMessage
                id={`team.did.${event.replace('team.', '')}`}
                values={{ by, whom, part: formatMessage({ id: `team.part.${role}` }) }}
              />
            </li>
          ))}
        </History>
      )}
    </Part>
  )
}
