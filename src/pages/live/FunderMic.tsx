import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { live } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import { Devices, Note, Panel } from '../../components/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { useToasts } from '../shared/useToasts.ts'
import { Capture } from './Capture.tsx'
import { Silenced } from './Silenced.tsx'
import { toggleMicrophone } from './toggleMicrophone.ts'
import { useCapture } from './useCapture.ts'
import { useKeys } from './useKeys.ts'

interface Props {
  session: RoomSession
  view: Pick<RoomView, 'room'>
}

/** The funder's own microphone, heard by everybody while the live is on; the host may only close it. */
export const FunderMic = ({ session: { hub, media }, view: { room } }: Props) => {
  const { probe } = useServices().own(live)
  const { say } = useToasts()
  const isOngoing = room.liveStage === 'ongoing'
  const microphone = useCapture({
    media,
    probe,
    kind: 'microphone',
    clarity: room.clarityLimit,
    mayPublish: isOngoing,
    funderOf: hub,
  })
  useKeys({ KeyM: () => toggleMicrophone(microphone) })
  const isOn = room.funderMicStatus
  const [wasClosed, setWasClosed] = useState(false)
  // The room closes it when its owner was away for too long: whoever is back must learn that nobody hears them.
  useEffect(
    () =>
      hub.watch((signal) => {
        if (signal.type !== 'hub.online' || signal.view.room.funderMicStatus) return
        if (!microphone.getSnapshot().matches('on')) return
        microphone.send({ type: 'capture.close' })
        setWasClosed(true)
      }),
    [hub, microphone],
  )
  useEffect(() => {
    if (isOn) setWasClosed(false)
  }, [isOn])
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
      <Silenced microphone={microphone} wasClosed={wasClosed} />
    </Devices>
  ) : (
    <Panel>
      <Note>
        <FormattedMessage id="room.funderMic.notNow" />
      </Note>
    </Panel>
  )
}
