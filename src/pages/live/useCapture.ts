import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { createCapturePort, createFunderMicPort } from '../../app/lazyServices/live.ts'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { cameraProfile, guestProfile } from '../../contract/room/ports.ts'
import type { DeviceProbe, LiveMedia, RoomHub } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { captureMachine } from '../../machines/capture/capture.machine.ts'
import type { CaptureKind } from '../../machines/capture/capture.types.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useNewest } from '../shared/useNewest.ts'

interface Options {
  media: LiveMedia
  probe: Pick<DeviceProbe, 'devices' | 'watchDevices'>
  kind: CaptureKind
  clarity: RoomState['clarityLimit']
  /** Whether the visitor may send it; when that ends, so does the capture. */
  mayPublish: boolean
  /** On stage as a guest: shown small. */
  isGuest?: boolean
  /** For the funder's microphone: the room that grants it. */
  funderOf?: Pick<RoomHub, 'command'>
}

/** One's own camera or microphone; a lost connection leaves it as its owner had it. */
export const useCapture = ({
  media,
  probe,
  kind,
  clarity,
  mayPublish,
  isGuest = false,
  funderOf,
}: Options) => {
  const preferences = useServices().own(livePreferences)
  const newest = useNewest(clarity)
  const profile = useNewest(isGuest ? guestProfile : cameraProfile)
  const [logic] = useState(() => {
    const device = createCapturePort({
      ...{ media, probe, kind },
      clarity: () => newest.current,
      profile: () => profile.current,
    })
    const port = funderOf === undefined ? device : createFunderMicPort(device, media, funderOf)
    return captureMachine.provide({ actors: actorsOf(captureMachine, port) })
  })
  const capture = useFlow(logic, { input: { kind, deviceId: preferences.device(kind) } })
  useEmitted<typeof captureMachine>(capture, {
    'device.chosen': ({ deviceId }) => preferences.keepDevice(kind, deviceId),
  })
  useEffect(() => {
    if (!mayPublish) capture.send({ type: 'capture.close' })
  }, [capture, mayPublish])
  return capture
}
