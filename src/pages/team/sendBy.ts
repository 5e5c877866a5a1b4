import type { AppServices } from '../../app/context.tsx'
import type { TeamAct } from '../../components/conference/Team/teamActs.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import { leaveTeam, removeFromTeam, resendTeamInvitation } from '../../contract/team.ts'
import type { OperatorActPort } from '../../machines/operatorAct/operatorAct.types.ts'

/** The call of an act on the team of a conference. */
export const sendBy =
  ({ call }: AppServices['api'], conferenceId: number, act: TeamAct): OperatorActPort['sendAct'] =>
  ({ key }, signal) => {
    const about = { conference_id: conferenceId, key }
    const options = { signal }
    switch (act.kind) {
      case 'remove':
        return call(removeFromTeam, { ...about, user_id: act.userId, role: act.role }, options)
      case 'leave':
        return call(leaveTeam, { ...about, role: act.role }, options)
      case 'resend':
        return call(resendTeamInvitation, { id: act.id, version: act.version, key }, options)
      case 'revoke': {
        const { id, version } = act
        return call(fireRecord, { entity: 'teamInvitation', id, event: 'team.revoke', version, key }, options)
      }
    }
  }
