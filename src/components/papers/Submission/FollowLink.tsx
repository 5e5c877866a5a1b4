import { FormattedMessage } from 'react-intl'

import type { PaperCard } from '../../../contract/paper.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { ownPath } from './paperPath.ts'

/** To the page where a paper is followed and withdrawn. */
export const FollowLink = ({ paper }: { paper: PaperCard }) => (
  <ButtonLink variant="quiet" small href={ownPath(paper)}>
    <FormattedMessage id="submission.follow" />
  </ButtonLink>
)
