import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { AskedReviewer } from '../../../contract/paperAssignment.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Told, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { ReviewerContact } from './ReviewerContact.tsx'
import { ReasonForm } from './ReasonForm.tsx'

export type ReviewEvent = 'review.extend' | 'review.resend' | 'review.cancel'

export interface AskedCardProps {
  review: AskedReviewer
  busy: boolean
  onEvent: (event: ReviewEvent, reason: string) => void
}

/** An invited reviewer: progress, deadline, and the chair's actions. */
export const AskedCard = ({ review, busy, onEvent }: AskedCardProps) => {
  const [isCancelling, setCancelling] = useState(false)
  const { state, reason } = review
  const events = eventsOf[state]
  return (
    <Card state={<FormattedMessage id={`member.review.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <Content text={review.name} />
          </Name>
          <ReviewerContact name={review.name} email={review.email} account={review.account} />
          <Facts>
            <Fact name="assignment.fact.asked">
              <Moment at={review.asked_at} format={toTheMinuteWithYear} />
            </Fact>
            {review.review_due_at === null ? (
              <Fact name="assignment.fact.answer">
                <Moment at={review.response_due_at} format={toTheMinuteWithYear} />
              </Fact>
            ) : (
              <Fact name="assignment.fact.review">
                <Moment at={review.review_due_at} format={toTheMinuteWithYear} />
              </Fact>
            )}
            {review.submitted_at !== null && (
              <Fact name="assignment.fact.submitted">
                <Moment at={review.submitted_at} format={toTheMinuteWithYear} />
              </Fact>
            )}
          </Facts>
          {reason !== null && reason !== '' && (
            <Told>
              <Content text={reason} />
            </Told>
          )}
        </Main>
        <Whole>
          {isCancelling ? (
            <ReasonForm
              label={<FormattedMessage id="assignment.cancel.reason" />}
              action={<FormattedMessage id="assignment.cancel" />}
              busy={busy}
              onSend={(why) => onEvent('review.cancel', why)}
              onClose={() => setCancelling(false)}
            />
          ) : (
            <Actions>
              {events.map((event) => (
                <Button
                  key={event}
                  small
                  variant={event === 'review.cancel' ? 'plain' : 'quiet'}
                  busy={busy}
                  onClick={() => (event === 'review.cancel' ? setCancelling(true) : onEvent(event, ''))}
                >
                  <FormattedMessage id={`assignment.${event.slice('review.'.length)}`} />
                </Button>
              ))}
            </Actions>
          )}
        </Whole>
      </Inside>
    </Card>
  )
}

const open = ['review.extend', 'review.cancel'] as const
const eventsOf: Readonly<Record<AskedReviewer['state'], readonly ReviewEvent[]>> = {
  'pending.waiting': open,
  'pending.expired': ['review.resend', 'review.cancel'],
  'pending.cancelled': [],
  'accepted.reading': open,
  'accepted.drafting': open,
  'accepted.submitted': [],
  'accepted.acknowledged': [],
  'accepted.expired': open,
  'accepted.cancelled': [],
  rejected: ['review.resend'],
}

const tones = {
  'pending.waiting': 'waiting',
  'pending.expired': 'seal',
  'pending.cancelled': 'neutral',
  'accepted.reading': 'waiting',
  'accepted.drafting': 'waiting',
  'accepted.submitted': 'good',
  'accepted.acknowledged': 'good',
  'accepted.expired': 'seal',
  'accepted.cancelled': 'neutral',
  rejected: 'neutral',
} as const satisfies Record<AskedReviewer['state'], Tone>
