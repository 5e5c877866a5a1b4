import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Notice } from '../../kit/Notice.tsx'

/** The account plays no part anywhere: nothing waits for it here. */
export const ConsoleClosed = ({ onRefresh }: { onRefresh: () => void }) => (
  <Notice
    art="closed"
    title={<FormattedMessage id="console.closed.title" />}
    text={<FormattedMessage id="console.closed.text" />}
    actions={
      <>
        <ButtonLink href="/organizer">
          <FormattedMessage id="console.closed.organizer" />
        </ButtonLink>
        <ButtonLink variant="quiet" href="/account/security">
          <FormattedMessage id="console.closed.security" />
        </ButtonLink>
        <Button variant="quiet" onClick={onRefresh}>
          <FormattedMessage id="console.closed.again" />
        </Button>
      </>
    }
  />
)
