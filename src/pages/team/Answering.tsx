import { useServices } from '../../app/context.tsx'
import { TeamAnswer } from '../../components/conference/Team/TeamAnswer.tsx'
import { answerTeamInvitation } from '../../contract/team.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

export interface AnsweringProps {
  readonly token: string
  /** Answered, or refused by a rule: reload the invitation. */
  readonly onEnd: () => void
}

/** The answer to an invitation, from the button to the server's word. */
export const Answering = ({ token, onEnd }: AnsweringProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const answer = texts['answer'] === 'accept' ? 'accept' : 'decline'
      return api.call(answerTeamInvitation, { token, answer, key }, { signal })
    },
    onDone: (answered) => {
      const { state } = answered as { state: string }
      say('success', state === 'accepted' ? 'team.invitation.accepted' : 'team.invitation.declined.done')
      onEnd()
    },
    onLeft: onEnd,
  })
  return (
    <TeamAnswer
      busy={act.busy}
      failure={act.failure}
      onAnswer={(answer) => (act.isRefused ? act.onClose() : act.onSubmit({ answer }))}
    />
  )
}
