import { FormattedMessage } from 'react-intl'

import type { ReviewDetails } from '../../../contract/review.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Files, Part } from '../Submission/Submission.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

/** As much of the paper as its reviewer may see now (REV-01). */
export const PaperSheet = ({ review }: { review: ReviewDetails }) => {
  const due = review.state === 'pending.waiting' ? review.response_due_at : review.review_due_at
  return (
    <Part>
      <h2>
        <Content text={review.title} marked />
      </h2>
      <p>
        <Content text={review.conference} />
        {' · '}
        <FormattedMessage id="review.round" values={{ round: review.round }} />
      </p>
      {due !== null && review.submitted_at === null && (
        <Note $tone="waiting">
          <FormattedMessage
            id={review.state === 'pending.waiting' ? 'review.due.answer' : 'review.due.review'}
            values={{ time: <Moment key="time" at={due} format={toTheMinuteWithYear} /> }}
          />
        </Note>
      )}
      {review.authors !== null && (
        <p>
          <Content text={review.authors.join('、')} />
        </p>
      )}
      {review.abstract !== null && (
        <p>
          <Content text={review.abstract} />
        </p>
      )}
      {review.keywords.length > 0 && (
        <p>
          <FormattedMessage
            id="review.keywords"
            values={{ words: <Content key="words" text={review.keywords.join(' · ')} /> }}
          />
        </p>
      )}
      <Files>
        {review.files.map(({ id, kind, url, bytes }) => (
          <li key={id}>
            <a href={url}>
              <FormattedMessage id={`review.file.${kind}`} />
            </a>{' '}
            <FileSize bytes={bytes} />
          </li>
        ))}
      </Files>
      {review.response !== '' && (
        <Note $tone="good">
          <strong>
            <FormattedMessage id="review.response" />
          </strong>
          <Content text={review.response} />
        </Note>
      )}
    </Part>
  )
}
