import { FormattedMessage } from 'react-intl'

import type { BeautyParam } from '../../../contract/room/ports.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Range } from '../../kit/Range.tsx'
import { Tool } from './LiveTools.styles.ts'

export interface BeautyControlProps {
  isOn: boolean
  beauty: BeautyParam
  onSwitch: (isOn: boolean) => void
  onChange: (beauty: BeautyParam) => void
}

/** LIVE-03: three sliders, 50 each; off by default. */
export const BeautyControl = ({ isOn, beauty, onSwitch, onChange }: BeautyControlProps) => (
  <Tool>
    <Checkbox name="beauty" checked={isOn} onChange={onSwitch}>
      <FormattedMessage id="player.beauty" />
    </Checkbox>
    {isOn &&
      (['beautyValue', 'brightnessValue', 'ruddyValue'] as const).map((field) => (
        <Range
          key={field}
          label={<FormattedMessage id={`player.beauty.${field}`} values={{ value: beauty[field] }} />}
          value={beauty[field]}
          onChange={(value) => onChange({ ...beauty, [field]: value })}
        />
      ))}
  </Tool>
)
