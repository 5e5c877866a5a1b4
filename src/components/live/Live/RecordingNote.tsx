import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { Bar } from './Live.styles.ts'

export interface RecordingNoteProps {
  /** Null: there is none, or none yet. */
  videoId: number | null
  /** It is still being looked up. */
  isBusy: boolean
  onAsk: () => void
}

/** Link to the recording of a live, for visitors who stayed until its end. */
export const RecordingNote = ({ videoId, isBusy, onAsk }: RecordingNoteProps) => (
  <>
    <p role="status">
      {isBusy ? (
        <FormattedMessage id="room.recording.soon" />
      ) : (
        videoId === null && <FormattedMessage id="room.recording.none" />
      )}
    </p>
    <Bar>
      {isBusy && <Spinner />}
      {videoId !== null && (
        <ButtonLink href={`/videoDetails?video_id=${videoId}`}>
          <FormattedMessage id="room.recording" />
        </ButtonLink>
      )}
      {videoId === null && !isBusy && (
        <Button small variant="quiet" onClick={onAsk}>
          <FormattedMessage id="room.do.askRecording" />
        </Button>
      )}
    </Bar>
  </>
)
