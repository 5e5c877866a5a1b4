import { FormattedMessage, useIntl } from 'react-intl'

import { SelectField } from '../../kit/SelectField.tsx'
import { marks, type MarkName } from './marksOf.ts'

interface Props {
  readonly name: MarkName
  /** Undefined: nothing is filtered by it. */
  readonly value: string | undefined
}

/** One of the marks that people can be filtered by. */
export const MarkField = ({ name, value }: Props) => {
  const intl = useIntl()
  return (
    <SelectField
      name={name}
      label={<FormattedMessage id={`people.filter.${name}`} />}
      defaultValue={value ?? ''}
    >
      <option value="">{intl.formatMessage({ id: 'people.filter.any' })}</option>
      {marks[name].map((mark) => (
        <option key={mark} value={mark}>
          {intl.formatMessage({ id: `people.mark.${name}.${mark}` })}
        </option>
      ))}
    </SelectField>
  )
}
