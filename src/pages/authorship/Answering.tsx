import { AuthorAnswers } from '../../components/papers/Authorship/AuthorAnswers.tsx'
import type { AuthorAnswer } from '../../contract/authorship.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  /** Latest answer; null: none. */
  answer: AuthorAnswer | null
  send: (answer: AuthorAnswer, signal: AbortSignal) => Promise<unknown>
  /** Answered, or refused by a rule: reload the paper. */
  onEnd: () => void
}

/** One answer, from the button to the server's response; another one starts over. */
export const Answering = ({ answer, send, onEnd }: Props) => {
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts }, signal) => send(texts['answer'] === 'denied' ? 'denied' : 'confirmed', signal),
    onDone: () => {
      say('success', 'authorship.done')
      onEnd()
    },
    onLeft: onEnd,
  })
  return (
    <AuthorAnswers
      answer={answer}
      busy={act.busy}
      failure={act.failure}
      onAnswer={(wanted) => (act.isRefused ? act.onClose() : act.onSubmit({ answer: wanted }))}
    />
  )
}
