import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { RoomBooking } from '../../../contract/conferenceHotels.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'

/** Lazy; mount it while it is open. */
export interface PairDialogProps {
  readonly booking: RoomBooking
  /** Possible roommates, those with the same wish first; null: not known yet. */
  readonly others: readonly RoomBooking[] | null
  /** Failure of loading them, with a retry. */
  readonly lost: { readonly failure: Failure | null; readonly onRetry: () => void } | null
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Chooses the roommate of a guest. */
const PairDialog = ({ booking, others, lost, onSubmit, onClose, ...act }: PairDialogProps) => {
  const intl = useIntl()
  const [chosen, setChosen] = useState<string | null>(null)
  const other = chosen ?? others?.[0]?.id.toString() ?? ''
  const wishOf = ({ sharing, companion }: RoomBooking) =>
    [intl.formatMessage({ id: `stay.sharing.${sharing}` }), companion]
      .filter((text) => text !== '')
      .join(': ')
  const choice = (): ReactNode => {
    if (lost !== null) return <FailureState failure={lost.failure} onRetry={lost.onRetry} />
    if (others === null) return <Skeleton $height="4rem" />
    if (others.length === 0)
      return (
        <EmptyState>
          <FormattedMessage id="hotels.pair.nobody" />
        </EmptyState>
      )
    return (
      <SelectField
        name="other"
        label={<FormattedMessage id="hotels.pair.other" />}
        hint={<FormattedMessage id="hotels.pair.other.hint" />}
        value={other}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.name} (${wishOf(each)})`}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <Dialog
      title={<FormattedMessage id="hotels.pair.of" values={{ name: booking.name }} />}
      description={<FormattedMessage id="hotels.pair.about" values={{ wish: wishOf(booking) }} />}
      onClose={act.busy ? undefined : onClose}
    >
      {!act.isRefused && choice()}
      <DialogEnd
        {...act}
        submit={
          other === '' ? null : (
            <Button busy={act.busy} onClick={() => onSubmit({ other })}>
              <FormattedMessage id="hotels.pair" />
            </Button>
          )
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
export default PairDialog
