import { useIntl } from 'react-intl'

import type { Device, DeviceKind } from '../../../contract/room/ports.ts'
import { SelectField } from '../../kit/SelectField.tsx'

export interface DeviceSelectProps {
  kind: DeviceKind
  devices: readonly Device[]
  /** Null: the browser's own choice. */
  deviceId: string | null
  onChoose: (deviceId: string) => void
}

/** Names are unknown until the visitor has allowed the device; numbers are used until then. */
export const DeviceSelect = ({ kind, devices, deviceId, onChoose }: DeviceSelectProps) => {
  const { formatMessage } = useIntl()
  if (devices.length === 0) return null
  const chosen = devices.some((device) => device.deviceId === deviceId) ? deviceId : devices[0]?.deviceId
  return (
    <SelectField
      name={kind}
      label={formatMessage({ id: `player.device.${kind}` })}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {devices.map(({ deviceId: id, label }, place) => (
        <option key={id} value={id}>
          {label === '' ? formatMessage({ id: 'player.device.unnamed' }, { number: place + 1 }) : label}
        </option>
      ))}
    </SelectField>
  )
}
