import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Actions } from '../ui/Dialog.styles.ts'
import Dialog from '../ui/Dialog.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Refusal } from '../ui/Refusal.ts'
import type { Hotel } from './HotelRow.tsx'

/** Lazy; mount it while it is open. */
export interface HotelCancelDialogProps {
  readonly booking: Hotel
  /** It cannot be given back any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

const HotelCancelDialog = (props: HotelCancelDialogProps) => {
  const { booking, isRefused, busy, failure, onSubmit, onClose } = props
  return (
    <Dialog
      alert
      title={<FormattedMessage id="member.hotel.cancel" />}
      description={
        <FormattedMessage
          id="member.hotel.cancel.text"
          values={{
            room: `${booking.hotel} · ${booking.room}`,
            from: booking.check_in,
            until: booking.check_out,
          }}
        />
      }
      onClose={busy ? undefined : onClose}
    >
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      <Actions>
        {isRefused ? (
          <Button onClick={onClose}>
            <FormattedMessage id="shell.understood" />
          </Button>
        ) : (
          <>
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
              <FormattedMessage id="member.hotel.keep" />
            </Button>
            <Button variant="danger" busy={busy} onClick={busy ? undefined : () => onSubmit({})}>
              <FormattedMessage id="member.hotel.cancel" />
            </Button>
          </>
        )}
      </Actions>
    </Dialog>
  )
}
export default HotelCancelDialog
