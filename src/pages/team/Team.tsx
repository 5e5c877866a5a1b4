import { useState } from 'react'

import { TeamView } from '../../components/conference/Team/TeamView.tsx'
import type { TeamAct } from '../../components/conference/Team/teamActs.ts'
import { getTeam, type InvitedRow } from '../../contract/team.ts'
import { useCall } from '../shared/useCall.ts'
import { useShareLink } from '../shared/useShareLink.ts'
import { Acting } from './Acting.tsx'
import { Inviting } from './Inviting.tsx'

/** The team of a conference, with its dialogs (CONF-03). */
export const Team = ({ conferenceId }: { conferenceId: number }) => {
  const { copy } = useShareLink(copyTexts)
  const [asked, setAsked] = useState<TeamAct | 'invite' | null>(null)
  const [invited, setInvited] = useState<readonly InvitedRow[]>([])
  const { one, failure, onRetry, onRefresh } = useCall(getTeam, { conference_id: conferenceId })
  const end = (isOutdated: boolean) => {
    setAsked(null)
    if (isOutdated) onRefresh()
  }
  return (
    <>
      <TeamView
        conferenceId={conferenceId}
        team={one}
        failure={failure}
        invited={invited}
        onRetry={onRetry}
        onInvite={() => setAsked('invite')}
        onAsk={setAsked}
        onCopy={(link) => copy(`${location.origin}${link}`)}
      />
      {asked === 'invite' && (
        <Inviting
          conferenceId={conferenceId}
          onEnd={(rows) => {
            if (rows !== null) setInvited(rows)
            end(rows !== null)
          }}
        />
      )}
      {asked !== null && asked !== 'invite' && <Acting conferenceId={conferenceId} act={asked} onEnd={end} />}
    </>
  )
}

const copyTexts = { copied: 'team.copied', notCopied: 'team.notCopied' } as const
