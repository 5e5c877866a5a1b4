import { lazy, Suspense } from 'react'

import { linesOfRoom } from '../../../components/conference/ConferenceHotels/typedRoom.ts'
import { changesOf } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { getConferenceHotels, type KeptRoom } from '../../../contract/conferenceHotels.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { isConflict, useSaleForm } from '../sale/useSaleForm.ts'
import { useWays } from '../sale/useWays.ts'
import { Newest } from '../../shared/Newest.tsx'
import type { RoomActProps } from './RoomAct.types.ts'

const HotelRoomDialog = lazy(
  () => import('../../../components/conference/ConferenceHotels/HotelRoomDialog.tsx'),
)

interface Props extends RoomActProps {
  readonly base: KeptRoom | null
  readonly typed: Typed
  readonly instantOf: (wall: string) => string
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: KeptRoom | null, typed: Typed) => void
}

/** One attempt to save a kind of room. */
export const RoomSaving = (props: Props) => {
  const { hotels, base, typed, instantOf, onAgain } = props
  const act = useSaleForm(props.sendAct, props.onEnd)
  const ways = useWays(hotels.time_zone)
  const conflict = (read: () => Typed) => (
    <Newest
      ask={(api, signal) =>
        api.call(getConferenceHotels, { conference_id: hotels.conference_id }, { signal })
      }
    >
      {({ rooms }) => {
        const newest = rooms.find(({ id }) => id === base?.id)
        const changes = newest && base ? changesOf(linesOfRoom(base, ways), linesOfRoom(newest, ways)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <Suspense fallback={null}>
      <HotelRoomDialog
        {...act}
        isNew={base === null}
        typed={typed}
        timeZone={hotels.time_zone}
        instantOf={instantOf}
        conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      />
    </Suspense>
  )
}
