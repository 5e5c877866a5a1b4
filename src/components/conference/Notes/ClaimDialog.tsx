import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'

export interface ClaimDialogProps {
  view: 'asking' | 'claiming' | 'claimed' | 'failed'
  failure?: Failure | null | undefined
  /** Accepts the voucher, or tries again after a failure. */
  onAccept: () => void
  onClose: () => void
}

/** Lazy; mount it while it is open: the visitor followed the address of a shared meal voucher. */
const ClaimDialog = ({ view, failure, onAccept, onClose }: ClaimDialogProps) => (
  <Dialog
    title={<FormattedMessage id={view === 'claimed' ? 'member.claim.done' : 'member.claim.title'} />}
    description={
      <span role={view === 'failed' ? 'alert' : undefined}>
        {view === 'failed' && failure ? (
          <FailureText failure={failure} />
        ) : (
          <FormattedMessage id={view === 'claimed' ? 'member.claim.done.text' : 'member.claim.text'} />
        )}
      </span>
    }
    onClose={onClose}
    actions={
      view === 'claimed' ? (
        <Button onClick={onClose}>
          <FormattedMessage id="shell.understood" />
        </Button>
      ) : (
        <>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button busy={view === 'claiming'} onClick={onAccept}>
            <FormattedMessage id={view === 'failed' ? 'state.retry' : 'member.claim.accept'} />
          </Button>
        </>
      )
    }
  />
)
export default ClaimDialog
