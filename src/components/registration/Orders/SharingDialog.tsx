import { FormattedMessage } from 'react-intl'

import { sharingForm } from '../../../contract/butler.ts'
import type { Failure } from '../../../contract/failure.ts'
import { SharingFields } from '../../kit/SharingFields.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { useForm } from '../../kit/useForm.ts'
import type { Hotel } from './HotelRow.tsx'

/** Lazy; mount it while it is open. */
export interface SharingDialogProps {
  readonly booking: Hotel
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Changes a guest's preference for sharing a room. */
const SharingDialog = ({ booking, isRefused, busy, failure, onSubmit, onClose }: SharingDialogProps) => {
  const form = useForm({
    schema: sharingForm,
    busy: busy || isRefused,
    failure,
    onValid: (values) => onSubmit(values),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="member.hotel.sharing" />}
      description={<FormattedMessage id="member.hotel.sharing.text" />}
      focusFirst="select"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="stay.save" />}
      onClose={onClose}
    >
      {!isRefused && <SharingFields form={form} sharing={booking.sharing} companion={booking.companion} />}
    </FormDialog>
  )
}
export default SharingDialog
