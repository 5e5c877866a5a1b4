import { useServices } from '../../app/context.tsx'
import { AuthorAnswers } from '../../components/Authorship/AuthorAnswers.tsx'
import { answerAuthorship, type Authorship } from '../../contract/authorship.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  token: string
  /** What was said last. */
  answer: Authorship['answer']
  /** Answered, or refused by a rule: the paper is to be read again. */
  onEnd: () => void
}

/** One answer, from the button to the server's word; another one begins anew. */
export const Answering = ({ token, answer, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts }, signal) => {
      const wanted = texts['answer'] === 'denied' ? 'denied' : 'confirmed'
      return api.call(answerAuthorship, { token, answer: wanted }, { signal })
    },
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
