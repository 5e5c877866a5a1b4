import { FormattedMessage, useIntl } from 'react-intl'

import type { Reason } from '../../../contract/reasons.ts'
import { SelectField } from '../../kit/SelectField.tsx'

interface Props<Value extends string> {
  /** Path in the design. */
  readonly name: string
  /** Message id; each choice is named by it, `<label>.<value>`. */
  readonly label: string
  readonly choices: readonly Value[]
  readonly value: Value
  readonly fault?: Reason | undefined
  readonly onChange: (value: Value) => void
}

/** One of a few. */
export const ChoiceField = <Value extends string>(props: Props<Value>) => {
  const { name, label, choices, value, fault, onChange } = props
  const intl = useIntl()
  return (
    <SelectField
      name={name}
      label={<FormattedMessage id={label} />}
      error={fault === undefined ? undefined : <FormattedMessage id={`error.${fault}`} />}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((each) => each === event.currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {intl.formatMessage({ id: `${label}.${each}` })}
        </option>
      ))}
    </SelectField>
  )
}
