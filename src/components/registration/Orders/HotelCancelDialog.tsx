import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
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
      <DialogEnd
        isRefused={isRefused}
        busy={busy}
        failure={failure}
        leave="member.hotel.keep"
        submit={
          <Button variant="danger" busy={busy} onClick={busy ? undefined : () => onSubmit({})}>
            <FormattedMessage id="member.hotel.cancel" />
          </Button>
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
export default HotelCancelDialog
