import { FormattedMessage } from 'react-intl'

import type { InvitedRow } from '../../../contract/team.ts'
import { Results } from './Team.styles.ts'

/** Result for each address that was just invited. */
export const InvitedRows = ({ rows }: { readonly rows: readonly InvitedRow[] }) => (
  <Results role="status">
    <p>
      <FormattedMessage
        id="team.invited"
        values={{ number: rows.filter(({ outcome }) => outcome === 'invited').length }}
      />
    </p>
    <ul>
      {rows.map(({ contact, outcome, says, link }) => (
        <li key={contact}>
          {outcome === 'refused' ? (
            <FormattedMessage id="team.invited.refused" values={{ contact, reason: says }} />
          ) : (
            <FormattedMessage
              id={link === null ? 'team.invited.byMail' : 'team.invited.byPhone'}
              values={{ contact }}
            />
          )}
        </li>
      ))}
    </ul>
  </Results>
)
