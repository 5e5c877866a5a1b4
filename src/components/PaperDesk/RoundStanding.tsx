import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../contract/paperDesk.ts'
import { Small } from './PaperDesk.styles.ts'

/** Where the paper stands, and how many of its reviews are in. */
export const RoundStanding = ({ paper }: { readonly paper: DeskPaper }) => (
  <Small>
    <FormattedMessage id={`record.state.paper.${paper.state}`} /> ·{' '}
    <FormattedMessage
      id="desk.needed"
      values={{ submitted: paper.submitted, needed: paper.reviews_needed }}
    />
  </Small>
)
