import { FormattedMessage, useIntl } from 'react-intl'

import type { KeptRoom } from '../../../contract/conferenceHotels.ts'
import { inLanguage } from '../../../contract/inLanguage.ts'
import { ItemActs } from '../../kit/ItemActs.tsx'
import { About, Counts, Item, List } from '../../kit/listEditor.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Note } from './ConferenceHotels.styles.ts'
import { roomName } from './typedRoom.ts'

interface Props {
  readonly rooms: readonly KeptRoom[]
  readonly timeZone: string
  readonly onEdit: (room: KeptRoom) => void
  readonly onRetire: (room: KeptRoom) => void
}

/** Kinds of rooms with price and booking deadline; the retired ones last. */
export const RoomList = ({ rooms, timeZone, onEdit, onRetire }: Props) => {
  const intl = useIntl()
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
        const note = inLanguage(intl.locale, room.note, room.eng_note)
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
              {[inLanguage(intl.locale, room.address, room.eng_address), phone]
                .filter((text) => text !== '')
                .join(' · ')}
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
            <ItemActs
              name={name}
              onEdit={() => onEdit(room)}
              acts={[
                {
                  says: retired ? 'hotels.restore' : 'hotels.retire',
                  of: retired ? 'hotels.restore.of' : 'hotels.retire.of',
                  onClick: () => onRetire(room),
                },
              ]}
            />
          </Item>
        )
      })}
    </List>
  )
}
