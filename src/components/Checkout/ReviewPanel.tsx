import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { FailureText } from '../ui/FailureText.tsx'
import { Status } from './Checkout.styles.ts'

export const ReviewPanel = ({ failure }: { failure: Failure | null }) => (
  <>
    <h2>
      <FormattedMessage id="pay.reviewing.title" />
    </h2>
    <Status role="status">
      {failure ? <FailureText failure={failure} /> : <FormattedMessage id="pay.reviewing.text" />}
    </Status>
  </>
)
