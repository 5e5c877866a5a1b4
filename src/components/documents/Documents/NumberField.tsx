import { FormattedMessage } from 'react-intl'

import type { Reason } from '../../../contract/reasons.ts'
import { TextField } from '../../kit/TextField.tsx'

interface Props {
  /** Path in the design. */
  readonly name: string
  /** Message id. */
  readonly label: string
  readonly value: number
  readonly fault: Reason | undefined
  readonly onChange: (value: number) => void
}

/** A length or a size, in steps of a half. Input that is not a number is a fault at its field. */
export const NumberField = ({ name, label, value, fault, onChange }: Props) => (
  <TextField
    type="number"
    inputMode="decimal"
    step={0.5}
    name={name}
    label={<FormattedMessage id={label} />}
    error={fault === undefined ? undefined : <FormattedMessage id={`error.${fault}`} />}
    value={Number.isNaN(value) ? '' : value}
    autoComplete="off"
    onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
  />
)
