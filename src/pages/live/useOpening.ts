import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import { selectDeviceId, selectDevices, selectIsOn } from '../../machines/capture/capture.selectors.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import * as select from '../../machines/hostTransfer/hostTransfer.selectors.ts'

interface Options {
  transfer: HostTransferActorRef
  camera: CaptureActorRef
  microphone: CaptureActorRef
}

/** A member who accepted to be host has pressed for camera and microphone with it. */
export const useOpening = ({ transfer, camera, microphone }: Options) => {
  const status = useSelector(transfer, select.selectStatus)
  const before = useRef(status)
  useEffect(() => {
    const was = before.current
    before.current = status
    if (was !== 'takingOver' || status !== 'stable') return
    // A guest's camera was opened small.
    const deviceId = selectDeviceId(camera.getSnapshot()) ?? selectDevices(camera.getSnapshot())[0]?.deviceId
    if (selectIsOn(camera.getSnapshot()) && deviceId !== undefined)
      camera.send({ type: 'capture.choose', deviceId })
    else camera.send({ type: 'capture.open' })
    microphone.send({ type: 'capture.open' })
  }, [status, camera, microphone])
}
