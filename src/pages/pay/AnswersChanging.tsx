import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { saveOrderAnswers, type OrderAnswers } from '../../contract/conferenceForm.ts'
import { answersIn } from '../../contract/formFields.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const AnswersDialog = lazy(() => import('../../components/kit/Questions/AnswersDialog.tsx'))

interface Props {
  readonly of: OrderAnswers
  readonly onEnd: (isChanged: boolean) => void
}

/** Changes the answers of one order. */
export const AnswersChanging = ({ of: { order_id, questions, answers }, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const { onSubmit, ...act } = useDialogAct({
    sendAct: ({ texts }, signal) =>
      api.call(saveOrderAnswers, { order_id, answers: JSON.stringify(answersIn(texts)) }, { signal }),
    onDone: () => {
      say('success', 'question.saved')
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <AnswersDialog {...act} questions={questions} answers={answers} onSubmit={onSubmit} />
    </Suspense>
  )
}
