import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Why } from '../../kit/workbench.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'

/** The account may not make conferences; only its organizer information leads on. */
export const Barred = ({ failure }: { failure: Failure | null }) => (
  <Why role="alert">
    <p>{failure !== null && <FailureText failure={failure} />}</p>
    <ButtonLink href="/attest">
      <FormattedMessage id="organizer.attest" />
    </ButtonLink>
  </Why>
)
