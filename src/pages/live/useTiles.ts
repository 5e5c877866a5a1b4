import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Tile } from '../../components/live/LivePlayer/LivePlayer.types.ts'
import { absenceOf } from '../../contract/room/absence.ts'
import type { LiveMedia, RoomView } from '../../contract/room/ports.ts'
import type { Slot } from '../../contract/room/wire.ts'
import { shownOf } from './tiles.ts'
import type { Place } from './tiles.ts'

/** The pictures of the rtc line, as the player shows them. */
export const useTiles = (media: LiveMedia, view: Pick<RoomView, 'me' | 'room'>): Tile[] => {
  const { formatMessage } = useIntl()
  const [attachOf] = useState(() => attachments(media))
  const gone = useGone(media)
  return shownOf(view).map(({ place, user, isOwn }) => ({
    id: `${place} ${user?.userId ?? ''}`,
    name: user?.userName ?? formatMessage({ id: 'player.screen' }),
    attach: attachOf(place),
    isGone: gone.includes(place as Slot),
    isOwn,
    absence: absenceOf({
      isScreen: user === null,
      isOwn,
      isLost: place === 'V0' && !view.room.anchorOnline,
    }),
  }))
}

/** Slots in which nothing is sent now. */
const useGone = (media: LiveMedia) => {
  const [gone, setGone] = useState<readonly Slot[]>([])
  useEffect(
    () =>
      media.on('remote', ({ slot, available }) =>
        setGone((before) => [...before.filter((one) => one !== slot), ...(available ? [] : [slot])]),
      ),
    [media],
  )
  return gone
}

/** One function for each place, so that a picture is not attached again when something else changes. */
const attachments = (media: LiveMedia) => {
  const made = new Map<Place, Tile['attach']>()
  return (place: Place) => {
    const attach = made.get(place) ?? ((element: HTMLVideoElement) => media.attach(place, element))
    made.set(place, attach)
    return attach
  }
}
