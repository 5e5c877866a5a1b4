import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../ButtonLink.tsx'

/** From a paper to its reviewers, for its chairs. */
export const ReviewersLink = ({ id }: { id: number }) => (
  <p>
    <ButtonLink small variant="quiet" href={`/console/paper/${id}/reviewers`}>
      <FormattedMessage id="record.reviewers" />
    </ButtonLink>
  </p>
)
