import { useState } from 'react'

import { AnswerList } from '../../components/kit/Questions/AnswerList.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { getOrderAnswers } from '../../contract/conferenceForm.ts'
import { shownFields } from '../../contract/formFields.ts'
import { useCall } from '../shared/useCall.ts'
import { AnswersChanging } from './AnswersChanging.tsx'

/** Answers to the organizer's questions at registration; empty where there are none. */
export const OrderAnswers = ({ orderId: order_id }: { orderId: number }) => {
  const [isOpen, setOpen] = useState(false)
  const list = useCall(getOrderAnswers, { order_id })
  const { one, failure, onRetry } = list
  if (one === null) return failure === null ? null : <FailureState failure={failure} onRetry={onRetry} />
  const { questions, answers } = one
  const shown = new Set(shownFields(questions, answers).map(({ id }) => id))
  const listed = questions.filter(({ id, is_hidden }) => is_hidden || shown.has(id))
  if (listed.length === 0) return null
  return (
    <>
      <AnswerList
        questions={listed}
        answers={answers}
        canChange={one.can_change && shown.size > 0}
        onChange={() => setOpen(true)}
      />
      {isOpen && (
        <AnswersChanging
          of={one}
          onEnd={(isChanged) => {
            setOpen(false)
            if (isChanged) list.onRefresh()
          }}
        />
      )}
    </>
  )
}
