import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { live } from '../../app/lazyServices/live.ts'
import type { Device, DeviceKind } from '../../contract/room/ports.ts'

/** The devices of this computer, kept up to date; `when`: their names may be known only from then on. */
export const useDevices = (kind: DeviceKind, when: unknown): readonly Device[] => {
  const { probe } = useServices().own(live)
  const [devices, setDevices] = useState<readonly Device[]>([])
  useEffect(() => {
    let isOver = false
    const look = () => {
      probe.devices(kind).then(
        (found) => {
          if (!isOver) setDevices(found)
        },
        // There is nothing to choose from then.
        () => undefined,
      )
    }
    look()
    const unwatch = probe.watchDevices(look)
    return () => {
      isOver = true
      unwatch()
    }
  }, [probe, kind, when])
  return devices
}
