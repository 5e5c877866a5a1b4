import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { live } from '../../app/lazyServices/live.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { selectIsOn } from '../../machines/capture/capture.selectors.ts'
import { useToasts } from '../shared/useToasts.ts'
import { toggleMicrophone } from './toggleMicrophone.ts'
import { useCapture } from './useCapture.ts'
import { useKeys } from './useKeys.ts'

/** The funder's own microphone; closed when the room closes it. */
export const useFunderMic = ({ hub, media }: RoomSession, room: RoomView['room']) => {
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
  // The room closes it when its owner was away for too long: an owner who is back must learn that they cannot be heard.
  useEffect(
    () =>
      hub.watch((signal) => {
        if (signal.type !== 'hub.online' || signal.view.room.funderMicStatus) return
        if (!selectIsOn(microphone.getSnapshot())) return
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
    // A user who closes it by hand has left this state before the room reports it.
    if (!isClosed || !selectIsOn(microphone.getSnapshot())) return
    microphone.send({ type: 'capture.close' })
    say('info', 'room.funderMic.closed')
  }, [isOn, microphone, say])
  return { microphone, isOngoing, wasClosed }
}
