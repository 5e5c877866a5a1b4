import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { live } from '../../app/lazyServices/live.ts'
import { RecordingNote } from '../../components/live/Live/RecordingNote.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { recordingMachine } from '../../machines/recording/recording.machine.ts'
import * as select from '../../machines/recording/recording.selectors.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Props {
  liveId: number
  /** As far as it was known when the page came. */
  videoId: number | null
}

/** The recording of a live that is over; mounted from then on. */
export const Recording = ({ liveId, videoId }: Props) => {
  const { own, delays } = useServices()
  const service = own(live)
  const [logic] = useState(() =>
    recordingMachine.provide({
      actors: actorsOf(recordingMachine, {
        askRecording: async (signal) => (await service.info(liveId, signal)).video_id,
      }),
      delays: delays.pause === undefined ? {} : { pause: delays.pause },
    }),
  )
  const recording = useFlow(logic, { input: { videoId } })
  return (
    <RecordingNote
      videoId={useSelector(recording, select.selectVideoId)}
      isBusy={useSelector(recording, select.selectIsBusy)}
      onAsk={() => recording.send({ type: 'recording.ask' })}
    />
  )
}
