import { FormattedMessage } from 'react-intl'

import type { DeskReview } from '../../../contract/paperDesk.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { ReviewerContact } from '../Assignment/ReviewerContact.tsx'
import { Part, Reviews, Sheet, Small, Text } from './PaperDesk.styles.ts'

/** All reviews beside each other, by rounds, the newest first. */
export const ReviewSheets = ({ reviews }: { readonly reviews: readonly DeskReview[] }) => {
  const rounds = [...new Set(reviews.map(({ round }) => round))]
  if (rounds.length === 0)
    return (
      <Small>
        <FormattedMessage id="desk.noReviews" />
      </Small>
    )
  return rounds.map((round) => (
    <Part key={round}>
      <h2>
        <FormattedMessage id="desk.round" values={{ round }} />
      </h2>
      <Reviews>
        {reviews
          .filter((each) => each.round === round)
          .map((review) => (
            <ReviewSheet key={review.id} review={review} />
          ))}
      </Reviews>
    </Part>
  ))
}

const ReviewSheet = ({ review }: { readonly review: DeskReview }) => {
  const { number, state, recommendation, comments, remarks, submitted_at, due_at } = review
  return (
    <Sheet data-review={review.id}>
      <h3>
        {number !== null && (
          <>
            <FormattedMessage id="desk.reviewer" values={{ number }} />{' '}
          </>
        )}
        {review.reviewer}
      </h3>
      <ReviewerContact name={review.reviewer} email={review.email} account={review.account} />
      <strong>
        {recommendation === null ? (
          <FormattedMessage id={`record.state.review.${state}`} />
        ) : (
          <FormattedMessage id={`submission.decided.${recommendation}`} />
        )}
      </strong>
      <Small>
        {submitted_at === null ? (
          <FormattedMessage
            id="desk.reviewDue"
            values={{ at: <Moment key="at" at={due_at} format={toTheMinuteWithYear} /> }}
          />
        ) : (
          <Moment at={submitted_at} format={toTheMinuteWithYear} />
        )}
      </Small>
      {comments !== '' && (
        <Text>
          <Content text={comments} />
        </Text>
      )}
      {remarks !== '' && (
        <div>
          <Small>
            <FormattedMessage id="desk.remarks" />
          </Small>
          <Text>
            <Content text={remarks} />
          </Text>
        </div>
      )}
    </Sheet>
  )
}
