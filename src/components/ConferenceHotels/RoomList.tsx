import { FormattedMessage, useIntl } from 'react-intl'

import type { KeptRoom } from '../../contract/conferenceHotels.ts'
import { About, Buttons, Counts, Item, List } from '../TicketSale/TicketSale.styles.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Money } from '../ui/Money.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'
import { Note } from './ConferenceHotels.styles.ts'
import { roomName } from './typedRoom.ts'

interface Props {
  readonly rooms: readonly KeptRoom[]
  readonly timeZone: string
  readonly onEdit: (room: KeptRoom) => void
  readonly onRetire: (room: KeptRoom) => void
}

/** Kinds of rooms with what they cost and until when they are booked; the retired ones last. */
export const RoomList = ({ rooms, timeZone, onEdit, onRetire }: Props) => {
  const intl = useIntl()
  const pick = (zh: string, en: string) => (intl.locale === 'en' ? en || zh : zh || en)
  if (rooms.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="hotels.rooms.empty" />
      </EmptyState>
    )
  return (
    <List>
      {rooms.map((room) => {
        const { id, price, quota, book_until: until, phone, retired } = room
        const name = roomName(room, intl.locale)
        const note = pick(room.note, room.eng_note)
        const label = (text: string) => intl.formatMessage({ id: text }, { name })
        return (
          <Item key={id} $retired={retired} data-room={id}>
            <h3>{name}</h3>
            <About>
              {[
                roomName(room, intl.locale === 'en' ? 'zh-CN' : 'en'),
                ...(retired ? [intl.formatMessage({ id: 'hotels.retired' })] : []),
              ].join(' · ')}
            </About>
            <About>
              {[pick(room.address, room.eng_address), phone].filter((text) => text !== '').join(' · ')}
            </About>
            {note !== '' && <Note>{note}</Note>}
            <Counts>
              <div>
                <dt>
                  <FormattedMessage id="hotels.count.price" />
                </dt>
                <dd>
                  <Money fen={price} />
                </dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage id="hotels.count.quota" />
                </dt>
                <dd>
                  <FormattedMessage id="sale.count.number" values={{ number: quota }} />
                </dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage id="hotels.field.book_until" />
                </dt>
                <dd>
                  {until === null ? (
                    <FormattedMessage id="hotels.until.none" />
                  ) : (
                    <Moment at={until} timeZone={timeZone} format={toTheMinuteWithYear} />
                  )}
                </dd>
              </div>
            </Counts>
            <Buttons>
              <Button
                variant="quiet"
                small
                aria-label={label('sale.type.edit.of')}
                onClick={() => onEdit(room)}
              >
                <FormattedMessage id="sale.edit" />
              </Button>
              <Button
                variant="quiet"
                small
                aria-label={label(retired ? 'hotels.restore.of' : 'hotels.retire.of')}
                onClick={() => onRetire(room)}
              >
                <FormattedMessage id={retired ? 'hotels.restore' : 'hotels.retire'} />
              </Button>
            </Buttons>
          </Item>
        )
      })}
    </List>
  )
}
