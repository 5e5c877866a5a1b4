import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import * as select from '../../machines/hostTransfer/hostTransfer.selectors.ts'

interface Options {
  transfer: HostTransferActorRef
  camera: CaptureActorRef
  microphone: CaptureActorRef
}

/** Whoever accepted to be host has pressed for camera and microphone with it. */
export const useOpening = ({ transfer, camera, microphone }: Options) => {
  const standing = useSelector(transfer, select.selectStanding)
  const before = useRef(standing)
  useEffect(() => {
    const was = before.current
    before.current = standing
    if (was !== 'takingOver' || standing !== 'stable') return
    camera.send({ type: 'capture.open' })
    microphone.send({ type: 'capture.open' })
  }, [standing, camera, microphone])
}
