import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { InvitedRow, Team } from '../../../contract/team.ts'
import { teamParts } from '../../../contract/teamParts.ts'
import { Bar, Lead, Page } from '../../kit/workbench.styles.ts'
import { OutreachNote } from '../OwnConferences/OutreachNote.tsx'
import { Sections } from '../OwnConferences/Sections.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { InvitedRows } from './InvitedRows.tsx'
import { TeamHistory } from './TeamHistory.tsx'
import { TeamInvitations } from './TeamInvitations.tsx'
import { TeamMembers } from './TeamMembers.tsx'
import type { TeamAct } from './teamActs.ts'

export interface TeamViewProps {
  readonly conferenceId: number
  /** Null while it is fetched, and when it could not be. */
  readonly team: Team | null
  readonly failure: Failure | null
  /** Results of the latest invitations; empty: none. */
  readonly invited: readonly InvitedRow[]
  readonly onRetry: () => void
  readonly onInvite: () => void
  readonly onAsk: (act: TeamAct) => void
  readonly onCopy: (link: string) => void
}

/** The team of a conference: people by role, with the permissions of each role (CONF-03). */
export const TeamView = (props: TeamViewProps) => {
  const { conferenceId, team, failure, invited, onRetry, onInvite, onAsk, onCopy } = props
  const isChair = team?.parts.includes('organizer') ?? false
  return (
    <Page aria-busy={(team ?? failure) === null || undefined}>
      <p>
        <a href={`/organizer/${conferenceId}`}>
          <FormattedMessage id="team.back" />
        </a>
      </p>
      <Bar>
        <h1 tabIndex={-1}>
          <FormattedMessage id="team.title" />
        </h1>
        {isChair && team?.may_reach_out === true && (
          <Button onClick={onInvite}>
            <FormattedMessage id="team.invite" />
          </Button>
        )}
      </Bar>
      {team === null && failure === null && <Skeleton $height="24rem" />}
      {team === null && failure !== null && <FailureState failure={failure} onRetry={onRetry} />}
      {team !== null && (
        <>
          <Lead>
            <FormattedMessage
              id={isChair ? 'team.lead.chair' : 'team.lead.member'}
              values={{ conference: team.conference }}
            />
          </Lead>
          {isChair && !team.may_reach_out && <OutreachNote />}
          {invited.length > 0 && <InvitedRows rows={invited} />}
          {teamParts.map((part) => (
            <TeamMembers
              key={part}
              part={part}
              members={team.members.filter(({ role }) => role === part)}
              mayRemove={isChair}
              onAsk={onAsk}
            />
          ))}
          {isChair && (
            <>
              <TeamInvitations invitations={team.invitations} onAsk={onAsk} onCopy={onCopy} />
              <TeamHistory events={team.history} />
            </>
          )}
          <Sections id={conferenceId} current="team" parts={team.parts} />
        </>
      )}
    </Page>
  )
}
