import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { anchors, timings, type Timing } from '../../../contract/campaign.ts'
import type { Typed } from '../../../contract/typedCampaign.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'
import { Fields } from './Campaigns.styles.ts'

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>
  readonly typed: Typed
  readonly timeZone: string
}

const options = (values: readonly string[], prefix: string) =>
  values.map((value) => (
    <FormattedMessage key={value} id={`${prefix}.${value}`}>
      {(said) => <option value={value}>{said}</option>}
    </FormattedMessage>
  ))

/** Time of sending: at once, at a moment, or a number of days from a date of the conference. */
export const TimingFields = ({ form, typed, timeZone }: Props) => {
  const [timing, setTiming] = useState(typed['timing'] as Timing)
  const error = (name: string) => faultOf(form, name)
  return (
    <Fields>
      <SelectField
        name="timing"
        label={<FormattedMessage id="campaign.field.timing" />}
        error={error('timing')}
        value={timing}
        onChange={({ currentTarget }) => setTiming(currentTarget.value as Timing)}
      >
        {options(timings, 'campaign.timing')}
      </SelectField>
      {timing === 'at' && (
        <LocalTimeField
          name="send_at"
          timeZone={timeZone}
          label={<FormattedMessage id="campaign.field.sendAt" />}
          hint={<FormattedMessage id="campaign.clockOf" values={{ zone: timeZone }} />}
          error={error('send_at')}
          defaultValue={typed['send_at']}
        />
      )}
      {timing === 'relative' && (
        <>
          <TextField
            name="distance"
            type="number"
            min={0}
            max={730}
            label={<FormattedMessage id="campaign.field.days" />}
            error={error('distance')}
            defaultValue={typed['distance']}
          />
          <SelectField
            name="side"
            label={<FormattedMessage id="campaign.field.side" />}
            error={error('side')}
            defaultValue={typed['side']}
          >
            {options(['before', 'after'], 'campaign.side')}
          </SelectField>
          <SelectField
            name="anchor"
            label={<FormattedMessage id="campaign.field.anchor" />}
            hint={<FormattedMessage id="campaign.field.anchor.hint" />}
            error={error('anchor')}
            defaultValue={typed['anchor']}
          >
            {options(anchors, 'campaign.anchor')}
          </SelectField>
          <TextField
            name="clock"
            type="time"
            label={<FormattedMessage id="campaign.field.clock" />}
            hint={<FormattedMessage id="campaign.clockOf" values={{ zone: timeZone }} />}
            error={error('clock')}
            defaultValue={typed['clock']}
          />
        </>
      )}
    </Fields>
  )
}
