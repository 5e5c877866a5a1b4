import { FormattedMessage } from 'react-intl'

import type { RoomState } from '../../contract/room/state.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { useSecondsLeft } from '../ui/useSecondsLeft.ts'
import { Count, Cover } from './Live.styles.ts'

export interface StageCoverProps {
  standing: 'not_started' | 'counting' | 'ongoing' | 'paused' | 'confirming' | 'moving' | 'ended'
  room: Pick<RoomState, 'liveStage' | 'pausedBy' | 'anchor' | 'funder'>
  /** When the three seconds are over, milliseconds; null: nobody counts. */
  countsUntil: number | null
  now: () => number
  /** Of the recording; null: there is none yet. */
  videoId: number | null
}

/** Instead of the picture while there is none to be seen. */
export const StageCover = ({ standing, room, countsUntil, now, videoId }: StageCoverProps) => {
  const left = useSecondsLeft(countsUntil, now)
  if (standing === 'counting') {
    return (
      <Cover role="timer" aria-live="assertive">
        <Count>{Math.max(1, left)}</Count>
        <p>
          <FormattedMessage id="room.counting" />
        </p>
      </Cover>
    )
  }
  if (room.liveStage === 'ongoing') return null
  const why = room.liveStage === 'paused' && room.pausedBy === 'hostLost' ? 'hostLost' : room.liveStage
  return (
    <Cover>
      <strong>
        <FormattedMessage id={`room.cover.${why}`} />
      </strong>
      <p>
        <FormattedMessage
          id={`room.cover.${why}.text`}
          values={{
            host: room.anchor.userName,
            funder: room.funder && (
              <FormattedMessage id="room.cover.funder" values={{ name: room.funder.userName }} />
            ),
          }}
        />
      </p>
      {room.liveStage === 'ended' && videoId !== null && (
        <ButtonLink href={`/videoDetails?video_id=${videoId}`}>
          <FormattedMessage id="room.recording" />
        </ButtonLink>
      )}
    </Cover>
  )
}
