import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Why } from '../../kit/workbench.styles.ts'

/** Replaces texts addressed to strangers while the organizer of the conference is not approved (ORG-05). */
export const OutreachNote = () => (
  <Why role="status" data-outreach="closed">
    <p>
      <FormattedMessage id="organizer.outreach" />
    </p>
    <ButtonLink href="/attest">
      <FormattedMessage id="organizer.outreach.apply" />
    </ButtonLink>
  </Why>
)
