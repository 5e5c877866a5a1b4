import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  bookingFilterIn,
  bookingQuery,
  bookingStates,
  type BookingFilter,
  type ConferenceHotels,
} from '../../../contract/conferenceHotels.ts'
import { sharings } from '../../../contract/hotelRoom.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Actions, Filters } from './ConferenceHotels.styles.ts'
import { roomName } from './typedRoom.ts'

interface Props {
  readonly value: BookingFilter
  readonly rooms: ConferenceHotels['rooms']
  readonly onChange: (filter: BookingFilter) => void
}

/** Which bookings are meant. */
export const BookingFilterForm = (props: Props) => <Fields key={bookingQuery(props.value)} {...props} />

/** The choices reset when the outside value changes. */
const Fields = ({ value, rooms, onChange }: Props) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const given = [...fields].map(([name, text]) => [name, typeof text === 'string' ? text : ''])
    onChange(bookingFilterIn(new URLSearchParams(given).toString()))
  }
  const any = (
    <option key="" value="">
      {intl.formatMessage({ id: 'hotels.filter.any' })}
    </option>
  )
  return (
    <Filters role="search" aria-label={intl.formatMessage({ id: 'hotels.filter' })} onSubmit={submit}>
      <SelectField
        name="state"
        label={<FormattedMessage id="hotels.filter.state" />}
        defaultValue={value.state ?? ''}
      >
        {any}
        {bookingStates.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: `hotels.state.${state}` })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="room"
        label={<FormattedMessage id="hotels.filter.room" />}
        defaultValue={value.room?.toString() ?? ''}
      >
        {any}
        {rooms.map((room) => (
          <option key={room.id} value={room.id}>
            {roomName(room, intl.locale)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="night"
        type="date"
        label={<FormattedMessage id="hotels.filter.night" />}
        defaultValue={value.night ?? ''}
      />
      <SelectField
        name="sharing"
        label={<FormattedMessage id="hotels.filter.sharing" />}
        defaultValue={value.sharing ?? ''}
      >
        {any}
        {sharings.map((sharing) => (
          <option key={sharing} value={sharing}>
            {intl.formatMessage({ id: `stay.sharing.${sharing}` })}
          </option>
        ))}
      </SelectField>
      <Actions>
        <Button type="submit" variant="quiet" small>
          <FormattedMessage id="hotels.filter.show" />
        </Button>
        {bookingQuery(value) !== '' && (
          <Button variant="plain" small onClick={() => onChange({})}>
            <FormattedMessage id="hotels.filter.clear" />
          </Button>
        )}
      </Actions>
    </Filters>
  )
}
