import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { Decline } from '../../components/papers/Reviews/Decline.tsx'
import { ReviewForm } from '../../components/papers/Reviews/ReviewForm.tsx'
import { KeepingNote } from '../../components/papers/Submission/KeepingNote.tsx'
import type { ReviewDetails } from '../../contract/review.ts'
import type { ReviewingActorRef } from '../../machines/reviewing/reviewing.machine.ts'
import * as select from '../../machines/reviewing/reviewing.selectors.ts'
import type { Port } from './useReviewing.ts'

interface Props {
  actor: ReviewingActorRef
  port: Port
  review: ReviewDetails
}

export const Form = ({ actor, port, review }: Props) => {
  const { newKey } = useServices()
  const written = useSelector(actor, select.selectWritten)
  const isAmending = review.state === 'accepted.submitted'
  const isSending = useSelector(actor, select.selectIsSending)
  return (
    <>
      <ReviewForm
        written={written ?? emptyReview}
        busy={isSending}
        failure={useSelector(actor, select.selectFailure)}
        keeping={
          <KeepingNote
            keeping={useSelector(actor, select.selectKeeping)}
            isRestored={useSelector(actor, select.selectIsRestored)}
            failure={useSelector(actor, select.selectFailure)}
            onReload={() => actor.send({ type: 'review.reload' })}
          />
        }
        onWritten={(now) => {
          // The submitted review counts until it is sent again.
          if (isAmending) return
          port.keepWritten(review, now)
          actor.send({ type: 'review.change', written: now })
        }}
        onSend={(sent) => actor.send({ type: 'review.send', written: sent, key: newKey() })}
        onLeave={isAmending ? () => actor.send({ type: 'review.leave' }) : undefined}
      />
      {!isAmending && (
        <Decline
          busy={isSending}
          onDecline={(wish) => actor.send({ type: 'review.decline', ...wish, key: newKey() })}
        />
      )}
    </>
  )
}

const emptyReview = { recommendation: '', comments: '', remarks: '' } as const
