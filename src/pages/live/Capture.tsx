import { useSelector } from '@xstate/react'

import { CaptureControls } from '../../components/live/LiveTools/CaptureControls.tsx'
import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'
import * as select from '../../machines/capture/capture.selectors.ts'

/** The controls of the own camera or microphone; the actor is made by `useCapture`. */
export const Capture = ({ capture }: { capture: CaptureActorRef }) => (
  <CaptureControls
    kind={useSelector(capture, select.selectKind)}
    view={useSelector(capture, select.selectView)}
    isBusy={useSelector(capture, select.selectIsBusy)}
    fault={useSelector(capture, select.selectFault)}
    devices={useSelector(capture, select.selectDevices)}
    deviceId={useSelector(capture, select.selectDeviceId)}
    onOpen={() => capture.send({ type: 'capture.open' })}
    onClose={() => capture.send({ type: 'capture.close' })}
    onMute={() => capture.send({ type: 'capture.mute' })}
    onUnmute={() => capture.send({ type: 'capture.unmute' })}
    onChoose={(deviceId) => capture.send({ type: 'capture.choose', deviceId })}
  />
)
