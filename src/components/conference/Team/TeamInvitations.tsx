import { FormattedMessage, useIntl } from 'react-intl'

import type { TeamInvitation } from '../../../contract/team.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Acts } from '../../kit/acts.styles.ts'
import { Part, People, Who } from './Team.styles.ts'
import type { TeamAct } from './teamActs.ts'

export interface TeamInvitationsProps {
  readonly invitations: readonly TeamInvitation[]
  readonly onAsk: (act: TeamAct) => void
  /** Path of this site. */
  readonly onCopy: (link: string) => void
}

/** Invited users who have not joined, for chairs (CONF-03). */
export const TeamInvitations = ({ invitations, onAsk, onCopy }: TeamInvitationsProps) => {
  const { formatMessage } = useIntl()
  return (
    <Part aria-labelledby="team-invitations">
      <h2 id="team-invitations">
        <FormattedMessage id="team.invitations" />
      </h2>
      {invitations.length === 0 && (
        <p>
          <FormattedMessage id="team.invitations.none" />
        </p>
      )}
      {invitations.length > 0 && (
        <People>
          {invitations.map(({ id, version, role, contact, state, is_over, expires_at, link }) => {
            const isOpen = state === 'open'
            const shown = isOpen && is_over ? 'expired' : state
            const subject = `${contact} · ${formatMessage({ id: `team.part.${role}` })}`
            return (
              <li key={id}>
                <Who>
                  <b>{subject}</b>
                  <span>
                    <FormattedMessage
                      id={`team.invitation.${shown}`}
                      values={{
                        until: (
                          <Moment
                            key="until"
                            at={expires_at}
                            format={{ dateStyle: 'medium', timeStyle: 'short' }}
                          />
                        ),
                      }}
                    />
                  </span>
                </Who>
                {isOpen && (
                  <Acts>
                    {link !== null && !is_over && (
                      <Button
                        small
                        variant="quiet"
                        aria-label={formatMessage({ id: 'team.copy.of' }, { subject })}
                        onClick={() => onCopy(link)}
                      >
                        <FormattedMessage id="team.copy" />
                      </Button>
                    )}
                    {(['resend', 'revoke'] as const).map((kind) => (
                      <Button
                        key={kind}
                        small
                        variant="quiet"
                        aria-label={formatMessage({ id: `team.act.${kind}.of` }, { subject })}
                        onClick={() => onAsk({ kind, subject, id, version })}
                      >
                        <FormattedMessage id={`team.act.${kind}`} />
                      </Button>
                    ))}
                  </Acts>
                )}
              </li>
            )
          })}
        </People>
      )}
    </Part>
  )
}
