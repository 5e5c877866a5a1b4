import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { inviteToTeam, type InvitedRow } from '../../contract/team.ts'
import { contactsIn } from '../../contract/teamContact.ts'
import type { TeamPart } from '../../contract/teamParts.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const InviteDialog = lazy(() => import('../../components/conference/Team/InviteDialog.tsx'))

export interface InvitingProps {
  readonly conferenceId: number
  /** Results of the invitations; null: none were sent. */
  readonly onEnd: (rows: readonly InvitedRow[] | null) => void
}

/** Invites to the team, from the form to each result. */
export const Inviting = ({ conferenceId, onEnd }: InvitingProps) => {
  const { api } = useServices()
  const dialog = useDialogAct({
    sendAct: ({ texts, key }, signal) =>
      api.call(
        inviteToTeam,
        {
          conference_id: conferenceId,
          role: texts['role'] as TeamPart,
          contacts: JSON.stringify(contactsIn(texts['contacts'] ?? '')),
          key,
        },
        { signal },
      ),
    onDone: (answer) => onEnd((answer as { rows: readonly InvitedRow[] }).rows),
    onLeft: () => onEnd(null),
  })
  return (
    <Suspense fallback={null}>
      <InviteDialog {...dialog} />
    </Suspense>
  )
}
