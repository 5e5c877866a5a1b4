import { useServices } from '../../../app/context.tsx'
import { typedRoom } from '../../../components/conference/ConferenceHotels/typedRoom.ts'
import { instantsOf } from '../../../components/kit/typedOf.ts'
import { hotelRoomForm, saveHotelRoom, type KeptRoom } from '../../../contract/conferenceHotels.ts'
import { useAttempt } from '../sale/useAttempt.ts'
import type { RoomActProps } from './RoomAct.types.ts'
import { RoomSaving } from './RoomSaving.tsx'

interface Props extends RoomActProps {
  /** Null: a new one. */
  readonly room: KeptRoom | null
}

/** Creates or edits a kind of room; the input outlives a conflict. */
export const RoomEditing = ({ hotels, room, onEnd }: Props) => {
  const { api } = useServices()
  const { conference_id, time_zone } = hotels
  const { attempt, onAgain } = useAttempt(room, typedRoom(room, time_zone))
  const { base, typed, round } = attempt
  const instantOf = instantsOf(time_zone, [base?.book_until ?? null])
  return (
    <RoomSaving
      key={round}
      hotels={hotels}
      base={base}
      typed={typed}
      instantOf={instantOf}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts, key }, signal) => {
        const { book_until, ...fields } = hotelRoomForm(instantOf).parse(texts)
        const about = { conference_id, id: base?.id ?? 0, version: base?.version ?? 0, key }
        return api.call(saveHotelRoom, { ...about, ...fields, book_until: book_until ?? '' }, { signal })
      }}
    />
  )
}
