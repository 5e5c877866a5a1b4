import { useSelector } from '@xstate/react'

import { SilenceAlert } from '../../components/live/Live/SilenceAlert.tsx'
import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import { selectView } from '../../machines/capture/capture.selectors.ts'
import type { ScreenShareActorRef } from '../../machines/screenShare/screenShare.machine.ts'
import * as screens from '../../machines/screenShare/screenShare.selectors.ts'
import { Silenced } from './Silenced.tsx'

interface Props {
  camera: CaptureActorRef
  microphone: CaptureActorRef
  share: ScreenShareActorRef
}

/** Tells a host on air which medium the audience lacks. */
export const OnAirAlert = ({ camera, microphone, share }: Props) => {
  const isSharing = useSelector(share, screens.selectView) === 'on'
  const isClosed = [useSelector(camera, selectView), useSelector(microphone, selectView)].every(
    (view) => view === 'off' || view === 'failed',
  )
  if (isSharing || !isClosed) return <Silenced microphone={microphone} />
  const open = () => {
    for (const device of [camera, microphone]) device.send({ type: 'capture.open' })
  }
  return <SilenceAlert why="nothing" onOpen={open} />
}
