import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'

/** Lazy; mount it while it is open. */
export interface OrganizerDialogProps {
  view: 'login' | 'incomplete' | 'underReview' | 'rejected' | 'failed'
  failure?: Failure | null | undefined
  /** To the login, to the organizer information, or a retry after a failure; nothing to accept while under review. */
  onAccept: () => void
  onDismiss: () => void
}

const OrganizerDialog = ({ view, failure, onAccept, onDismiss }: OrganizerDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id={`shell.organizer.${view}.title`} />}
    description={
      view === 'failed' && failure ? (
        <FailureText failure={failure} />
      ) : (
        <FormattedMessage id={`shell.organizer.${view}`} />
      )
    }
    onClose={onDismiss}
    actions={
      view === 'underReview' ? (
        <Button onClick={onDismiss}>
          <FormattedMessage id="shell.understood" />
        </Button>
      ) : (
        <>
          <Button variant="quiet" onClick={onDismiss}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button onClick={onAccept}>
            <FormattedMessage id={`shell.organizer.${view}.accept`} />
          </Button>
        </>
      )
    }
  />
)
export default OrganizerDialog
