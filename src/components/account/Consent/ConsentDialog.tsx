import { FormattedMessage } from 'react-intl'

import type { PendingConsent } from '../../../contract/consent.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Documents } from './ConsentDialog.styles.ts'

/** Lazy; mount it while it is open. */
export interface ConsentDialogProps {
  readonly pending: readonly PendingConsent[]
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** Changes of the terms, with the choice to accept or to leave. */
const ConsentDialog = ({ pending, busy, failure, onAccept, onDecline }: ConsentDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id="shell.consent.title" />}
    description={<FormattedMessage id="shell.consent.lead" />}
    actions={
      <>
        <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onDecline}>
          <FormattedMessage id="shell.consent.decline" />
        </Button>
        <Button busy={busy} onClick={onAccept}>
          <FormattedMessage id="shell.consent.accept" />
        </Button>
      </>
    }
  >
    <Documents>
      {pending.map(({ document, title, note, at }) => (
        <li key={document}>
          <p>
            <FormattedMessage id="shell.consent.what" values={{ note }} />
          </p>
          <a href={`/${document}`} target="_blank" rel="noopener">
            <FormattedMessage id="shell.consent.read" values={{ title }} />
          </a>
          <small>
            <FormattedMessage
              id="shell.consent.since"
              values={{ at: <Moment key="at" at={at} format={{ dateStyle: 'long' }} /> }}
            />
          </small>
        </li>
      ))}
    </Documents>
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
  </Dialog>
)
export default ConsentDialog
