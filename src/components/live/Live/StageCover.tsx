import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { isRehearsal } from '../../../contract/room/rehearsal.ts'
import type { RoomState } from '../../../contract/room/state.ts'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Count, Cover, CoverImage } from './Live.styles.ts'
import { Until } from './Until.tsx'

export interface StageCoverProps {
  status: 'not_started' | 'early' | 'counting' | 'ongoing' | 'paused' | 'confirming' | 'moving' | 'ended'
  room: Pick<RoomState, 'liveStage' | 'pausedBy' | 'anchor' | 'funder' | 'images' | 'rehearsalUntil'>
  /** End of the three-second countdown, milliseconds; null: no countdown. */
  countsUntil: number | null
  /** Announced start, ISO 8601; null: not known. */
  startsAt: string | null
  now: () => number
  /** For the host, who tests the camera and must see it. */
  isLow: boolean
  /** Status of the recording, once it is over. */
  recording: ReactNode
  /** Link to the rehearsal, for those who may enter it. */
  rehearsal: ReactNode
}

/** Replaces the picture while there is none (LIVE-06: `live_image` is its cover). */
export const StageCover = (props: StageCoverProps) => {
  const { status, room, countsUntil, startsAt, now, isLow, recording, rehearsal } = props
  const left = useSecondsLeft(countsUntil, now)
  if (status === 'counting') {
    return (
      <Cover $low role="timer" aria-live="assertive">
        <Count>{Math.max(1, left)}</Count>
        <p>
          <FormattedMessage id="room.counting" />
        </p>
      </Cover>
    )
  }
  if (room.liveStage === 'ongoing') return null
  const why = room.liveStage === 'paused' && room.pausedBy === 'hostLost' ? 'hostLost' : room.liveStage
  const { live_image: image } = room.images
  if (isRehearsal(room) && (why === 'paused' || why === 'ended')) {
    return (
      <Cover $low={isLow}>
        <strong>
          <FormattedMessage id={`room.rehearsal.cover.${why}`} />
        </strong>
        <p>
          <FormattedMessage id={`room.rehearsal.cover.${why}.text`} values={{ host: room.anchor.userName }} />
        </p>
      </Cover>
    )
  }
  return (
    <Cover $low={isLow}>
      {image !== '' && !isLow && <CoverImage src={image} alt="" />}
      <strong>
        <FormattedMessage id={`room.cover.${why}`} />
      </strong>
      {room.liveStage === 'not_started' && startsAt !== null && <Until at={startsAt} now={now} />}
      <p>
        <FormattedMessage
          id={isLow && why !== 'ended' ? `room.cover.${why}.own` : `room.cover.${why}.text`}
          values={{
            host: room.anchor.userName,
            funder: room.funder && (
              <FormattedMessage id="room.cover.funder" values={{ name: room.funder.userName }} />
            ),
          }}
        />
      </p>
      {room.liveStage === 'not_started' && rehearsal}
      {room.liveStage === 'ended' && recording}
    </Cover>
  )
}
