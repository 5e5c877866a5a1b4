import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { Setting } from '../../components/live/Live/Live.styles.ts'
import { DeviceSelect } from '../../components/live/LiveTools/DeviceSelect.tsx'
import type { LiveMedia } from '../../contract/room/ports.ts'
import { useToasts } from '../shared/useToasts.ts'
import { useDevices } from './useDevices.ts'

interface Props {
  media: LiveMedia
  /** A part that speaks has allowed the microphone, and with it the names of devices. */
  role: string
}

/** Choice of the speaker; empty where there is only one. */
export const Speaker = ({ media, role }: Props) => {
  const preferences = useServices().own(livePreferences)
  const { say } = useToasts()
  const devices = useDevices('speaker', role)
  const [deviceId, setDeviceId] = useState<string | null>(null)
  // Without names, which a browser reveals only after permission, a choice is not possible.
  if (!media.caps.speakerSelect || devices.filter(({ label }) => label !== '').length < 2) return null
  return (
    <Setting>
      <DeviceSelect
        kind="speaker"
        devices={devices}
        deviceId={deviceId}
        onChoose={(chosen) => {
          setDeviceId(chosen)
          media.setSpeaker(chosen).then(
            () => preferences.keepDevice('speaker', chosen),
            () => say('error', 'live.remedy.failed'),
          )
        }}
      />
    </Setting>
  )
}
