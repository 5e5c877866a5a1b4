import { FormattedMessage } from 'react-intl'

import { hotelLimits, hotelRoomForm } from '../../../contract/conferenceHotels.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { SavingDialog, type SavingProps } from '../../kit/SavingDialog.tsx'
import type { Typed } from '../../kit/typedOf.ts'
import { TextArea } from '../../kit/TextArea.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { roomNotes, roomTexts } from './typedRoom.ts'

/** Lazy; mount it while it is open. */
export interface HotelRoomDialogProps extends SavingProps {
  readonly isNew: boolean
  readonly typed: Typed
  readonly timeZone: string
  readonly instantOf: (wall: string) => string
}

/** A kind of room, both languages side by side. The input stays until it is saved. */
const HotelRoomDialog = (props: HotelRoomDialogProps) => {
  const { isNew, typed, timeZone, instantOf, isRefused, busy, failure } = props
  const form = useForm({
    schema: hotelRoomForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  const about = (name: string) => ({
    name,
    label: <FormattedMessage id={`hotels.field.${name}`} />,
    error: faultOf(form, name),
    defaultValue: typed[name],
  })
  return (
    <SavingDialog
      {...props}
      form={form}
      title={<FormattedMessage id={isNew ? 'hotels.room.new' : 'hotels.room.edit'} />}
      description={isNew ? undefined : <FormattedMessage id="hotels.room.kept" />}
      focusFirst="input"
    >
      {roomTexts.map((name) => (
        <TextField
          key={name}
          {...about(name)}
          maxLength={name.endsWith('address') ? hotelLimits.address : hotelLimits.name}
          autoComplete="off"
          required
        />
      ))}
      <TextField
        {...about('price')}
        hint={<FormattedMessage id="sale.field.amount.hint" />}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <TextField
        {...about('quota')}
        hint={<FormattedMessage id="hotels.field.quota.hint" />}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        required
      />
      <LocalTimeField
        {...about('book_until')}
        timeZone={timeZone}
        hint={<FormattedMessage id="hotels.field.book_until.hint" values={{ zone: timeZone }} />}
      />
      <TextField {...about('phone')} type="tel" maxLength={60} autoComplete="off" />
      {roomNotes.map((name) => (
        <TextArea key={name} {...about(name)} maxLength={hotelLimits.note} rows={3} />
      ))}
    </SavingDialog>
  )
}
export default HotelRoomDialog
