import { FormattedMessage } from 'react-intl'

import type { SeenRebuttal as Seen } from '../../../contract/rebuttal.ts'
import { Part, Review } from '../Submission/Submission.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

/** The author's reply to the reviews of this round, for their reviewers. */
export const SeenRebuttal = ({ rebuttal }: { readonly rebuttal: Seen | null }) =>
  rebuttal !== null && (
    <Part data-rebuttal="seen">
      <h2>
        <FormattedMessage id="review.rebuttal" />
      </h2>
      <p>
        <Moment at={rebuttal.answered_at} format={toTheMinuteWithYear} />
        {rebuttal.number !== null && (
          <>
            {' · '}
            <FormattedMessage id="review.rebuttal.number" values={{ number: rebuttal.number }} />
          </>
        )}
      </p>
      <Review>
        <Content text={rebuttal.text} />
      </Review>
    </Part>
  )
