import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { TeamAct } from '../../components/conference/Team/teamActs.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy } from './sendBy.ts'

const TeamActDialog = lazy(() => import('../../components/conference/Team/TeamActDialog.tsx'))

export interface ActingProps {
  readonly conferenceId: number
  readonly act: TeamAct
  /** `isOutdated`: the page shows outdated data. */
  readonly onEnd: (isOutdated: boolean) => void
}

/** One act on the team, from its dialog to the server's answer. */
export const Acting = ({ conferenceId, act, onEnd }: ActingProps) => {
  const { api, go } = useServices()
  const { say } = useToasts()
  const dialog = useDialogAct({
    sendAct: sendBy(api, conferenceId, act),
    onDone: () => {
      say('success', `team.act.${act.kind}.done`)
      // The team may be closed to the user who left it.
      if (act.kind === 'leave') go.to('/organizer')
      else onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <TeamActDialog {...dialog} act={act} />
    </Suspense>
  )
}
