import { useSelector } from '@xstate/react'

import { SilenceAlert } from '../../components/live/Live/SilenceAlert.tsx'
import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import * as select from '../../machines/capture/capture.selectors.ts'

interface Props {
  microphone: CaptureActorRef
  /** The room has closed it while its owner was away. */
  wasClosed?: boolean
}

/** Says on air that nobody hears a microphone which its owner had opened. */
export const Silenced = ({ microphone, wasClosed = false }: Props) => {
  const view = useSelector(microphone, select.selectView)
  const why = useSelector(microphone, select.selectSilence)
  if (why === 'interrupted') return <SilenceAlert why="interrupted" />
  return why === 'closed' || (wasClosed && view === 'off') ? (
    <SilenceAlert why="closed" onOpen={() => microphone.send({ type: 'capture.open' })} />
  ) : null
}
