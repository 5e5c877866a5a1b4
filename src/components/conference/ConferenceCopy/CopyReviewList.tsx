import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CopyEye, CopyReview } from '../../../contract/conferenceCopy.ts'
import { Panel } from './ConferenceCopy.styles.ts'
import { EyeList } from './EyeList.tsx'

export interface CopyReviewListProps {
  readonly review: CopyReview
  /** Renders the control that marks a line as checked. */
  readonly mark: (eye: Pick<CopyEye, 'key' | 'is_seen'>) => ReactNode
}

/** Lines to check since the conference was copied; empty once all are checked. */
export const CopyReviewList = ({ review: { conference_id, source, list }, mark }: CopyReviewListProps) => {
  if (list.length === 0) return null
  const open = list.filter(({ is_seen }) => !is_seen).length
  return (
    <Panel aria-labelledby="copy-review" data-open={open}>
      <h2 id="copy-review">
        <FormattedMessage id="copy.review" />
      </h2>
      <p role="status">
        <FormattedMessage id="copy.review.left" values={{ count: open, source: <bdi>{source}</bdi> }} />
      </p>
      <EyeList eyes={list} id={conference_id} mark={mark} />
    </Panel>
  )
}
