import { useState, type RefObject } from 'react'

import { useServices } from '../../app/context.tsx'
import { createCheckPort, live } from '../../app/lazyServices/live.ts'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { deviceCheckMachine } from '../../machines/deviceCheck/deviceCheck.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The choices made here are used by the live later. */
export const useDeviceCheck = (mirror: RefObject<HTMLVideoElement | null>) => {
  const { own } = useServices()
  const preferences = own(livePreferences)
  const [logic] = useState(() =>
    deviceCheckMachine.provide({
      actors: actorsOf(
        deviceCheckMachine,
        createCheckPort(own(live).probe, () => mirror.current),
      ),
    }),
  )
  const chosen = {
    camera: preferences.device('camera'),
    microphone: preferences.device('microphone'),
    speaker: preferences.device('speaker'),
  }
  const check = useFlow(logic, { input: { chosen } })
  useEmitted<typeof deviceCheckMachine>(check, {
    'device.chosen': ({ kind, deviceId }) => preferences.keepDevice(kind, deviceId),
  })
  return check
}
