import { FormattedMessage } from 'react-intl'

import type { ReviewCard as Review } from '../../../contract/review.ts'
import { siteTimeZone } from '../../../contract/timeZone.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Due, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

export interface ReviewCardProps {
  review: Review
}

/** One request to review: state, next step and deadline. */
export const ReviewCard = ({ review }: ReviewCardProps) => {
  const { id, state, recommendation, submitted_at: submittedAt } = review
  const due = dueOf(review)
  return (
    <Card state={<FormattedMessage id={`member.review.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>{review.title}</Name>
          <Quiet>{review.conference}</Quiet>
          <Facts>
            <Fact name="member.review.round">{review.round}</Fact>
            {submittedAt !== null && (
              <Fact name="member.review.submitted">
                <Moment at={submittedAt} format={toTheMinuteWithYear} />
              </Fact>
            )}
            {submittedAt !== null && recommendation !== null && (
              <Fact name="member.review.recommendation">
                <FormattedMessage id={`member.review.decision.${recommendation}`} />
              </Fact>
            )}
          </Facts>
          {due !== null && (
            <Due>
              <FormattedMessage
                id={`member.review.due.${due.what}`}
                values={{
                  time: (
                    <Moment key="time" at={due.at} timeZone={siteTimeZone} format={toTheMinuteWithYear} />
                  ),
                }}
              />
            </Due>
          )}
        </Main>
        <Whole>
          <Actions>
            <ButtonLink
              small
              variant="quiet"
              href={isOpen(state) ? `/onlinereview?review_id=${id}` : `/reviewed?review_id=${id}`}
            >
              <FormattedMessage id="member.details" />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

const dueOf = ({ state, response_due_at, review_due_at }: Review) => {
  if (state === 'pending.waiting') return { what: 'answer', at: response_due_at } as const
  if (review_due_at === null) return null
  return state === 'accepted.reading' || state === 'accepted.drafting'
    ? ({ what: 'review', at: review_due_at } as const)
    : null
}

const tones = {
  'pending.waiting': 'waiting',
  'pending.expired': 'neutral',
  'pending.cancelled': 'neutral',
  'accepted.reading': 'waiting',
  'accepted.drafting': 'waiting',
  'accepted.submitted': 'good',
  'accepted.acknowledged': 'good',
  'accepted.expired': 'neutral',
  'accepted.cancelled': 'neutral',
  rejected: 'neutral',
} as const satisfies Record<Review['state'], Tone>

/** There is something to do, or to change. */
const isOpen = (state: Review['state']): boolean =>
  state === 'pending.waiting' || /^accepted\.(?:reading|drafting|submitted)$/.test(state)
