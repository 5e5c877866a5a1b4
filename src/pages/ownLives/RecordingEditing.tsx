import { useServices } from '../../app/context.tsx'
import { RecordingForm } from '../../components/live/OwnLives/RecordingForm.tsx'
import { liveRecordingForm, saveLiveRecording, type OwnLive } from '../../contract/ownLive.ts'
import { Picture } from './Picture.tsx'
import { useLiveAct } from './useLiveAct.ts'

interface Props {
  readonly conferenceId: number
  readonly live: OwnLive
  readonly onEnd: () => void
}

/** Names the recording of a live, and hides or shows it. */
export const RecordingEditing = ({ conferenceId: conference_id, live, onEnd }: Props) => {
  const { api } = useServices()
  const { id, version, recording } = live
  const act = useLiveAct(
    ({ texts }, signal) => {
      const about = { conference_id, id, version, hidden: texts['hidden'] === '1' ? 1 : 0 }
      return api.call(saveLiveRecording, { ...about, ...liveRecordingForm.parse(texts) }, { signal })
    },
    'ownLive.saved',
    onEnd,
    onEnd,
  )
  return recording === null ? null : (
    <RecordingForm {...act} recording={recording} picture={(slot) => <Picture {...slot} />} />
  )
}
