import { FormattedMessage } from 'react-intl'

import type { DiscussionComment } from '../../../contract/discussion.ts'

/** Author of a comment: to reviewers a number, to chairs a name with it. */
export const Writer = ({ number, name, is_own }: Pick<DiscussionComment, 'number' | 'name' | 'is_own'>) => (
  <>
    <strong>
      {name !== null && `${name} · `}
      {number === null ? (
        <FormattedMessage id="discussion.chair" />
      ) : (
        <FormattedMessage id="discussion.reviewer" values={{ number }} />
      )}
    </strong>
    {is_own && <FormattedMessage id="discussion.own" />}
  </>
)
