import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { stayForm } from '../../../contract/butler.ts'
import type { HotelRoom } from '../../../contract/hotelRoom.ts'
import type { Failure } from '../../../contract/failure.ts'
import { daysLater } from '../../../contract/times.ts'
import { parseLocale } from '../../../i18n/locale.ts'
import { formatMoment } from '../../../i18n/moments.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Subject } from '../Operators/ActDialog.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Form } from '../../kit/FormDialog.styles.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { Money } from '../../kit/Money.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { SharingFields } from '../../kit/SharingFields.tsx'

/** Lazy; mount it while it is open. */
export interface BookingDialogProps {
  readonly room: HotelRoom
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Chooses the nights of a stay; the room is paid at the hotel. */
const BookingDialog = ({ room, isRefused, busy, failure, onSubmit, onClose }: BookingDialogProps) => {
  const { nights, price } = room
  const intl = useIntl()
  const locale = parseLocale(intl.locale)
  const dayOf = (day: string) =>
    formatMoment(
      day,
      undefined,
      { year: 'numeric', month: 'short', day: 'numeric' },
      { locale, timeZone: 'UTC' },
    )
  const first = nights.findIndex(({ left }) => left > 0)
  const arrivals = nights.filter(({ left }) => left > 0)
  const departures = nights.map(({ day }) => daysLater(day, 1))
  const [stay, setStay] = useState({ check_in: nights[first]?.day ?? '', check_out: departures[first] ?? '' })
  const form = useForm({
    schema: stayForm,
    busy: busy || isRefused,
    failure,
    onValid: (values) => onSubmit(values),
    onDraft: ({ check_in = '', check_out = '' }) => setStay({ check_in, check_out }),
  })
  const refused = isRefused ? failure : form.general
  const count = nights.filter(({ day }) => stay.check_in <= day && day < stay.check_out).length
  return (
    <Dialog
      title={<FormattedMessage id="butler.book" />}
      description={
        <Subject>
          <strong>
            {room.hotel} · {room.room}
          </strong>
          <span>{room.address}</span>
          <span>
            <FormattedMessage
              id="butler.stay"
              values={{ nights: count, amount: <Money key="amount" fen={price * count} /> }}
            />
          </span>
        </Subject>
      }
      focusFirst={isRefused ? undefined : 'select'}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isRefused && (
          <>
            <SelectField
              name="check_in"
              label={<FormattedMessage id="butler.field.checkIn" />}
              error={faultOf(form, 'check_in')}
              defaultValue={stay.check_in}
            >
              {arrivals.map(({ day, left }) => (
                <option key={day} value={day}>
                  {intl.formatMessage({ id: 'butler.night' }, { day: dayOf(day), left })}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="check_out"
              label={<FormattedMessage id="butler.field.checkOut" />}
              error={faultOf(form, 'check_out')}
              defaultValue={stay.check_out}
            >
              {departures.map((day) => (
                <option key={day} value={day}>
                  {dayOf(day)}
                </option>
              ))}
            </SelectField>
            <SharingFields form={form} sharing="alone" companion="" />
          </>
        )}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={refused}
          submit={
            <Button type="submit" busy={busy}>
              <FormattedMessage id="butler.book.submit" />
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
export default BookingDialog
