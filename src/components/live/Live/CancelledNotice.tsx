import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Notice } from '../../kit/Notice.tsx'

/** Takes the place of the room of a cancelled live. */
export const CancelledNotice = () => (
  <Notice
    art="closed"
    title={<FormattedMessage id="room.cancelled" />}
    text={<FormattedMessage id="room.cancelled.text" />}
    actions={
      <ButtonLink href="/lives" variant="quiet">
        <FormattedMessage id="room.others" />
      </ButtonLink>
    }
  />
)
