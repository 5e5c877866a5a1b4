import { FormattedMessage } from 'react-intl'

import type { DeskPaper } from '../../../contract/paperDesk.ts'
import { Small } from './PaperDesk.styles.ts'

/** Heading of the decision: state of the paper, and number of its submitted reviews. */
export const RoundStanding = ({ paper }: { readonly paper: DeskPaper }) => (
  <>
    <h2>
      <FormattedMessage id="desk.decide" />
    </h2>
    <Small>
      <FormattedMessage id={`record.state.paper.${paper.state}`} />
      {paper.round > 0 && (
        <>
          {' · '}
          <FormattedMessage
            id="desk.needed"
            values={{ submitted: paper.submitted, needed: paper.reviews_needed }}
          />
        </>
      )}
    </Small>
  </>
)
