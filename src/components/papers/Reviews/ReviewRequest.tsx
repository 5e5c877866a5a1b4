import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Actions, Group, Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Decline, type DeclineProps } from './Decline.tsx'
import { Checks } from './ReviewRequest.styles.ts'

export interface ReviewRequestProps {
  busy: boolean
  failure: Failure | null
  onAgree: () => void
  onDecline: DeclineProps['onDecline']
}

/** Whether the member reviews it: without a conflict of interest, and to keep the paper secret. */
export const ReviewRequest = ({ busy, failure, onAgree, onDecline }: ReviewRequestProps) => {
  const [isFree, setFree] = useState(false)
  const [isSecret, setSecret] = useState(false)
  const canAgree = isFree && isSecret
  return (
    <>
      <Group>
        <legend>
          <FormattedMessage id="review.answer" />
        </legend>
        <Checks>
          <Checkbox name="is_free" checked={isFree} onChange={setFree}>
            <FormattedMessage id="review.free" />
          </Checkbox>
          <Checkbox name="is_confidential" checked={isSecret} onChange={setSecret}>
            <FormattedMessage id="review.secret" />
          </Checkbox>
        </Checks>
        {failure !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={failure} />
          </Note>
        )}
        <Actions>
          <Button busy={busy} aria-disabled={!canAgree || undefined} onClick={canAgree ? onAgree : undefined}>
            <FormattedMessage id="review.accept" />
          </Button>
        </Actions>
      </Group>
      <Decline busy={busy} onDecline={onDecline} />
    </>
  )
}
