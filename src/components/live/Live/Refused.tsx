import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'

/** A command that the room did not take (LIVE-07), and why. */
export const Refused = ({ failure }: { failure: Failure }) => (
  <Refusal>
    <strong>
      <FormattedMessage id="live.failed.modification" />
    </strong>{' '}
    <span>
      <FailureText failure={failure} />
    </span>
  </Refusal>
)
