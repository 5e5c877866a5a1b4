import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { live } from '../../app/own/live.ts'
import type { RoomSession } from '../../app/own/live.ts'
import { Devices, Note, Panel } from '../../components/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { useSay } from '../shared/useSay.ts'
import { Capture } from './Capture.tsx'
import { toggleMicrophone } from './toggleMicrophone.ts'
import { useCapture } from './useCapture.ts'
import { useKeys } from './useKeys.ts'

interface Props {
  session: RoomSession
  view: Pick<RoomView, 'room'>
  isResuming: boolean
}

/** The funder's own microphone, heard by everybody while the live is on; the host may only close it. */
export const FunderMic = ({ session: { hub, media }, view: { room }, isResuming }: Props) => {
  const { probe } = useServices().own(live)
  const { say } = useSay()
  const isOngoing = room.liveStage === 'ongoing'
  const microphone = useCapture({
    media,
    probe,
    kind: 'microphone',
    clarity: room.clarityLimit,
    mayPublish: isOngoing && !isResuming,
    funderOf: hub,
  })
  useKeys({ KeyM: () => toggleMicrophone(microphone) })
  const isOn = room.funderMicStatus
  const wasOn = useRef(isOn)
  useEffect(() => {
    const isClosed = wasOn.current && !isOn
    wasOn.current = isOn
    // Who closes it by hand has left this state before the room says so.
    if (!isClosed || !microphone.getSnapshot().matches('on')) return
    microphone.send({ type: 'capture.close' })
    say('info', 'room.funderMic.closed')
  }, [isOn, microphone, say])
  return isOngoing ? (
    <Devices>
      <Capture capture={microphone} />
    </Devices>
  ) : (
    <Panel>
      <Note>
        <FormattedMessage id="room.funderMic.notNow" />
      </Note>
    </Panel>
  )
}
