import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { FailureText } from '../ui/FailureText.tsx'
import { Trouble } from './Live.styles.ts'

/** A command that the room did not take (LIVE-07), and why. */
export const Refused = ({ failure }: { failure: Failure }) => (
  <Trouble>
    <strong>
      <FormattedMessage id="live.failed.modification" />
    </strong>{' '}
    <span>
      <FailureText failure={failure} />
    </span>
  </Trouble>
)
