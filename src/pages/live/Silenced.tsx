import { useSelector } from '@xstate/react'

import { SilenceAlert } from '../../components/live/Live/SilenceAlert.tsx'
import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import * as select from '../../machines/capture/capture.selectors.ts'

interface Props {
  microphone: CaptureActorRef
  /** The room has closed it while its owner was away. */
  wasClosed?: boolean
}

/** Warns on air that a microphone opened by its owner cannot be heard. */
export const Silenced = ({ microphone, wasClosed = false }: Props) => {
  const view = useSelector(microphone, select.selectView)
  const why = useSelector(microphone, select.selectSilence)
  if (why === 'interrupted') return <SilenceAlert why="interrupted" />
  return why === 'closed' || (wasClosed && view === 'off') ? (
    <SilenceAlert why="closed" onOpen={() => microphone.send({ type: 'capture.open' })} />
  ) : null
}
