import { FormattedMessage, useIntl } from 'react-intl'

import type { TeamMember } from '../../../contract/team.ts'
import type { TeamPart } from '../../../contract/teamParts.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Acts } from '../../kit/acts.styles.ts'
import { Part, People, Who } from './Team.styles.ts'
import type { TeamAct } from './teamActs.ts'

export interface TeamMembersProps {
  readonly part: TeamPart
  readonly members: readonly TeamMember[]
  /** The reader is a chair. */
  readonly mayRemove: boolean
  readonly onAsk: (act: TeamAct) => void
}

/** Members with one role, and its permissions (CONF-03). */
export const TeamMembers = ({ part, members, mayRemove, onAsk }: TeamMembersProps) => {
  const { formatMessage } = useIntl()
  const partName = formatMessage({ id: `team.part.${part}` })
  return (
    <Part aria-labelledby={`team-${part}`}>
      <h2 id={`team-${part}`}>{partName}</h2>
      <p>
        <FormattedMessage id={`team.about.${part}`} />
      </p>
      {members.length === 0 && (
        <p>
          <FormattedMessage id="team.nobody" />
        </p>
      )}
      {members.length > 0 && (
        <People>
          {members.map(({ user_id, role, nickname, contact, since, is_self, is_last_chair }) => (
            <li key={user_id}>
              <Who>
                <b>
                  {nickname}
                  {is_self && <FormattedMessage id="team.self" />}
                </b>
                <span>
                  {contact !== '' && `${contact} · `}
                  <FormattedMessage
                    id="team.since"
                    values={{ day: <Moment key="day" at={since} format={{ dateStyle: 'medium' }} /> }}
                  />
                </span>
                {is_last_chair && (
                  <span>
                    <FormattedMessage id="team.lastChair" />
                  </span>
                )}
              </Who>
              {!is_last_chair && (is_self || mayRemove) && (
                <Acts>
                  <Button
                    small
                    variant="quiet"
                    aria-label={formatMessage(
                      { id: is_self ? 'team.act.leave.of' : 'team.act.remove.of' },
                      { name: nickname, part: partName },
                    )}
                    onClick={() =>
                      onAsk(
                        is_self
                          ? { kind: 'leave', subject: partName, role }
                          : { kind: 'remove', subject: `${nickname} · ${partName}`, userId: user_id, role },
                      )
                    }
                  >
                    <FormattedMessage id={is_self ? 'team.act.leave' : 'team.act.remove'} />
                  </Button>
                </Acts>
              )}
            </li>
          ))}
        </People>
      )}
    </Part>
  )
}
