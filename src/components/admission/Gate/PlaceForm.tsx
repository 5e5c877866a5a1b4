import { FormattedMessage } from 'react-intl'

import { gatePlace } from '../../../contract/gatePlace.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Narrow } from './Gate.styles.ts'

export interface PlaceFormProps {
  /** At least one. */
  conferences: readonly { id: number; title: string }[]
  /** Last gate of this device. */
  place: { conferenceId: number; gate: string } | null
  onChoose: (place: { conferenceId: number; gate: string }) => void
}

/** Chooses the conference and the name of this gate, which a second scan shows. */
export const PlaceForm = ({ conferences, place, onChoose }: PlaceFormProps) => {
  const form = useForm({
    schema: gatePlace,
    busy: false,
    onValid: ({ conference_id, gate }) => onChoose({ conferenceId: conference_id, gate }),
  })
  return (
    <Narrow {...form.props}>
      <FaultSummary form={form} />
      <SelectField
        name="conference_id"
        label={<FormattedMessage id="gate.conference" />}
        defaultValue={place?.conferenceId ?? conferences[0]?.id}
      >
        {conferences.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        name="gate"
        label={<FormattedMessage id="gate.name" />}
        hint={<FormattedMessage id="gate.name.hint" />}
        error={faultOf(form, 'gate')}
        maxLength={80}
        autoComplete="off"
        defaultValue={place?.gate}
      />
      <Button type="submit">
        <FormattedMessage id="gate.start" />
      </Button>
    </Narrow>
  )
}
